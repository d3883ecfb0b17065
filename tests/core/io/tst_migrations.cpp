#include "core/io/files.h"
#include "core/io/project_io.h"
#include "core/sim/simulation.h"

#include <QDirIterator>
#include <QTest>

using namespace tiller;

/// Files of older versions, as this version reads them.
class TestMigrations : public QObject {
    Q_OBJECT

private slots:
    void realFiles_runAndSaveAsTheNewOnes_data();
    void realFiles_runAndSaveAsTheNewOnes();
    void slider_becomesAParameter_withTheValueOfItsSetting();
    void severalSlidersOfASetting_becomeOneParameter();
    void sliderOfAMissingItem_staysAsAParameter_withAWarning();
    void sliderFromHighToLow_isPutInOrder();
    void sliderOfASwitchOrAChoice();
    void wrongSliders_areReported_whereTheyStand_data();
    void wrongSliders_areReported_whereTheyStand();
    void exportOfVersion1_isRead();
    void newerVersion_isRefused();
};

namespace {

Project read(const std::string& text) {
    const auto loaded = readProject(text);
    if (!loaded.ok())
        throw std::runtime_error(loaded.problems().front().text);
    return loaded.value().project;
}

/// A file of version 1 with a hunter and these annotations, which begin on line 4.
std::string version1(const std::string& annotations) {
    return R"({"format": "tiller-project", "version": 1, "nodes": [
{"id": "hunter", "type": "agent-type", "mass": 12, "name": "Hunter"}, {"id": "near", "type": "nearest"}],
"annotations": [
)" + annotations +
           "]}";
}

std::uint64_t hashAfter(const Project& project, int ticks) {
    Simulation simulation(project);
    for (int i = 0; i < ticks; ++i)
        simulation.step();
    return simulation.stateHash();
}

} // namespace

void TestMigrations::realFiles_runAndSaveAsTheNewOnes_data() {
    QTest::addColumn<QString>("name");
    QDirIterator files(TILLER_SOURCE_DIR "/tests/data/version1", {"*.tiller"}, QDir::Files);
    while (files.hasNext()) {
        files.next();
        QTest::newRow(qPrintable(files.fileName())) << files.fileName();
    }
}

void TestMigrations::realFiles_runAndSaveAsTheNewOnes() {
    QFETCH(QString, name);
    const std::string old =
        loadText(TILLER_SOURCE_DIR "/tests/data/version1/" + name.toStdString()).value();
    QVERIFY(old.find("\"slider\"") != std::string::npos);
    const auto loaded = readProject(old);
    QVERIFY(loaded.ok());
    QVERIFY(loaded.value().warnings.empty());
    const Project& project = loaded.value().project;
    const std::string saved = writeProject(project);
    QVERIFY(saved.find("\"version\": 2") != std::string::npos);
    QVERIFY(read(saved) == project);
    std::size_t sliders = 0;
    for (std::size_t at = old.find("\"slider\""); at != std::string::npos;
         at = old.find("\"slider\"", at + 1))
        ++sliders;
    QCOMPARE(project.parameters.size(), sliders);
    Project without = project;
    without.parameters.clear();
    QCOMPARE(hashAfter(project, 60), hashAfter(without, 60));
}

void TestMigrations::slider_becomesAParameter_withTheValueOfItsSetting() {
    const Project project = read(version1(
        R"({"id": "s", "type": "slider", "name": "Weight of it", "item": "hunter", "setting": "mass", "from": 2, "to": 40, "step": 2})"));
    QVERIFY(project.annotations.empty());
    const Parameter wanted{.id = "s",
                           .name = "Weight of it",
                           .value = 12.0,
                           .min = 2,
                           .max = 40,
                           .step = 2,
                           .drives = {{"hunter", "mass"}}};
    QVERIFY(project.parameters == std::vector{wanted});
    // the setting is left out of the file, and beyond the ends of the slider
    const Project other = read(version1(
        R"({"id": "s", "type": "slider", "item": "hunter", "setting": "maxSpeed", "from": 0, "to": 10})"));
    QCOMPARE(numberOf(other.parameters[0].value), 120.0);
    QCOMPARE(other.parameters[0].max, 120.0);
}

