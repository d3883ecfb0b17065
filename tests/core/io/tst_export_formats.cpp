#include "core/io/project_io.h"
#include "tests/core/support/random_project.h"

#include <QTest>

#include <set>

using namespace tiller;

/// The table of export formats that `tiller export --to` offers.
class TestExportFormats : public QObject {
    Q_OBJECT

private slots:
    void ids_areUnique_andFound();
    void suffixes_beginWithADot();
    void unknownId_isNull();
    void json_isTheDefault_andWritesTheExport();
    void everyFormat_writesARandomProject();
};

void TestExportFormats::ids_areUnique_andFound() {
    std::set<std::string_view> ids;
    for (const ExportFormat& format : exportFormats()) {
        QVERIFY(ids.insert(format.id).second);
        QCOMPARE(findExportFormat(format.id), &format);
    }
    QVERIFY(!ids.empty());
}

void TestExportFormats::suffixes_beginWithADot() {
    for (const ExportFormat& format : exportFormats())
        QVERIFY(format.suffix.size() > 1 && format.suffix.starts_with('.'));
}

void TestExportFormats::unknownId_isNull() {
    QVERIFY(!findExportFormat("gltf"));
    QVERIFY(!findExportFormat(""));
}

void TestExportFormats::json_isTheDefault_andWritesTheExport() {
    const ExportFormat& json = exportFormats().front();
    QCOMPARE(json.id, std::string_view("json"));
    const Project project = RandomProject(1).make();
    QCOMPARE(json.write(project).value(), writeExport(project).value());
}

void TestExportFormats::everyFormat_writesARandomProject() {
    for (const ExportFormat& format : exportFormats())
        QVERIFY(!format.write(RandomProject(2).make()).value().empty());
}

QTEST_APPLESS_MAIN(TestExportFormats)
#include "tst_export_formats.moc"
