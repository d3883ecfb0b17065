#include "core/model/parameters.h"
#include "tests/core/support/testing.h"

/// A file with a hunter on line 2. Its rest begins on line 3.
std::string fileWith(const std::string& rest) {
    return R"({"format": "tiller-project", "version": 2, "nodes": [
{"id": "hunter", "type": "agent-type", "mass": 12, "properties": []}],
)" + rest + "}";
}

Project withBoth() {
    Project project = chase().build();
    project.parameters = {
        {.id = "heavy", .value = 20.0, .min = 1, .max = 50, .drives = {{"hunter", "mass"}}},
        {.id = "loose", .value = true}};
    project.properties = {{"level", PropertyType::integer, 3.0}};
    project.nodes[0].properties = {{"team", PropertyType::color, std::string("#ff0000")}};
    project.nodes[0].agents = {{.name = "Rex", .position = {1, 2}, .velocity = {}}};
    project.nodes[0].agents[0].properties = {{"boss", PropertyType::flag, true}};
    project.nodes[0].values[*findNodeType("agent-type")->settingIndex("start")] =
        std::string("placed");
    project.scene[0].properties = {{"kind", PropertyType::text, std::string("\"door\"\n")},
                                   {"cost", PropertyType::number, 0.5}};
    return project;
}

/// How files and exports contain parameters and properties, and which are refused.
class TestParameterFiles : public QObject {
    Q_OBJECT

private slots:
    void parameterHasOneLine() {
        const std::string text = writeProject(withBoth());
        QVERIFY_HAS(text,
                    "\n    {\"id\": \"heavy\", \"name\": \"\", \"value\": 20, \"min\": 1, \"max\": "
                    "50, \"step\": 0, \"drives\": [\"hunter.mass\"]},\n");
        QVERIFY(require(readProject(text)).project == withBoth());
    }

    void projectWithoutThem_hasNoKeys() {
        const std::string text = writeProject(chase().build());
        QVERIFY(text.find("parameters") == std::string::npos);
        QVERIFY(text.find("properties") == std::string::npos);
    }

    void missingValue_isThatOfTheSetting() {
        const auto loaded = require(
            readProject(fileWith(R"("parameters": [{"id": "p", "drives": ["hunter.mass"]}])")));
        QCOMPARE(numberOf(loaded.project.parameters[0].value), 12.0);
        QCOMPARE(loaded.project.parameters[0].max, 12.0);
    }

    void parameterCounts_withAWarning() {
        const auto loaded = require(readProject(
            fileWith("\"parameters\": [\n {\"id\": \"p\", \"value\": 5, \"max\": 9, \"drives\": "
                     "[\"hunter.mass\"]}]")));
        QCOMPARE(numberOf(valueOf(loaded.project.nodes[0], "mass")), 5.0);
        const bool isReported = std::ranges::any_of(loaded.warnings, [](const Problem& each) {
            return each.line == 4 && each.column == 2 &&
                   each.text.find("\"hunter.mass\" has another value") != std::string::npos;
        });
        QVERIFY(isReported);
    }

    void badOnes_areReportedWithTheirPlace_data() {
        const TestRows<QString, int, int, QString> row;
        const auto property = [&](const char* name, const QString& content, int column,
                                  const char* word) {
            row(name, "\"properties\": [\n{" + content + "}]", 4, column, word);
        };
        property("no type", R"("name": "a", "value": 1)", 1, "\"type\" is missing");
        property("unknown type", R"("name": "a", "type": "itn", "value": 1)", 23,
                 "Did you mean \"int\"");
        property("fraction as int", R"("name": "a", "type": "int", "value": 1.5)", 39,
                 "whole number");
        property("text as bool", R"("name": "a", "type": "bool", "value": "yes")", 40,
                 "true or false");
        property("no color", R"("name": "a", "type": "color", "value": "red")", 41,
                 "a color such as");
        property("bad name", R"("name": "a b", "type": "int", "value": 1)", 10, "is not a name");
        property("a list", R"("name": "a", "type": "int", "value": [1, 2])", 39, "is a list");
        property("unknown key", R"("name": "a", "type": "int", "value": 1, "min": 0)", 42,
                 "not a key of property");
        row("two of one name",
            "\"properties\": [\n{\"name\": \"a\", \"type\": \"int\", \"value\": 1},\n"
            "{\"name\": \"a\", \"type\": \"int\", \"value\": 2}]",
            5, 1, "already on line 4");
        const auto parameter = [&](const char* name, const QString& content, int column,
                                   const char* word) {
            row(name, "\"parameters\": [\n{\"id\": \"p\", " + content + "}]", 4, column, word);
        };
        parameter("out of range", R"("value": 2)", 1, "p is 2; it must be 0 to 1");
        parameter("min above max", R"("value": 1, "min": 2)", 1, "goes from 2 to 1");
        parameter("a list as value", R"("value": [])", 22, "is a list");
        parameter("no path", R"("drives": ["hunter"])", 24, "Write ITEM.SETTING");
        parameter("a number as path", R"("drives": [7])", 24, "Write ITEM.SETTING");
        parameter("kind", R"("value": true, "drives": ["hunter.mass"])", 1, "must be a number");
        row("two of one setting",
            "\"parameters\": [\n{\"id\": \"p\", \"drives\": [\"hunter.mass\"]},\n"
            "{\"id\": \"q\", \"drives\": [\"hunter.mass\"]}]",
            5, 1, "driven by \"p\" and by \"q\"");
        row("id of a node", "\"parameters\": [\n{\"id\": \"hunter\"}]", 4, 1,
            "already used on line 2");
    }

    void badOnes_areReportedWithTheirPlace() {
        const auto [rest, line, column, word] = fetched<QString, int, int, QString>();
        const auto loaded = readProject(fileWith(rest.toStdString()));
        QVERIFY(!loaded.ok());
        const Problem& first = loaded.problems().front();
        QVERIFY_HAS(first.text, word.toStdString());
        QCOMPARE(first.line, line);
        QCOMPARE(first.column, column);
    }

    void export_hasThem() {
        const Project project = withBoth();
        const Project& read = require(readProject(writeExport(project).value())).project;
        QVERIFY(read.parameters == project.parameters);
        QVERIFY(read.properties == project.properties);
        QVERIFY(read.scene[0].properties == project.scene[0].properties);
        QVERIFY(read.node("hunter")->properties == project.node("hunter")->properties);
        QVERIFY(read.node("hunter")->agents == project.node("hunter")->agents);
    }

    void exportWithoutThem_isRefused() {
        std::string text = writeExport(chase().build()).value();
        const std::string key = "  \"parameters\": [],\n";
        QVERIFY_HAS(text, key);
        text.erase(text.find(key), key.size());
        QVERIFY_REFUSED(readProject(text), "\"parameters\" is missing");
    }
};
