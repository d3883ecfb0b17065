#include "core/base/visible.h"
#include "core/io/input_log_io.h"
#include "tests/core/support/testing.h"

struct Bad {
    const char* name;
    const char* text;
    int line, column;
    const char* says;
};

/// A project whose lists begin on line 3; ' is a quotation mark.
#define IN_PROJECT(part) "{'format': 'tiller-project',\n'version': 2,\n" part "}"

std::string withQuotes(std::string text) {
    std::ranges::replace(text, '\'', '"');
    return text;
}

constexpr Bad syntaxErrors[] = {
    {"empty", "", 1, 1, "The file is empty"},
    {"only spaces", "  \n ", 2, 2, "The file is empty"},
    {"cut in an object", "{\"format\":", 1, 11, "it has been cut. Take a whole copy"},
    {"cut in a list", "{\n\"a\": [1,\n2", 3, 2, "the list that begins on line 2"},
    {"cut in text", "{\"format\": \"till", 1, 17, "it has been cut"},
    {"cut in a number", "[-", 1, 3, "it has been cut"},
    {"cut in an escape", "[\"\\u12", 1, 7, "it has been cut"},
    {"not JSON: XML", "<xml/>", 1, 1, "is not a JSON value"},
    {"not JSON: words", "hello", 1, 1, "\"hello\" is not a JSON value. Text stands in double"},
    {"not JSON: binary",
     "\x7f"
     "ELF",
     1, 1, "is not a JSON value"},
    {"NaN", "{\"a\": NaN}", 1, 7, "NaN is not a number that a file can hold. Put a finite"},
    {"nan", "[nan]", 1, 2, "Put a finite number"},
    {"Infinity", "{\"a\": Infinity}", 1, 7, "Put a finite number"},
    {"-Infinity", "{\"a\":\n -Infinity}", 2, 2, "Put a finite number"},
    {"1e999", "{\"a\": 1e999}", 1, 7, "1e999 is too large a number. Put a finite one"},
    {"-1e999", "{\"a\": -1e999}", 1, 7, "-1e999 is too large a number"},
    {"line comment", "{\n// hi\n}", 2, 1, "JSON has no comments. Remove this one"},
    {"block comment", "[1, /* hi */ 2]", 1, 5, "JSON has no comments"},
    {"hash comment", "# hi\n{}", 1, 1, "JSON has no comments"},
    {"trailing comma in a list", "[1, 2, ]", 1, 6, "The comma before ] is one too many. Remove it"},
    {"trailing comma in an object", "{\"a\": 1,\n}", 1, 8, "The comma before } is one too many"},
    {"two commas", "[1,, 2]", 1, 4, "two commas in a row. Remove one"},
    {"no comma", "{\"a\": 1\n\"b\": 2}", 2, 1, "A comma is missing before this"},
    {"no comma in a list", "[1 2]", 1, 4, "A comma is missing"},
    {"no colon", "{\"a\" 1}", 1, 6, "A colon is missing"},
    {"no value", "{\"a\": }", 1, 7, "A value is missing here"},
    {"no key", "{1: 2}", 1, 2, "A key is needed here, in double quotes"},
    {"bare key", "{a: 2}", 1, 2, "Put \" around it"},
    {"single quotes", "{\"a\": 'b'}", 1, 7, "not single quotes"},
    {"wrong bracket", "{\"a\": [1, 2}", 1, 12,
     "The list that begins on line 1 ends with }. Close it with ]"},
    {"wrong bracket after a comma", "[{\"a\": 1]", 1, 9,
     "The object that begins on line 1 ends with ]. Close it with }"},
    {"a second value", "{}\n{}", 2, 1, "goes on after its end. Remove everything from here on"},
    {"True", "[True]", 1, 2, "small letters: true"},
    {"leading zero", "[012]", 1, 2, "must not begin with a zero"},
    {"a plus", "[+1]", 1, 2, "is not a number as JSON writes it"},
    {"no digit before the point", "[.5]", 1, 2, "Write it as in 0.5"},
    {"no digit behind the point", "[1.]", 1, 2, "Write it as in 0.5"},
    {"hexadecimal", "[0x10]", 1, 3, "does not belong in a number"},
    {"new line in text", "{\"a\": \"b\n\"}", 1, 7, "Put a \" at its end"},
    {"control character", "[\"a\tb\"]", 1, 4, "A control character is not allowed in text"},
    {"bad escape", "[\"a\\qb\"]", 1, 4, "JSON has no such escape"},
    {"half a surrogate", "[\"\\ud800\"]", 1, 3, "JSON has no such escape"},
    {"bad UTF-8", "[\"a\xff\"]", 1, 4, "not UTF-8. Save the file as UTF-8"},
    {"not text", "\x89PNG\r\n", 1, 1, "This is not a Tiller file, because it is not text"},
    {"overlong UTF-8", "[\"\xc0\xaf\"]", 1, 3, "not UTF-8"},
    {"UTF-16", "\xff\xfe{", 1, 1, "UTF-16 text. Save it as UTF-8"},
    {"repeated key", "{\"a\": 1,\n \"b\": 2, \"a\": 3}", 2, 10,
     "This object has the key \"a\" twice. Remove one"},
};

