#include "core/io/files.h"
#include "core/io/project_io.h"
#include "core/model/resolve.h"
#include "tests/core/support/random_project.h"

#include <QDirIterator>
#include <QTest>

using namespace tiller;

/// Writing and reading a project returns the same project.
class TestRoundTrip : public QObject {
    Q_OBJECT

private slots:
    void randomProjects_areTheSame_afterReading();
    void randomProjects_areNotTrivial();
    void exports_areResolved_andExportTheSameBytes();
    void examples_saveTheSameBytes();
    void anEmptyProject_isTheSame_afterReading();
    void movingOneNode_changesOneLine();
    void missingFields_haveTheirDefaults();
    void aByteOrderMark_isSkipped();
};

namespace {

QString linesOf(const Problems& problems) {
    QString all;
    for (const Problem& problem : problems)
        all +=
            QString("%1:%2 %3\n").arg(problem.line).arg(problem.column).arg(problem.text.c_str());
    return all;
}

} // namespace

void TestRoundTrip::randomProjects_areTheSame_afterReading() {
    for (std::uint64_t seed = 0; seed < 3000; ++seed) {
        const Project project = RandomProject(seed).make();
        QVERIFY2(!hasErrors(check(project)), qPrintable(linesOf(check(project))));
        const std::string text = writeProject(project);
        const auto loaded = readProject(text);
        QVERIFY2(loaded.ok(), qPrintable(linesOf(loaded.ok() ? Problems() : loaded.problems())));
        QVERIFY2(loaded.value().project == project, qPrintable(QString("seed %1").arg(seed)));
        QCOMPARE(writeProject(loaded.value().project), text);
        QVERIFY(!loaded.value().isExport);
    }
}

void TestRoundTrip::randomProjects_areNotTrivial() {
    std::size_t links = 0;
    std::size_t agents = 0;
    std::size_t geometry = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const Project project = RandomProject(seed).make();
        links += project.links.size();
        geometry += project.scene.size();
        for (const Node& node : project.nodes)
            agents += node.agents.size();
    }
    QVERIFY(links > 200);
    QVERIFY(agents > 20);
    QVERIFY(geometry > 200);
}

void TestRoundTrip::exports_areResolved_andExportTheSameBytes() {
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        const Project project = RandomProject(seed).make();
        const std::string text = writeExport(project).value();
        QVERIFY(text.find("null") == std::string::npos ||
                text.find("[1, null]") != std::string::npos);
        const auto loaded = readProject(text);
        QVERIFY2(loaded.ok(), qPrintable(linesOf(loaded.ok() ? Problems() : loaded.problems())));
        QVERIFY(loaded.value().isExport);
        QCOMPARE(writeExport(loaded.value().project).value(), text);
        const Project resolved = resolveDrivable(project);
        QVERIFY(loaded.value().project.links == resolved.links);
        QVERIFY(loaded.value().project.world == resolved.world);
        QVERIFY(loaded.value().project.scene == resolved.scene);
        QCOMPARE(loaded.value().project.nodes.size(), resolved.nodes.size());
    }
}

void TestRoundTrip::examples_saveTheSameBytes() {
    int count = 0;
    QDirIterator files(TILLER_SOURCE_DIR "/examples", {"*.tiller"}, QDir::Files);
    for (; files.hasNext(); ++count) {
        const auto text = loadText(files.next().toStdString());
        QVERIFY(text.ok());
        const auto loaded = readProject(text.value());
        QVERIFY2(loaded.ok(), qPrintable(linesOf(loaded.ok() ? Problems() : loaded.problems())));
        QCOMPARE(writeProject(loaded.value().project), text.value());
    }
    QVERIFY(count > 0);
}

void TestRoundTrip::anEmptyProject_isTheSame_afterReading() {
    const std::string text = writeProject(Project());
    const auto loaded = readProject(text);
    QVERIFY(loaded.ok());
    QVERIFY(loaded.value().project == Project());
    QVERIFY(text.ends_with("}\n"));
}

void TestRoundTrip::movingOneNode_changesOneLine() {
    RandomProject random(7);
    Project project;
    while (project.nodes.size() <= 2)
        project = random.make();
    const QStringList before = QString::fromStdString(writeProject(project)).split('\n');
    project.nodes[1].place.x = 1234.5;
    const QStringList after = QString::fromStdString(writeProject(project)).split('\n');
    QCOMPARE(before.size(), after.size());
    int changed = 0;
    for (int i = 0; i < before.size(); ++i)
        changed += before[i] != after[i];
    QCOMPARE(changed, 1);
}

void TestRoundTrip::missingFields_haveTheirDefaults() {
    const auto loaded = readProject(R"({"format": "tiller-project", "version": 2,
        "nodes": [{"id": "prey", "type": "agent-type"}]})");
    QVERIFY(loaded.ok());
    const Project& project = loaded.value().project;
    QVERIFY(project.world == worldDescription().defaults());
    QVERIFY(project.nodes.at(0).values == findNodeType("agent-type")->defaults());
}

void TestRoundTrip::aByteOrderMark_isSkipped() {
    QVERIFY(readProject("\xef\xbb\xbf" + writeProject(Project())).ok());
}

QTEST_APPLESS_MAIN(TestRoundTrip)
#include "tst_round_trip.moc"
