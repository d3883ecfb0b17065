#include "core/io/formats.h"
#include "core/io/object_reader.h"
#include "core/io/project_io.h"

#include <QTest>

#include <array>

using namespace tiller;

/// Files of older and newer versions.
class TestMigrations : public QObject {
    Q_OBJECT

private slots:
    void olderFile_isRewritten_stepByStep_data();
    void olderFile_isRewritten_stepByStep();
    void otherVersion_isRefused_data();
    void otherVersion_isRefused();
};

namespace {

void rename(JsonValue& root, std::string_view from, const char* to) {
    for (JsonMember& member : std::get<JsonValue::Object>(root.content))
        if (member.key == from)
            member.key = to;
}

constexpr std::array<Migration, 2> steps{
    {{"`speed` becomes `pace`.", [](JsonValue& root) { rename(root, "speed", "pace"); }},
     {"`pace` becomes `rate`.", [](JsonValue& root) { rename(root, "pace", "rate"); }}}};
constexpr FileFormat format{"test-format", "a test", 3, steps};

} // namespace

void TestMigrations::olderFile_isRewritten_stepByStep_data() {
    QTest::addColumn<int>("version");
    QTest::addColumn<QString>("written");
    QTest::addColumn<bool>("isRead");
    QTest::newRow("before the first") << 2 << "speed" << false;
    QTest::newRow("the first") << 3 << "speed" << true;
    QTest::newRow("the next") << 4 << "pace" << true;
    QTest::newRow("the newest") << 5 << "rate" << true;
    QTest::newRow("a word of the version before") << 4 << "speed" << false;
    QTest::newRow("newer") << 6 << "rate" << false;
}

/// A value that a migration moves keeps the line and column that it has in the file.
void TestMigrations::olderFile_isRewritten_stepByStep() {
    QFETCH(int, version);
    QFETCH(QString, written);
    QFETCH(bool, isRead);
    const std::string text = R"({"format": "test-format", "version": )" + std::to_string(version) +
                             ", \"" + written.toStdString() + "\": 7}";
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

void TestMigrations::otherVersion_isRefused_data() {
    QTest::addColumn<QString>("format");
    QTest::addColumn<int>("version");
    QTest::addColumn<QString>("says");
    for (const char* each : {"tiller-project", "tiller-config"}) {
        QTest::addRow("%s, older", each)
            << each << 1 << "made before the first release; this one reads versions from 2";
        QTest::addRow("%s, newer", each) << each << 3 << "made by a newer Tiller";
    }
}

void TestMigrations::otherVersion_isRefused() {
    QFETCH(QString, format);
    QFETCH(int, version);
    QFETCH(QString, says);
    const auto loaded = readProject(R"({"format": ")" + format.toStdString() + R"(", "version": )" +
                                    std::to_string(version) + "}");
    QVERIFY(!loaded.ok());
    const QString text = QString::fromStdString(loaded.problems().front().text);
    QVERIFY2(text.contains(says), qPrintable(text));
}

QTEST_APPLESS_MAIN(TestMigrations)
#include "tst_migrations.moc"