constexpr Bad formatErrors[] = {
    {"not a Tiller file", "{'name': 'x'}", 1, 1, "This is JSON, but not a Tiller file"},
    {"not an object", "[1, 2]", 1, 1, "not a Tiller file"},
    {"a number", "7", 1, 1, "not a Tiller file"},
    {"format is no text", "{'format': 5}", 1, 12, "not a Tiller file"},
    {"another format", "{'format': 'gltf', 'version': 1}", 1, 12,
     "format is \"gltf\"; here a project (\"tiller-project\") or an export"},
    {"an input log", "{'format': 'tiller-inputs', 'version': 2}", 1, 12,
     "This file is an input log; here a project"},
    {"newer", "{'format': 'tiller-project',\n'version': 3}", 2, 12,
     "made by a newer Tiller; this one reads up to version 2. Get the newer Tiller"},
    {"no version", "{'format': 'tiller-project'}", 1, 1, "Write \"version\": 2"},
    {"version is no number", "{'format': 'tiller-project', 'version': '1'}", 1, 41,
     "not a whole number from 1"},
    {"version 0", "{'format': 'tiller-project', 'version': 0}", 1, 41, "Write \"version\": 2"},
    {"version 1.5", "{'format': 'tiller-project', 'version': 2.5}", 1, 41, "not a whole number"},
};

