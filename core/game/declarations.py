#!/usr/bin/python3
"""Writes what tiller.h declares for Lua, Python and C#. With --check, reports which of these files differ from it, and which
functions Godot's extension, whose table has other types and names, does not call."""

import re
import sys
from pathlib import Path

HERE = Path(__file__).parent
FILES = {"lua/tiller_h.lua": "--", "python/tiller/_tiller_h.py": "#", "csharp/Native.cs": "//"}
NUMBERS = {  # in Python, in C#
    "double": ("c_double", "double"), "size_t": ("c_size_t", "UIntPtr"), "int32_t": ("c_int32", "int"),
    "uint8_t": ("c_uint8", "byte"), "uint16_t": ("c_uint16", "ushort"), "uint32_t": ("c_uint32", "uint"),
    "uint64_t": ("c_uint64", "ulong"), "tiller_world": ("c_uint64", "ulong"), "tiller_builder": ("c_uint64", "ulong"),
    "char": ("c_char", "byte"), "void": ("c_char", "byte")}

PYTHON_HEAD = '''"""tiller.h, as ctypes sees it."""

from ctypes import (CFUNCTYPE, POINTER, Structure, c_char_p, c_double, c_int, c_int32, c_size_t, c_uint8,
                    c_uint16, c_uint32, c_uint64, c_void_p)


class Struct(Structure):
    """Plain data, to keep and compare."""

    def __iter__(self):
        return (getattr(self, name) for name, _ in self._fields_)

    def __eq__(self, other):
        return type(self) is type(other) and tuple(self) == tuple(other)

    def __hash__(self):
        return hash(tuple(self))

    def __repr__(self):
        return "%s(%s)" % (type(self).__name__, ", ".join(map("%s=%r".__mod__, zip(dict(self._fields_), self))))'''


def clean(header):
    """The declarations alone, each part of a list on one line."""
    text = re.search(r'extern "C" \{\n#endif\n(.*)#ifdef __cplusplus', header, re.S)[1]
    for unwanted in (r"/\*.*?\*/", r"#if.*?#endif\n", r"static inline .*?\n}\n", r"(?m)^#define.*\n", "TILLER_API ", r"[ \t]+(?=\n)"):
        text = re.sub(unwanted, "", text, flags=re.S if "*?" in unwanted else 0)
    return re.sub(r",\n\s+", ", ", re.sub(r"\n+", "\n", text)).lstrip()


def pascal(name):
    return "".join(word.capitalize() for word in name.replace("tiller_", "").split("_"))


class Variable:
    """A field or an argument: the type without const, the stars, and the name."""

    def __init__(self, text):
        words = re.match(r"(?:const )?(\w+)\s*(\**)\s*(\w+)$", text.strip())
        self.type, self.stars, self.name = words[1], len(words[2]), words[3]


def variables(text):
    return [Variable(each) for each in text.split(", ") if each != "void"]


class Header:
    """What scripts call. An allocator must work until the process ends, so games set it in C."""

    def __init__(self, text):
        text = re.sub(r"(?m)^.*\b(tiller_allocate|tiller_release|tiller_set_allocator)\b.*\n", "", text)
        self.enums = re.findall(r"typedef enum (\w+)", text)
        self.calls = [(pascal(name), variables(arguments)) for name, arguments in
                      re.findall(r"void \(\*(\w+)\)\((.*?)\);", text)]  # those that others take come first
        self.structs = {name: self.fields(body) for name, body in
                        re.findall(r"typedef struct (\w+) \{\n(.*?)\n\}", text, re.S)}
        self.functions = re.findall(r"^((?:const char\*)|tiller_result) (\w+)\((.*)\);", text, re.M)

    @staticmethod
    def fields(body):
        fields = []
        for line in re.findall(r"\s*(.*);", body):
            call = re.match(r"void \(\*(\w+)\)", line)
            if call:
                line = pascal(call[1]) + " " + call[1]
            kind, names = re.match(r"((?:const )?\w+)\s*(.*)", line).groups()
            fields += [Variable(f"{kind} {name}") for name in names.replace("* ", "*").split(", ")]
        return fields


def ctype(header, of):
    base = NUMBERS.get(of.type, ("c_int" if of.type in header.enums else pascal(of.type),))[0]
    if of.stars and of.type in ("char", "void"):
        base, of = f"c_{of.type}_p", Variable(of.type + "*" * (of.stars - 1) + of.name)
    return "POINTER(" * of.stars + base + ")" * of.stars


