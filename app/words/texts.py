#!/usr/bin/env python3
"""Brings the translations of this folder up to date with the sources: docs/translating.md.

texts.py                 collect the texts of the program into LANGUAGE.ts; what is new is unfinished
texts.py LANGUAGE        print what is unfinished, as JSON: a list of {"where", "text"}
texts.py page            print the texts of web/src in all languages, as JSON for its build: web/src/words.ts
texts.py LANGUAGE FILE   take translations from a JSON object, text to translation (a list of the plural forms for counts)

All texts have one context: the same English text has one translation. Needs the build of `docs`, and lupdate.
"""
import json
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as Tree
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parents[2]
PLURALS = {"en": 2, "de": 2, "es": 2, "fr": 2, "ru": 3, "zh": 1}
# Keys of a project whose values the editor shows, apart from the names of things.
TEXT_KEYS = ("name", "text", "question", "answer", "answers", "unit", "whatItIs", "howItWorks", "thingsToTry", "thingsToNotice")


# Functions of the editor that translate the text they get.
WRAPPERS = ("trSweep", "trLock", "trAction", "trMark", "trFix", "trChange", "trSetting", "trOverride", "trParameter", "trPictures", "overlayText", "toolText", "words", "translated",
            "trName", "trNote")


def texts_of_editor():
    """Those of tr() and qsTr(), by Qt's own tool."""
    with tempfile.TemporaryDirectory() as folder:
        found = Path(folder) / "found.ts"
        tool = next(path for path in ("/usr/lib/qt6/bin/lupdate", "lupdate-qt6", "lupdate") if Path(path).exists() or "/" not in path)
        subprocess.run([tool, "-silent", "-locations", "none", "-tr-function-alias", ",".join("QT_TR_NOOP+=" + name for name in WRAPPERS), "app/editor", "app/look", "app/find", "app/page", "qml", "-ts", found],
                       cwd=ROOT, check=True, stderr=subprocess.DEVNULL)
        for context in Tree.parse(found).getroot().iter("context"):
            for message in context.iter("message"):
                comment = message.findtext("comment") or ""
                source = message.findtext("source")
                yield source, context.findtext("name"), "%n" in source or message.get("numerus") == "yes", comment