constexpr Bad contentErrors[] = {
    {"unknown key", IN_PROJECT("'wolrd': {}"), 3, 1, "Did you mean \"world\"?"},
    {"world is a list", IN_PROJECT("'world': []"), 3, 10,
     "Here must be the world, an object in { }; this is a list"},
    {"nodes is an object", IN_PROJECT("'nodes': {}"), 3, 10, "it must be a list in [ ]"},
    {"null", IN_PROJECT("'nodes': null"), 3, 10, "is null; it must be a list"},
    {"a node is a number", IN_PROJECT("'nodes': [\n5]"), 4, 1, "this is a number"},
    {"unknown node type", IN_PROJECT("'nodes': [\n{'id': 'a', 'type': 'seak'}]"), 4, 21,
     "\"seak\" is not the type of a node. Did you mean \"seek\"?"},
    {"a type without suggestion", IN_PROJECT("'nodes': [\n{'id': 'a', 'type': 'zzzzzzzzz'}]"), 4,
     21, "\"zzzzzzzzz\" is not the type of a node. \"tiller list\" shows every type."},
    {"no type", IN_PROJECT("'nodes': [\n{'id': 'a'}]"), 4, 1, "\"type\" is missing in node \"a\""},
    {"no id", IN_PROJECT("'nodes': [\n{'type': 'seek'}]"), 4, 1, "\"id\" is missing in a node"},
    {"bad id", IN_PROJECT("'nodes': [\n{'id': 'A b', 'type': 'seek'}]"), 4, 8,
     "\"A b\" is not a valid id. Use 1 to 64 characters"},
    {"unknown setting", IN_PROJECT("'nodes': [{'id': 'a', 'type': 'seek',\n'sped': 1}]"), 4, 1,
     "\"sped\" is not a key of node \"a\". Did you mean \"speed\"?"},
    {"setting out of range", IN_PROJECT("'world': {\n  'width': -3}"), 4, 12,
     "Width is -3; it must be 1 to 1000000"},
    {"setting of the wrong kind", IN_PROJECT("'world': {\n  'width': '3'}"), 4, 12,
     "Width must be a number, 1 to 1000000"},
    {"setting is null", IN_PROJECT("'world': {\n  'width': null}"), 4, 12,
     "Width must be a number"},
    {"unknown choice", IN_PROJECT("'world': {\n  'edges': 'warp'}"), 4, 12,
     "it must be one of: open, wrap, wall, bounce"},
    {"seed with a fraction", IN_PROJECT("'world': {\n  'seed': 1.5}"), 4, 11, "whole number"},
    {"a recording", "tiller-recording 2 2\nblock", 1, 1, "This is a recording, not a project"},
    {"repeated id",
     IN_PROJECT("'nodes': [{'id': 'a', 'type': 'agent-type'},\n {'id': 'a', 'type': 'seek'}]"), 4,
     2, "The id \"a\" is already used on line 3. Give one of the two another id"},
    {"repeated id across lists",
     IN_PROJECT(
         "'nodes': [{'id': 'a', 'type': 'agent-type'}],\n'scene': [{'id': 'a', 'type': 'point'}]"),
     3, 11, "already used on line 4"},
    {"a link to a missing node",
     IN_PROJECT("'nodes': [{'id': 'a', 'type': 'seek'}],\n'links': [\n{'id': 'l', 'from': "
                "'a.force', 'to': 'b.steering'}]"),
     5, 1, "\"b\", but there is no such node. Remove the link, or add the node"},
    {"a wrong port",
     IN_PROJECT("'nodes': [{'id': 'a', 'type': 'seek'}, {'id': 'b', 'type': "
                "'agent-type'}],\n'links': [\n{'id': 'l', 'from': 'a.forc', 'to': 'b.steering'}]"),
     5, 1, "has no output \"forc\". It has: force."},
    {"ports that do not fit",
     IN_PROJECT(
         "'nodes': [{'id': 'a', 'type': 'seek'}, {'id': 'b', 'type': 'agent-type'}],\n'links': "
         "[\n{'id': 'l', 'from': 'b.agents', 'to': 'b.steering'}]"),
     5, 1, "takes a force"},
    {"no port in a link", IN_PROJECT("'links': [\n{'id': 'l', 'from': 'a', 'to': 'b.c'}]"), 4, 21,
     "\"a\" is not a port. Write NODE.PORT"},
    {"weight out of range",
     IN_PROJECT("'links': [\n{'id': 'l', 'from': 'a.b', 'to': 'b.c', 'weight': 101}]"), 4, 51,
     "\"weight\" of link \"l\" is 101; it must be a number from 0 to 100"},
    {"order with a fraction",
     IN_PROJECT("'links': [\n{'id': 'l', 'from': 'a.b', 'to': 'b.c', 'order': 0.5}]"), 4, 50,
     "it must be a whole number"},
    {"a ring",
     IN_PROJECT("'nodes': [{'id': 'a', 'type': 'sum'},\n{'id': 'b', 'type': 'sum'}],\n'links': "
                "[{'id': 'k', 'from': 'a.force', 'to': 'b.forces'}, {'id': 'l', 'from': 'b.force', "
                "'to': 'a.forces'}]"),
     3, 11, "form a ring through"},
    {"missing geometry",
     IN_PROJECT("'nodes': [\n {'id': 'a', 'type': 'agent-type', 'startRegion': 'r'}]"), 4, 2,
     "\"r\", which is not in the scene"},
    {"agent out of range",
     IN_PROJECT("'nodes': [{'id': 'a', 'type': 'agent-type', 'agents': [\n{'x': 2e6, 'y': 0}]}]"),
     4, 7, "it must be a number from -1000000 to 1000000"},
    {"agents of a behavior", IN_PROJECT("'nodes': [{'id': 'a', 'type': 'seek',\n'agents': []}]"), 4,
     1, "\"agents\" is not a key of node \"a\""},
    {"layout out of range",
     IN_PROJECT(
         "'nodes': [{'id': 'a', 'type': 'seek'}],\n'layout': [{'id': 'a', 'x': 0, 'y': 1e7}]"),
     4, 37, "it must be a number from -1000000"},
    {"too many agents",
     IN_PROJECT("'nodes': [{'id': 'a', 'type': 'agent-type', 'count': 1000000},\n{'id': 'b', "
                "'type': 'agent-type', 'count': 1}]"),
     1, 1, "1000001 agents in all; a project can have at most 1,000,000"},
    {"notes are a list", IN_PROJECT("'notes': []"), 3, 10, "this is a list"},
    {"an export without its world", "{'format': 'tiller-config', 'version': 2}", 1, 1,
     "\"world\" is missing in the export"},
};