def python(header):
    """Columns, lists and bytes are addresses; texts are bytes that end with a zero."""
    def field(of):
        return "c_void_p" if of.stars and of.type != "char" else ctype(header, of)

    def arguments(all):
        given = [(of.type, of.name) for of in all if not of.stars]
        is_list = ("size_t", "count") in given or ("size_t", "room") in given
        has_length = any(of.stars and of.name == "length" for of in all)
        for of in all:
            if of.stars == 1 and of.type in header.structs and is_list:
                yield "c_void_p"
            elif of.stars == 2 and (of.type == "double" or has_length):
                yield "POINTER(c_void_p)"
            else:
                yield ctype(header, of)

    yield PYTHON_HEAD
    late = {name: all for name, all in header.calls}
    for name, fields in header.structs.items():
        needed = [of.type if of.type in late else pascal(of.type) for of in fields]
        needed = [pascal(of.type) for call in needed for of in late.get(call, [])] + needed
        for call in needed:
            if call in late:
                yield f"\n{call} = CFUNCTYPE(None, {', '.join(ctype(header, of) for of in late.pop(call))})"
        yield f"\n\nclass {pascal(name)}(Struct):\n    _fields_ = ["
        yield from (f'        ("{of.name}", {field(of)}),' for of in fields)
        yield "    ]"
    yield "\n\nFUNCTIONS = {"
    for result, name, given in header.functions:
        result = "c_int" if result == "tiller_result" else "c_char_p"
        yield f'    "{name}": ({result}, [{", ".join(arguments(variables(given)))}]),'
    yield "}"


def csharp(header):
    """Vec2 and Agent, which games use, are in Tiller.cs."""
    def type_of(of, text, call="IntPtr"):
        if of.stars == 1 and of.type == "char":
            return text
        if pascal(of.type) in dict(header.calls):
            return call
        base = NUMBERS.get(of.type, ("", "int" if of.type in header.enums else pascal(of.type)))[1]
        return "IntPtr" if of.name == "user" else base + "*" * of.stars

    def declared(all, text):
        return ", ".join(f"{type_of(of, text)} {of.name}" for of in all)

    yield "#pragma warning disable 649 // the library writes fields that no line here does"
    yield "using System;\nusing System.Runtime.InteropServices;\n\nnamespace Tiller\n{"
    yield "    /// tiller.h, as it is. Structs have its names and its order.\n    static unsafe class Native\n    {"
    yield "#if (UNITY_IOS || UNITY_TVOS || UNITY_VISIONOS || UNITY_WEBGL) && !UNITY_EDITOR"
    yield '        const string Library = "__Internal"; // linked into the game\n#else'
    yield '        const string Library = "tiller";\n#endif'
    for name, fields in header.structs.items():
        if name not in ("tiller_vec2", "tiller_agent"):
            yield "        [StructLayout(LayoutKind.Sequential)]"
            yield f"        internal struct {pascal(name)}\n        {{"
            yield from (f"            public {type_of(of, 'byte*')} {pascal(of.name)};" for of in fields)
            yield "        }"
    for name, all in header.calls:
        yield "        [UnmanagedFunctionPointer(CallingConvention.Cdecl)]"
        yield f"        internal delegate void {name}Call({declared(all, 'IntPtr')});"
    for result, name, given in header.functions:
        result = "int" if result == "tiller_result" else "byte*"
        given = variables(given)
        yield f'        [DllImport(Library)] internal static extern {result} {name}({declared(given, "byte[]")});'
        if given and given[0].type == "tiller_world" and name != "tiller_close":
            handle = ", ".join(["WorldHandle world"] + ([declared(given[1:], "byte[]")] if given[1:] else []))
            passed = ", ".join(["number"] + [of.name for of in given[1:]])
            yield f"        internal static int {name}({handle})"
            yield f"        {{ ulong number = world.Take(); return world.GiveBack(number, {name}({passed})); }}"
    yield "    }\n}"


def main():
    text = clean((HERE / "tiller.h").read_text())
    header = Header(text)
    contents = [["return [[", text + "]]"], python(header), csharp(header)]
    differ = 0
    for (name, comment), lines in zip(FILES.items(), contents):
        made = "\n".join([f"{comment} Made by declarations.py from tiller.h.", *lines]) + "\n"
        if "--check" not in sys.argv:
            (HERE / name).write_text(made)
        elif (HERE / name).read_text() != made:
            print(f"core/game/{name} differs from tiller.h: run core/game/declarations.py")
            differ = 1
    godot = "".join(file.read_text() for file in (HERE / "godot").glob("*.c"))
    for _, name, _ in header.functions:
        if name.startswith("tiller_build"):
            continue  # scripts write projects as JSON
        if not re.search(name + r"[()]", godot):
            print(f"core/game/godot does not call {name}")
            differ = 1
    sys.exit(differ)


main()