def texts_of_core():
    """Those of descriptions, and the sentences of say() and sayCount()."""
    listed = subprocess.run([ROOT / "build/release/bin/tiller_docs", "--texts"], check=True, capture_output=True, text=True).stdout
    for line in listed.splitlines():
        where, text = line.split("\t", 1)
        yield text, where, False, ""
    literal = r'"((?:[^"\\]|\\.)*)"'
    call = re.compile(rf"\b(say|sayCount|(?:Table)?Text)\(\s*(?:(?:[^\"(),;]|\((?:[^\"()]|\([^\"()]*\))*\))+,\s*)?((?:{literal}\s*)+)(?:,\s*((?:{literal}\s*)+))?")
    joined = lambda parts: json.loads('"' + "".join(re.findall(literal, parts)).replace("\\'", "'") + '"')
    for folder in ("core", "app"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix not in (".h", ".cpp"):
                continue
            for found in call.finditer(path.read_text(encoding="utf-8")):
                counts = found[1] == "sayCount"
                if not counts or found[4]:
                    yield joined(found[4] if counts else found[2]), path.stem, counts, ""
    # Help of the command line: arguments that are a sentence.
    for path in sorted((ROOT / "app/cli").glob("*.cpp")):
        for found in re.finditer(rf"[(,]\s*((?:{literal}\s*)+)(?=[,)])", path.read_text(encoding="utf-8")):
            if re.fullmatch(r"[A-Za-z*-].* .*\.", "".join(re.findall(literal, found[1]))):
                yield joined(found[1]), f"help of tiller {path.stem}", False, ""


def texts_of_examples():
    """What people read in the examples."""

    def walk(what, key, where):
        if isinstance(what, dict):
            for name, each in what.items():
                if name != "agents":  # steps and links refer to their names
                    yield from walk(each, name, where)
        elif isinstance(what, list):
            for each in what:
                yield from walk(each, key, where)
        elif isinstance(what, str) and key in TEXT_KEYS and re.search("[A-Za-z]", what):
            yield what, where, False, ""

    for group in json.loads((ROOT / "examples/groups.json").read_text(encoding="utf-8"))["groups"]:
        yield group["title"], "group of examples", False, ""
    for path in sorted((ROOT / "examples").glob("*.tiller")):
        yield path.stem.replace("-", " ").capitalize(), "title of an example", False, ""
        yield from walk(json.loads(path.read_text(encoding="utf-8")), "", f"example {path.stem}")


def texts_of_page():
    """Those of t() and count() in web/src."""
    literal = r'"((?:[^"\\]|\\.)*)"'
    call = re.compile(rf"\bt\(\s*{literal}|\bcount\([^\"]*{literal},\s*{literal}")
    for path in sorted((ROOT / "web/src").glob("*.ts")):
        if path.stem == "words":
            continue
        for found in call.finditer(path.read_text(encoding="utf-8")):
            yield json.loads(f'"{found[1] or found[3]}"'), "page", not found[1], ""


# English texts whose sense in core is another one than in the editor.
SENSES = {(texts_of_core, text): "core" for text in ("Enter", "Over", "Add", "From", "To", "Range", "Remove", "Done", "First", "Compare",
                                                     "None", "End", "Of", "Way", "Color", "Number", "Box", "Group",
                                                     "Open", "Spread", "Part")}
SENSES |= {(texts_of_page, text): "page" for text in ("Step", "Tick")}  # one tick; which one it is


def read(language):
    known = {}
    path = ROOT / f"app/words/{language}.ts"
    if path.exists():
        for message in Tree.parse(path).getroot().iter("message"):
            at = message.find("translation")
            forms = [form.text or "" for form in at.iter("numerusform")] or at.text or ""
            if at.get("type") != "unfinished":
                known[message.findtext("source"), message.findtext("comment") or ""] = forms
    return known


def write(language, texts, known):
    missing = 0
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>", f'<TS version="2.1" language="{language}" sourcelanguage="en">',
             "<context><name>tiller</name>"]
    for (text, comment), (where, counts) in texts.items():
        now = known.get((text, comment))
        done = bool(now) and isinstance(now, list) == counts
        missing += not done
        forms = "".join(f"<numerusform>{escape(form)}</numerusform>" for form in (now if done else [""] * PLURALS[language])) if counts \
            else escape(now if done else "")
        lines.append(f'<message{" numerus=" + chr(34) + "yes" + chr(34) if counts else ""}><source>{escape(text)}</source>'
                     + (f"<comment>{escape(comment)}</comment>" if comment else "")
                     + f"<extracomment>{escape(where)}</extracomment>"
                     + f'<translation{"" if done else " type=" + chr(34) + "unfinished" + chr(34)}>{forms}</translation></message>')
    lines += ["</context>", "</TS>", ""]
    (ROOT / f"app/words/{language}.ts").write_text("\n".join(lines), encoding="utf-8")
    return missing


def print_page():
    wanted = {text: counts for text, _, counts, _ in texts_of_page()}
    languages = {}
    for language in PLURALS:
        known = read(language) if language != "en" else {}
        languages[language] = [known.get((text, "page")) or known.get((text, "")) or "" for text in wanted]
    del languages["en"]
    json.dump({"texts": list(wanted), "languages": languages}, sys.stdout, ensure_ascii=False, separators=(",", ":"))


def collect():
    texts = {}
    for source in (texts_of_editor, texts_of_core, texts_of_examples, texts_of_page):
        for text, where, counts, comment in source():
            if text == "; " or text and re.search(r"[^\W\d_]", re.sub(r"%\w", "", text)):
                texts.setdefault((text, comment or SENSES.get((source, text), "")), (where, counts))
    english = {text: counts for text, _, counts, _ in texts_of_editor()}  # core knows its own English counts
    for language in PLURALS:
        wanted = {key: what for key, what in texts.items() if language != "en" or (what[1] and english.get(key[0]))}
        print(f"{language}: {write(language, wanted, read(language))} unfinished of {len(wanted)}")


def main():
    if sys.argv[1:] == ["page"]:
        print_page()
    elif len(sys.argv) > 1:
        language = sys.argv[1]
        texts, known = {}, read(language)
        for message in Tree.parse(ROOT / f"app/words/{language}.ts").getroot().iter("message"):
            key = message.findtext("source"), message.findtext("comment") or ""
            texts[key] = message.findtext("extracomment") or "", message.get("numerus") == "yes"
        if len(sys.argv) == 2:
            json.dump([{"where": texts[key][0], "text": key[0] + (f" [{key[1]}]" if key[1] else "")} for key in texts if key not in known], sys.stdout,
                      ensure_ascii=False, indent=0)
        else:
            given = json.loads(Path(sys.argv[2]).read_text(encoding="utf-8"))
            for text, comment in texts:
                if now := given.get(f"{text} [{comment}]") or given.get(text):
                    known[text, comment] = now
            print(f"{language}: {write(language, texts, known)} unfinished")
    else:
        collect()


if __name__ == "__main__":
    main()
