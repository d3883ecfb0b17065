#!/usr/bin/python3
"""pack.py FOLDER VERSION PLATFORM=LIBRARY...: makes the package com.tiller.runtime for Unity in FOLDER, with the C# sources
and the libraries named. Platforms: Linux, Windows, macOS, Android, iOS, WebGL. The GUID of a file is a hash of its path, so
it stays from one package to the next."""

import hashlib
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
NAME = "com.tiller.runtime"


class Platform:
    """path: in the package. target and cpu: as the import settings of Unity name them. editor: the system of an editor
    that loads it. begin: the first bytes of such a library. machine: what it says in its header. holds: what files in an
    archive begin with."""

    def __init__(self, path, target, cpu, editor, *begin, machine=b"", holds=b""):
        self.path, self.target, self.cpu, self.editor = "Plugins/" + path, target, cpu, editor
        self.begin, self.machine, self.holds = begin, machine, holds

    def fits(self, library):
        data = library.read_bytes()
        machine_at = int.from_bytes(data[60:64], "little") + 4 if data.startswith(b"MZ") else 18
        return data.startswith(self.begin) and data.startswith(self.machine, machine_at) and self.holds in data


ELF, MACH = b"\x7fELF\x02", b"\xcf\xfa\xed\xfe"
PLATFORMS = {
    "Linux": Platform("Linux/x86_64/libtiller.so", "Standalone: Linux64", "x86_64", "Linux", ELF, machine=b"\x3e\0"),
    "Windows": Platform("Windows/x86_64/tiller.dll", "Standalone: Win64", "x86_64", "Windows", b"MZ", machine=b"\x64\x86"),
    "macOS": Platform("macOS/libtiller.dylib", "Standalone: OSXUniversal", "AnyCPU", "OSX", MACH, b"\xca\xfe\xba\xbe"),
    "Android": Platform("Android/arm64-v8a/libtiller.so", "Android: Android", "ARM64", None, ELF, machine=b"\xb7\0"),
    "iOS": Platform("iOS/libtiller.a", "iPhone: iOS", "AnyCPU", None, b"!<arch>", holds=MACH),
    "WebGL": Platform("WebGL/libtiller.a", "WebGL: WebGL", None, None, b"!<arch>", holds=b"\0asm"),
}
EXCLUDED = {"Editor": "Editor", "Linux64": "Linux", "Win64": "Windows", "OSXUniversal": "macOS", "Android": "Android",
            "iOS": "iOS", "WebGL": "WebGL", "Win": ""}
END = "  userData: \n  assetBundleName: \n  assetBundleVariant: \n"


def guid(path):
    return hashlib.md5(f"{NAME}/{path}".encode(), usedforsecurity=False).hexdigest()


def plugin_meta(name):
    """Off for all platforms but this one."""
    of = PLATFORMS[name]

    def part(first, enabled, settings):
        lines = [f"  - first:\n      {first}\n    second:\n      enabled: {enabled}\n      settings:"]
        lines += [f"        {key}: {value}" for key, value in settings.items()]
        return "\n".join(lines) + (" {}" if not settings else "") + "\n"

    excluded = {f"Exclude {target}": int(platform != name and not (target == "Editor" and of.editor))
                for target, platform in EXCLUDED.items()}
    cpu = {"CPU": of.cpu} if of.cpu else {}
    editor = {**cpu, "DefaultValueInitialized": "true", "OS": of.editor} if of.editor else {}
    head = "".join(f"  {key}\n" for key in (
        "externalObjects: {}", "serializedVersion: 2", "iconMap: {}", "executionOrder: {}", "defineConstraints: []",
        "isPreloaded: 0", "isOverridable: 0", "isExplicitlyReferenced: 0", "validateReferences: 1", "platformData:"))
    return ("PluginImporter:\n" + head + part(": Any", 0, excluded) + part("Any: ", 0, {}) +
            part("Editor: Editor", int(bool(of.editor)), editor) + part(of.target, 1, cpu) + END)


def meta(path, is_folder):
    """What Unity writes beside each file when it imports it first."""
    def plain(importer):
        return f"{importer}:\n  externalObjects: {{}}\n" + END

    text = f"fileFormatVersion: 2\nguid: {guid(path)}\n"
    for name, platform in PLATFORMS.items():
        if platform.path == path:
            return text + plugin_meta(name)
    if is_folder:
        return text + "folderAsset: yes\n" + plain("DefaultImporter")
    if path == "package.json":
        return text + plain("PackageManifestImporter")
    if path.endswith(".tiller"):
        script = f"  script: {{fileID: 11500000, guid: {guid('Editor/TillerImporter.cs')}, type: 3}}\n"
        return (text + "ScriptedImporter:\n  internalIDToNameTable: []\n  externalObjects: {}\n  serializedVersion: 2\n" +
                END + script)
    if path.endswith(".cs"):
        return (text + "MonoImporter:\n  externalObjects: {}\n  serializedVersion: 2\n  defaultReferences: []\n"
                "  executionOrder: 0\n  icon: {instanceID: 0}\n" + END)
    return text + plain("AssemblyDefinitionImporter" if path.endswith(".asmdef") else "TextScriptImporter")