/// Whether one of the problems is at this place and contains this text.
bool has(const Problems& problems, int line, int column, const QString& says) {
    return std::ranges::any_of(problems, [&](const Problem& problem) {
        return problem.line == line && problem.column == column &&
               QString::fromStdString(problem.text).contains(says);
    });
}

std::string manyNodes(int count) {
    std::string text = "{\"format\": \"tiller-project\", \"version\": 2, \"nodes\": [\n";
    for (int i = 0; i < count; ++i)
        text += (i ? ",\n" : "") + std::string("{\"id\": \"n") + std::to_string(i) +
                "\", \"type\": \"seek\"}";
    return text + "]}";
}

extern const char* const smallProject;

/// A problem of a file says what is wrong, where, and what to do.
class TestBadFiles : public QObject {
    Q_OBJECT

private slots:
    void text_data() {
        const TestRows<std::string, int, int, QString> row;
        for (const Bad& bad : syntaxErrors)
            row(bad.name, bad.text, bad.line, bad.column, bad.says);
        for (const auto& all :
             {std::span<const Bad>(formatErrors), std::span<const Bad>(contentErrors)})
            for (const Bad& bad : all)
                row(bad.name, withQuotes(bad.text), bad.line, bad.column, bad.says);
    }

    void text() {
        const auto [text, line, column, says] = fetched<std::string, int, int, QString>();

        const auto loaded = readProject(text);
        QVERIFY(!loaded.ok());
        QVERIFY2(has(loaded.problems(), line, column, says), shown(loaded.problems()));
    }

    void file_data() {
        const TestRows<int, int, QString> row;
        row("cut.tiller", 14, 11, "it has been cut");
        row("not-json.tiller", 1, 1, "is not a JSON value");
        row("not-ours.tiller", 1, 1, "not a Tiller file");
        row("newer.tiller", 3, 14, "made by a newer Tiller");
        row("ring.tiller", 5, 5, "form a ring");
        row("wrong-port.tiller", 9, 5, "has no input \"stearing\"");
        row("double-id.tiller", 6, 5, "already used on line 5");
        row("nan.tiller", 4, 22, "NaN is not a number");
        row("1e999.tiller", 4, 22, "1e999 is too large");
    }

    /// The tests of the command line and the editor open these files too.
    void file() {
        const auto [line, column, says] = fetched<int, int, QString>();

        const auto loaded = loadProject(std::string(TILLER_SOURCE_DIR "/tests/data/bad/") +
                                        QTest::currentDataTag());
        QVERIFY(!loaded.ok());
        QVERIFY2(has(loaded.problems(), line, column, says), shown(loaded.problems()));
    }

    void longTexts_areCutBetweenCharacters() {
        std::string wolves = "a"; // so that the cut falls into the third of four bytes
        for (int i = 0; i < 40; ++i)
            wolves += "\xf0\x9f\x90\xba";
        const auto read = readProject("{\"format\": \"" + wolves + "\"}");
        QVERIFY(!read);
        const std::string& text = read.problems().front().text;
        QVERIFY2(!findBadUtf8(text), text.c_str());
        QVERIFY_HAS(text, "\"" + wolves.substr(0, 61) + "\"");
    }

    void manyProblems_areReportedTogether_upToALimit() {
        std::string text = "{\"format\": \"tiller-project\", \"version\": 2, \"nodes\": [\n";
        for (int i = 0; i < 200; ++i)
            text += (i ? ",\n" : "") + std::string("{\"id\": \"n") + std::to_string(i) +
                    "\", \"type\": \"seek\", \"speed\": 7, \"sped\": 1}";
        const auto loaded = readProject(text + "]}");
        QVERIFY(!loaded.ok());
        QCOMPARE(loaded.problems().size(), 51U);
        QVERIFY(has(loaded.problems(), 2, 39, "Speed is 7"));
        QVERIFY(has(loaded.problems(), 3, 42, "\"sped\" is not a key"));
        QVERIFY(has({loaded.problems().back()}, 0, 0, "Reading stopped here"));
    }