void TestMigrations::severalSlidersOfASetting_becomeOneParameter() {
    const Project project = read(version1(
        R"({"id": "a", "type": "slider", "name": "Fine", "item": "hunter", "setting": "mass", "from": 10, "to": 14, "step": 0.1},
           {"id": "b", "type": "slider", "name": "Coarse", "item": "hunter", "setting": "mass", "from": 1, "to": 90, "step": 5},
           {"id": "c", "type": "slider", "item": "hunter", "setting": "radius", "from": 1, "to": 9})"));
    QCOMPARE(project.parameters.size(), std::size_t{2});
    const Parameter& joined = project.parameters[0];
    QCOMPARE(joined.name, std::string("Fine / Coarse"));
    QCOMPARE(joined.min, 1.0);
    QCOMPARE(joined.max, 90.0);
    QCOMPARE(joined.step, 0.1);
    QCOMPARE(joined.drives.size(), std::size_t{1});
}

void TestMigrations::sliderOfAMissingItem_staysAsAParameter_withAWarning() {
    const auto loaded = readProject(version1(
        R"({"id": "a", "type": "slider", "name": "Lost", "item": "gone", "setting": "mass", "from": 3, "to": 8},
           {"id": "b", "type": "slider", "item": "", "setting": "", "from": 3, "to": 8})"));
    QVERIFY(loaded.ok());
    QCOMPARE(loaded.value().project.parameters.size(), std::size_t{2});
    const Parameter& lost = loaded.value().project.parameters[0];
    QVERIFY(lost.drives == (std::vector<SettingRef>{{"gone", "mass"}}));
    QCOMPARE(numberOf(lost.value), 3.0);
    const bool isReported = std::ranges::any_of(loaded.value().warnings, [](const Problem& each) {
        return each.line == 4 && each.text.find("gone.mass") != std::string::npos;
    });
    QVERIFY(isReported);
}

void TestMigrations::sliderFromHighToLow_isPutInOrder() {
    const Project project = read(version1(
        R"({"id": "s", "type": "slider", "item": "hunter", "setting": "mass", "from": 40, "to": 2})"));
    QCOMPARE(project.parameters[0].min, 2.0);
    QCOMPARE(project.parameters[0].max, 40.0);
}

void TestMigrations::sliderOfASwitchOrAChoice() {
    const Project project =
        read(version1(R"({"id": "a", "type": "slider", "item": "near", "setting": "keep"},
                    {"id": "b", "type": "slider", "item": "world", "setting": "edges"})"));
    QVERIFY(std::holds_alternative<bool>(project.parameters[0].value));
    QCOMPARE(textOf(project.parameters[1].value), project.worldText("edges"));
    QVERIFY(read(writeProject(project)) == project);
}

void TestMigrations::wrongSliders_areReported_whereTheyStand_data() {
    QTest::addColumn<QString>("slider");
    QTest::addColumn<int>("column");
    QTest::newRow("text as number") << R"({"id": "s", "type": "slider", "from": "low"})" << 39;
    QTest::newRow("unknown key") << R"({"id": "s", "type": "slider", "form": 1})" << 31;
    QTest::newRow("no id") << R"({"type": "slider"})" << 1;
}

void TestMigrations::wrongSliders_areReported_whereTheyStand() {
    QFETCH(QString, slider);
    QFETCH(int, column);
    const auto loaded = readProject(version1(slider.toStdString()));
    QVERIFY(!loaded.ok());
    QCOMPARE(loaded.problems().front().line, 4);
    QCOMPARE(loaded.problems().front().column, column);
}

void TestMigrations::exportOfVersion1_isRead() {
    const Project project =
        read(loadText(TILLER_SOURCE_DIR "/tests/data/version1/hunter-and-prey.tiller").value());
    const auto loaded = readProject(
        loadText(TILLER_SOURCE_DIR "/tests/data/version1/hunter-and-prey.json").value());
    QVERIFY2(loaded.ok(), loaded.ok() ? "" : loaded.problems().front().text.c_str());
    QVERIFY(loaded.value().isExport);
    QCOMPARE(hashAfter(loaded.value().project, 60), hashAfter(project, 60));
}

void TestMigrations::newerVersion_isRefused() {
    for (const char* format : {"tiller-project", "tiller-config"}) {
        const auto loaded =
            readProject(R"({"format": ")" + std::string(format) + R"(", "version": 3})");
        QVERIFY(!loaded.ok());
        QVERIFY(loaded.problems().front().text.find("made by a newer Tiller") != std::string::npos);
    }
}

QTEST_APPLESS_MAIN(TestMigrations)
#include "tst_migrations.moc"
