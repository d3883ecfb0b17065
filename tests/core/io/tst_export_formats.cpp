#include "tests/core/support/random_project.h"
#include "tests/core/support/testing.h"

/// The table of export formats that `tiller export --to` offers.
class TestExportFormats : public QObject {
    Q_OBJECT

private slots:
    void ids_areUnique_andFound() {
        std::set<std::string_view> ids;
        for (const ExportFormat& format : exportFormats()) {
            QVERIFY(ids.insert(format.id).second);
            QCOMPARE(findExportFormat(format.id), &format);
        }
        QVERIFY(!ids.empty());
    }

    void suffixes_beginWithADot() {
        for (const ExportFormat& format : exportFormats())
            QVERIFY(format.suffix.size() > 1 && format.suffix.starts_with('.'));
    }

    void unknownId_isNull() {
        QVERIFY(!findExportFormat("gltf"));
        QVERIFY(!findExportFormat(""));
    }

    void json_isTheDefault_andWritesTheExport() {
        const ExportFormat& json = exportFormats().front();
        QCOMPARE(json.id, std::string_view("json"));
        const Project project = RandomProject(1).make();
        QCOMPARE(json.write(project).value(), writeExport(project).value());
    }

    void everyFormat_writesARandomProject() {
        for (const ExportFormat& format : exportFormats())
            QVERIFY(!format.write(RandomProject(2).make()).value().empty());
    }
};
