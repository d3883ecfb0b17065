#include "app/editor/sim/timeline.h"
#include "core/model/registry.h"
#include "core/sim/simulation.h"
#include "core/sim/terms.h"
#include "tests/app/editor/window.h"

#include <QDir>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QtQml/QQmlExtensionPlugin>

Q_IMPORT_QML_PLUGIN(Tiller_AppPlugin)
Q_IMPORT_QML_PLUGIN(Tiller_UiPlugin)

using namespace tiller;

namespace {

/// The first prey that Evade steers at a tick, while the mouse is elsewhere.
std::uint32_t fleeing(const Project& project, int tick) {
    Simulation simulation(project);
    for (int i = 0; i < tick; ++i)
        simulation.step();
    for (std::uint32_t ordinal = 0;; ++ordinal) {
        const auto why = simulation.explain({"prey", ordinal});
        if (!why || tiller::find(*why, "evade")->used)
            return ordinal;
    }
}

} // namespace

/// The stations of docs/tour.md, one after the other in a real window. With TILLER_PICTURES=FOLDER
/// in the environment each leaves its picture there.
class TestTour : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void theCanvas();
    void commands();
    void whyItMovesSo();
    void withoutANode();
    void theTimeline();
    void plots();
    void notesAndPanel();
    void twoVariants();
    void thePresentation();

private:
    QTemporaryDir m_home;
};

namespace {

void keep(const EditorWindow& window, const QString& name) {
    QTest::qWait(200); // motions end: none is longer than 150 ms
    const QString folder = qEnvironmentVariable("TILLER_PICTURES");
    if (!folder.isEmpty())
        QVERIFY(window.window->grabWindow().save(QDir(folder).filePath(name + ".png")));
}

/// Paused at a tick of a new run, so that every picture of it is the same.
void runTo(EditorWindow& window, double tick, bool dark = true) {
    window.editor.settings.setDark(dark);
    window.editor.simulation.pause();
    window.editor.simulation.reset();
    QSignalSpy stopped(&window.editor.simulation, &SimulationController::stopped);
    window.editor.simulation.runToTick(tick);
    QTRY_VERIFY(!stopped.isEmpty());
    QTRY_COMPARE(window.editor.simulation.tick(), tick);
}

void add(EditorWindow& window, const std::string& type, const std::string& name,
         std::vector<std::pair<std::string, Value>> values) {
    Annotation made{
        .id = {}, .type = type, .name = name, .values = findAnnotationType(type)->defaults()};
    for (const auto& [setting, value] : values)
        made.values[*findAnnotationType(type)->settingIndex(setting)] = value;
    Document& document = window.editor.document;
    QVERIFY(document.push(addAnnotation(document.project(), document.ids(), made), "Add"));
}

} // namespace

void TestTour::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_home.path());
}

void TestTour::theCanvas() {
    EditorWindow window("hunter-and-prey");
    const auto& scene = window.editor.canvas.scene();
    const QRectF hunt = scene.card("pursue")
                            ->rect.united(scene.card("nearest-prey")->rect)
                            .united(scene.card("stamina")->rect);
    add(window, "frame", "The hunt",
        {{"x", hunt.x() - 12},
         {"y", hunt.y() - 44},
         {"width", hunt.width() + 24},
         {"height", hunt.height() + 56},
         {"color", std::string("#c0603f")}});
    Document& document = window.editor.document;
    QVERIFY(document.push(setMuted(document.project(), std::vector<Id>{"evade"}, true), "Mute"));
    window.editor.canvas.fitAll();
    runTo(window, 300);
    keep(window, "canvas");
}

void TestTour::commands() {
    EditorWindow window("hunter-and-prey");
    runTo(window, 300);
    QTest::keyClick(window.window, Qt::Key_K, Qt::ControlModifier);
    QTRY_VERIFY(window.item("commandSearch") && window.item("commandSearch")->hasActiveFocus());
    for (const char letter : {'l', 'a', 'y'})
        QTest::keyClick(window.window, letter);
    keep(window, "commands");
}

void TestTour::whyItMovesSo() {
    EditorWindow window("hunter-and-prey");
    runTo(window, 420);
    window.editor.simulation.pick(
        AgentName{"prey", fleeing(window.editor.document.project(), 420)});
    window.editor.document.selection()->select("evade");
    QTRY_VERIFY(window.editor.simulation.pickedMaxSpeed() > 0);
    if (window.item("tab-selection"))
        window.click("tab-selection");
    QTRY_VERIFY(window.item("liveFormula"));
    keep(window, "why");
}

void TestTour::withoutANode() {
    EditorWindow window("hunter-and-prey");
    runTo(window, 420);
    window.editor.document.selection()->select("evade");
    window.item("canvas")->forceActiveFocus();
    QTest::keyPress(window.window, Qt::Key_H);
    QTRY_VERIFY(!window.editor.simulation.frame().agents.empty());
    QTest::qWait(600); // the ghosts come from a thread of their own
    keep(window, "ghosts");
    QTest::keyRelease(window.window, Qt::Key_H);
}

void TestTour::theTimeline() {
    EditorWindow window("hunter-and-prey");
    runTo(window, 500);
    Timeline& time = *window.editor.simulation.timeline();
    time.goTo(200);
    QTRY_COMPARE(window.editor.simulation.tick(), 200.0);
    QVERIFY(time.inPast());
    Document& document = window.editor.document;
    QVERIFY(document.push(setWeight(document.project(), "evade-to-prey-choice", 0), "Weight"));
    QSignalSpy stopped(&window.editor.simulation, &SimulationController::stopped);
    window.editor.simulation.runToTick(320);
    QTRY_VERIFY(!stopped.isEmpty());
    QTRY_VERIFY(time.hasFuture());
    keep(window, "timeline");
}

void TestTour::plots() {
    EditorWindow window("flock");
    const auto& nodes = window.editor.document.project().nodes;
    const auto flock = std::ranges::find(nodes, "agent-type", &Node::type);
    for (const char* statistic : {"mean", "spread"})
        add(window, "monitor", statistic == std::string("mean") ? "Speed" : "How it differs",
            {{"of", flock->id}, {"statistic", std::string(statistic)}, {"seconds", 10.0}});
    runTo(window, 500);
    keep(window, "plots");
}

void TestTour::notesAndPanel() {
    EditorWindow window("hunter-and-prey");
    runTo(window, 300, false);
    QTest::keyClick(window.window, Qt::Key_F7);
    keep(window, "notes");
}

void TestTour::twoVariants() {
    EditorWindow window("hunter-and-prey");
    runTo(window, 10);
    window.editor.teaching.comparison()->compareWithout("evade");
    QTRY_VERIFY(window.editor.teaching.comparison()->active());
    window.editor.simulation.play();
    QTRY_VERIFY(window.editor.simulation.tick() > 200);
    window.editor.simulation.pause();
    keep(window, "variants");
}

void TestTour::thePresentation() {
    EditorWindow window("hunter-and-prey");
    runTo(window, 300, false);
    QTest::keyClick(window.window, Qt::Key_F5);
    keep(window, "presentation");
    QTest::keyClick(window.window, Qt::Key_Escape);
}

QTEST_MAIN(TestTour)
#include "tst_tour.moc"