    void manyUnknownKeys_areCounted() {
        std::string text = "{\"format\": \"tiller-project\", \"version\": 2";
        for (int i = 0; i < 2050; ++i)
            text += ",\n\"key" + std::to_string(i) + "\": 1";
        const auto loaded = readProject(text + "}");
        QVERIFY(!loaded.ok());
        QCOMPARE(loaded.problems().size(), 51U);
        QVERIFY(has({loaded.problems().front()}, 2, 1, "\"key0\" is not a key"));
        QCOMPARE(loaded.problems().back().text, "And 2,000 more errors."s);
    }

    void aMillionNodes_areRefused_withPlace() {
        const auto loaded = readProject(manyNodes(1'000'000));
        QVERIFY(!loaded.ok());
        QVERIFY2(has(loaded.problems(), 10002, 1, "more than 10000 nodes"),
                 shown(loaded.problems()));
        QVERIFY(readProject(manyNodes(10'000)).ok());
    }

    void aHundredThousandLevels_doNotUseTheStack() {
        for (const char* opening : {"[", "{\"a\":"}) {
            std::string text;
            for (int i = 0; i < 100'000; ++i)
                text += opening;
            const auto loaded = readProject(text);
            QVERIFY(!loaded.ok());
            const int column = 64 * static_cast<int>(std::string_view(opening).size()) + 1;
            QVERIFY2(has(loaded.problems(), 1, column, "nested more than 64 levels deep"),
                     shown(loaded.problems()));
        }
    }

    void moreThan64Megabytes_areRefused() {
        const auto loaded = readProject(std::string(64 * 1024 * 1024 + 1, ' '));
        QVERIFY(!loaded.ok());
        QVERIFY(has(loaded.problems(), 1, 1, "larger than 64 MB"));
    }

    void everyPrefixOfAFile_isRefused_withPlace() {
        const std::string_view whole = smallProject;
        QVERIFY2(readProject(whole).ok(), "the whole file is valid");
        for (std::size_t size = 0; size + 2 < whole.size(); ++size) {
            const auto loaded = readProject(whole.substr(0, size));
            QVERIFY(!loaded.ok());
            const Problem& problem = loaded.problems().front();
            QVERIFY2(problem.line > 0 && problem.column > 0, shown(loaded.problems()));
        }
    }

    void everyByteChanged_neverCrashes() {
        const std::string whole = smallProject;
        for (std::size_t i = 0; i < whole.size(); ++i)
            for (const char c : {'\0', '"', '{', ']', '9', '-', '\\', '\xff', ',', ' '}) {
                std::string text = whole;
                text[i] = c;
                const auto loaded = readProject(text);
                if (!loaded.ok())
                    QVERIFY2(loaded.problems().front().line > 0 &&
                                 !loaded.problems().front().text.empty(),
                             text.c_str());
            }
    }

    void aMissingFile_isAProblem_withoutLine() {
        const auto loaded = loadProject("/nowhere/at-all.tiller");
        QVERIFY(!loaded.ok());
        QVERIFY2(has(loaded.problems(), 0, 0, "could not be read: No such file or directory"),
                 shown(loaded.problems()));
    }

    void warnings_haveAPlace() {
        const auto loaded = require(readProject(smallProject));
        QVERIFY2(has(loaded.warnings, 8, 5, "has no wire at its input"), shown(loaded.warnings));
        const auto stray = require(readProject(
            withQuotes(IN_PROJECT("'nodes': [],\n'layout': [{'id': 'gone', 'x': 0, 'y': 0}]"))));
        QVERIFY(has(stray.warnings, 4, 12, "but there is no such node. Remove this entry"));
    }
};

const char* const smallProject = R"({
  "format": "tiller-project",
  "version": 2,
  "world": {"width": 300, "edges": "wrap"},
  "scene": [{"id": "p", "type": "point", "name": "\u00e4\"", "x": 1.5e1, "y": -2}],
  "nodes": [
    {"id": "prey", "type": "agent-type", "count": 3, "agents": []},
    {"id": "s", "type": "seek", "name": "Jäger"}
  ],
  "links": [{"id": "l", "from": "s.force", "to": "prey.steering", "weight": 1, "order": 0}],
  "layout": [{"id": "s", "x": 1, "y": 2}],
  "notes": {"whatItIs": "a\nb"}
}
)";