def assembly(name, references, platforms):
    return {"name": name, "rootNamespace": "Tiller", "references": references, "includePlatforms": platforms,
            "excludePlatforms": [], "allowUnsafeCode": name == "Tiller.Runtime", "overrideReferences": False,
            "precompiledReferences": [], "autoReferenced": True, "defineConstraints": [], "versionDefines": [],
            "noEngineReferences": False}


def needed(library):
    """The libraries that a library for Linux loads, without those of C and C++."""
    names = re.findall(r"NEEDED.*\[(.*)\]", subprocess.run(["readelf", "-d", library], capture_output=True, text=True,
                                                         check=True).stdout)
    return [each for each in names if not re.match(r"(libc|libm|libstdc\+\+|libgcc_s|ld-linux.*)\.so", each)]


def plugins_page(libraries):
    lines = ["# Libraries", "", "| platform | file | in this package |", "|---|---|---|"]
    for name, platform in PLATFORMS.items():
        state = "no: not built here"
        if name in libraries:
            others = needed(libraries[name]) if name == "Linux" else []
            state = "yes" + ("; it needs " + ", ".join(others) + " on the computer" if others else "")
        lines.append(f"| {name} | `{platform.path}` | {state} |")
    return "\n".join(lines + [
        "", "To add one, build it from the sources of Tiller, and make the package again:", "", "```sh",
        f"core/game/unity/pack.py FOLDER VERSION {' '.join(f'{name}=LIBRARY' for name in PLATFORMS)}", "```", "",
        "That writes its import settings, too. All GUIDs stay.", ""])


def documentation(text):
    """A page of docs/games. Links out of the package become plain text."""
    return re.sub(r"\[([^]]+)\]\((?!csharp\.md|index\.md)[^)]*\)", r"\1", text.replace("](unity.md)", "](index.md)"))


def pack(folder, version, libraries):
    shutil.rmtree(folder, ignore_errors=True)

    def put(path, content):
        to = folder / path
        to.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(content, Path):
            shutil.copyfile(content, to)
        else:
            to.write_text(content if isinstance(content, str) else json.dumps(content, indent=2) + "\n")

    put("package.json", {
        "name": NAME, "version": version, "displayName": "Tiller", "unity": "2021.3", "license": "MIT",
        "description": "Worlds of steered agents, drawn in an editor, with the same bits everywhere",
        "keywords": ["steering", "agents", "crowds", "AI"], "author": {"name": "The Tiller authors"},
        "samples": [{"displayName": "Hunt", "path": "Samples~/Hunt",
                     "description": "Plays a project, and draws its agents with one call for 1,023 of them"}]})
    put("LICENSE.md", ROOT / "LICENSE")
    put("CHANGELOG.md", ROOT / "CHANGELOG.md")
    put("Runtime/Tiller.Runtime.asmdef", assembly("Tiller.Runtime", [], []))
    for source in sorted((HERE.parent / "csharp").glob("*.cs")):
        put(f"Runtime/{source.name}", source)
    put("Editor/Tiller.Editor.asmdef", assembly("Tiller.Editor", ["Tiller.Runtime"], ["Editor"]))
    put("Editor/TillerImporter.cs", HERE / "TillerImporter.cs")
    put("Samples~/Hunt/Hunt.cs", HERE / "Hunt.cs")
    put("Samples~/Hunt/hunter-and-prey.tiller", ROOT / "examples/hunter-and-prey.tiller")
    put("Documentation~/index.md", documentation((ROOT / "docs/games/unity.md").read_text()))
    put("Documentation~/csharp.md", documentation((ROOT / "docs/games/csharp.md").read_text()))
    put("Plugins/README.md", plugins_page(libraries))
    for name, library in libraries.items():
        put(PLATFORMS[name].path, library)
        if (library.parent / "NOTICES").exists():
            put("Third Party Notices.md", library.parent / "NOTICES")
    for path in sorted(folder.rglob("*")):
        at = path.relative_to(folder).as_posix()
        if not at.endswith("~") and not at.startswith("Documentation~/"):
            put(at + ".meta", meta(at, path.is_dir()))


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    libraries = {name: Path(path) for name, _, path in (each.partition("=") for each in sys.argv[3:])}
    for name, path in libraries.items():
        if name not in PLATFORMS:
            sys.exit(f'pack.py: there is no platform "{name}". There are: {", ".join(PLATFORMS)}')
        if not path.is_file() or not PLATFORMS[name].fits(path):
            sys.exit(f'pack.py: "{path}" is no library for {name}')
    pack(Path(sys.argv[1]), sys.argv[2], libraries)


main()
