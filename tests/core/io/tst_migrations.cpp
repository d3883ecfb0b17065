#include "core/io/formats.h"
#include "core/io/json_text.h"
#include "core/io/object_reader.h"
#include "tests/core/support/testing.h"

void rename(JsonValue& root, std::string_view from, const char* to) {
    for (JsonMember& member : std::get<JsonValue::Object>(root.content))
        if (member.key == from)
            member.key = to;
}

constexpr std::array<Migration, 2> steps{
    {{"`speed` becomes `pace`.", [](JsonValue& root) { rename(root, "speed", "pace"); }},
     {"`pace` becomes `rate`.", [](JsonValue& root) { rename(root, "pace", "rate"); }}}};
const FileFormat format{"test-format", TableText("a test"), 3, steps};

/// Files of older and newer versions.
class TestMigrations : public QObject {
    Q_OBJECT

private slots:
    void olderFile_isRewritten_stepByStep_data() {
        const TestRows<int, std::string, bool> row;
        row("before the first", 2, "speed", false);
        row("the first", 3, "speed", true);
        row("the next", 4, "pace", true);
        row("the newest", 5, "rate", true);
        row("a word of the version before", 4, "speed", false);
        row("newer", 6, "rate", false);
    }

    /// A value that a migration moves keeps the line and column that it has in the file.
    void olderFile_isRewritten_stepByStep() {
        const auto [version, written, isRead] = fetched<int, std::string, bool>();
        const std::string text = R"({"format": "test-format", "version": )" +
                                 std::to_string(version) + ", \"" + written + "\": 7}";
        auto document = parseJson(text).value();
        Reading reading(document.lines);
        const std::array accepted{&format};
        const FileFormat* recognized = recognizeFormat(reading, document.root, accepted);
        const JsonValue* rate = document.root.find("rate");
        QCOMPARE(recognized == &format && rate != nullptr, isRead);
        if (!isRead)
            return;
        QCOMPARE(*rate->as<double>(), 7.0);
        QCOMPARE(rate->offset, text.find('7'));
    }

    void otherVersion_isRefused_data() {
        const TestRows<QString, int, QString> row;
        for (const char* each : {"tiller-project", "tiller-config"}) {
            row(QTest::addRow("%s, older", each), each, 1,
                "made before the first release; this one reads versions from 2");
            row(QTest::addRow("%s, newer", each), each, 3, "made by a newer Tiller");
        }
    }

    void otherVersion_isRefused() {
        const auto [format, version, says] = fetched<QString, int, QString>();
        QVERIFY_REFUSED(readProject(R"({"format": ")" + format.toStdString() + R"(", "version": )" +
                                    std::to_string(version) + "}"),
                        says);
    }
};
