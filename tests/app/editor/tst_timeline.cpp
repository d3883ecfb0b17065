#include "app/editor/controls/key_repeats.h"
#include "app/editor/sim/ghost_hold.h"
#include "tests/app/editor/window.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QtQml/QQmlExtensionPlugin>

Q_IMPORT_QML_PLUGIN(Tiller_AppPlugin)
Q_IMPORT_QML_PLUGIN(Tiller_UiPlugin)

using namespace tiller;

/// Going back in time, and ghosts, in the window.
class TestTimeline : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_window.reset(); }
    void stepBackKey_andStep();
    void scrubBar_byKeyboard();
    void scrubBar_byMouse();
    void playingOn_branches();
    void marks_sayWhatWasEdited();
    void ghostKey_heldAndReleased();
    void ghostKey_repeatedByTheServer();
    void ghostKey_tapped();
    void ghostButton_held();

private:
    void runTo(double tick);
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(m_window->window, key, modifiers);
    }
    [[nodiscard]] SimulationController& simulation() const { return m_window->editor.simulation; }
    [[nodiscard]] Timeline& timeline() const { return *simulation().timeline(); }
    QString selectFirst(const char* type) const; ///< its id

    std::unique_ptr<EditorWindow> m_window;
};

void TestTimeline::init() {
    m_window = std::make_unique<EditorWindow>("hunter-and-prey");
    QTRY_VERIFY(simulation().agentCount() > 0);
    m_window->item("canvas")->forceActiveFocus();
}

void TestTimeline::runTo(double tick) {
    simulation().runToTick(tick);
    QTRY_VERIFY(!simulation().playing());
    QTRY_COMPARE(timeline().end(), tick);
}

QString TestTimeline::selectFirst(const char* type) const {
    for (const Node& node : m_window->editor.document.project().nodes)
        if (node.type == type) {
            const QString id = QString::fromStdString(node.id);
            m_window->editor.document.selection()->select(id);
            return id;
        }
    return {};
}

void TestTimeline::stepBackKey_andStep() {
    runTo(30);
    const QString now = simulation().stateHash();
    key(Qt::Key_Comma);
    key(Qt::Key_Comma);
    QTRY_COMPARE(simulation().tick(), 28.0);
    QVERIFY(timeline().inPast());
    QCOMPARE(timeline().end(), 30.0);
    key(Qt::Key_Period);
    QTRY_COMPARE(simulation().tick(), 29.0);
    key(Qt::Key_End, Qt::AltModifier);
    QTRY_COMPARE(simulation().tick(), 30.0);
    QCOMPARE(simulation().stateHash(), now);
    QVERIFY(!timeline().hasFuture());
    m_window->click("stepBackButton");
    QTRY_COMPARE(simulation().tick(), 29.0);
    m_window->click("toStartButton");
    QTRY_COMPARE(simulation().tick(), 0.0);
}

void TestTimeline::scrubBar_byKeyboard() {
    runTo(300);
    QQuickItem* bar = m_window->item("scrubBar");
    bar->forceActiveFocus(Qt::TabFocusReason);
    const double rate = m_window->editor.document.project().worldNumber("ticksPerSecond");
    key(Qt::Key_Left);
    QTRY_COMPARE(simulation().tick(), 299.0);
    key(Qt::Key_Left, Qt::ShiftModifier);
    QTRY_COMPARE(simulation().tick(), 299.0 - rate);
    key(Qt::Key_Right);
    QTRY_COMPARE(simulation().tick(), 300.0 - rate);
    key(Qt::Key_Home);
    QTRY_COMPARE(simulation().tick(), 0.0);
    key(Qt::Key_PageDown);
    QTRY_COMPARE(simulation().tick(), std::min(300.0, 5 * rate));
    key(Qt::Key_End);
    QTRY_COMPARE(simulation().tick(), 300.0);

    QAccessibleInterface* slider = QAccessible::queryAccessibleInterface(bar);
    QVERIFY(slider);
    QCOMPARE(slider->role(), QAccessible::Slider);
    QCOMPARE(slider->text(QAccessible::Name), QString("Timeline"));
    QVERIFY(slider->text(QAccessible::Description).contains("tick 300"));
    QCOMPARE(slider->valueInterface()->currentValue().toDouble(), 300.0);
}

void TestTimeline::scrubBar_byMouse() {
    runTo(200);
    const QQuickItem* bar = m_window->item("scrubBar");
    const QPoint left = bar->mapToScene({20, bar->height() / 2}).toPoint();
    const QPoint middle = m_window->center("scrubBar");
    m_window->drag(m_window->center("scrubBar") + QPoint(60, 0), middle);
    QTRY_VERIFY(std::abs(simulation().tick() - 100) < 5);
    QTRY_VERIFY(!timeline().going());
    QTest::mouseClick(m_window->window, Qt::LeftButton, {}, left);
    QTRY_VERIFY(simulation().tick() < 10);
    QVERIFY(!timeline().hasFuture());
    QCOMPARE(timeline().end(), 200.0);
}

void TestTimeline::playingOn_branches() {
    runTo(100);
    timeline().goTo(40);
    QTRY_COMPARE(simulation().tick(), 40.0);
    QTRY_VERIFY(m_window->item("futureNote")->isVisible()); // what playing would do
    QVERIFY(!m_window->item("dismissFuture")->isVisible());
    QVERIFY(!timeline().hasFuture());
    QSignalSpy branched(&timeline(), &Timeline::branched);
    key(Qt::Key_Space);
    QTRY_VERIFY(simulation().tick() > 45);
    QCOMPARE(branched.size(), 1);
    QTRY_VERIFY(m_window->item("toast")->isVisible());
    key(Qt::Key_Space);
    QTRY_VERIFY(!simulation().playing());
    QTRY_VERIFY(m_window->item("futureNote")->isVisible());
    QCOMPARE(timeline().branchedAt(), 40.0);
    QVERIFY(!simulation().frame().was.empty());
    m_window->click("dismissFuture");
    QTRY_VERIFY(!m_window->item("futureNote")->isVisible());
    QTRY_VERIFY(simulation().frame().was.empty());
}

void TestTimeline::marks_sayWhatWasEdited() {
    runTo(50);
    const QString evade = selectFirst("evade");
    const Project& project = m_window->editor.document.project();
    m_window->editor.document.push(setMuted(project, std::vector{evade.toStdString()}, true),
                                   "Mute");
    QTRY_VERIFY(m_window->item("mark-0"));
    const QString name = QString::fromStdString(displayName(*project.node(evade.toStdString())));
    QCOMPARE(timeline().marks()[0].toMap()["text"].toString(), "Muted " + name);
    runTo(120);
    m_window->click("mark-0");
    QTRY_COMPARE(simulation().tick(), 50.0);
    timeline().goToMark(-1);
    QTRY_COMPARE(simulation().tick(), 0.0);
    timeline().goToMark(1);
    QTRY_COMPARE(simulation().tick(), 50.0);
    timeline().goToMark(1);
    QTRY_COMPARE(simulation().tick(), 120.0);
}

void TestTimeline::ghostKey_heldAndReleased() {
    runTo(60);
    const QString hash = simulation().stateHash();
    selectFirst("wander");
    QTest::keyPress(m_window->window, Qt::Key_H);
    QTRY_VERIFY(simulation().frame().ghosts);
    QTRY_VERIFY(m_window->item("futureNote")->isVisible());
    QTest::qWait(GhostHold::tapTime); // shorter is a tap
    QTest::keyRelease(m_window->window, Qt::Key_H);
    QTRY_VERIFY(!simulation().frame().ghosts);
    QTRY_VERIFY(!m_window->item("futureNote")->isVisible());
    QCOMPARE(simulation().stateHash(), hash);
}

/// As X11 does while a key is held: releases and presses, which Qt sometimes takes for real ones.
void TestTimeline::ghostKey_repeatedByTheServer() {
    KeyRepeats repeats;
    QCoreApplication::instance()->installEventFilter(&repeats);
    runTo(60);
    selectFirst("wander");
    const QSignalSpy changes(m_window->window->findChild<GhostHold*>(), &GhostHold::changed);
    QTest::keyPress(m_window->window, Qt::Key_H);
    QTRY_VERIFY(simulation().frame().ghosts);
    const qsizetype before = changes.size();
    QElapsedTimer held;
    held.start();
    for (ulong time = 1'000'000; held.elapsed() <= GhostHold::tapTime; time += 40) {
        for (const auto type : {QEvent::KeyRelease, QEvent::KeyPress}) {
            QKeyEvent event(type, Qt::Key_H, {}, "h");
            event.setTimestamp(time);
            QCoreApplication::sendEvent(m_window->window, &event);
        }
        QTest::qWait(20);
    }
    QCOMPARE(changes.size(), before);
    QVERIFY(simulation().frame().ghosts);
    QTest::keyRelease(m_window->window, Qt::Key_H);
    QTRY_VERIFY(!simulation().frame().ghosts);
}

void TestTimeline::ghostKey_tapped() {
    runTo(60);
    selectFirst("wander");
    auto* action = m_window->window->findChild<QObject*>("actionWhatIf");
    QVERIFY(action);
    QVERIFY(QMetaObject::invokeMethod(action, "trigger")); // as from a menu
    QTRY_VERIFY(simulation().frame().ghosts);
    m_window->editor.document.selection()->clear();
    QTRY_VERIFY(!simulation().frame().ghosts);
    selectFirst("wander");
    QVERIFY(QMetaObject::invokeMethod(action, "trigger"));
    QTRY_VERIFY(simulation().frame().ghosts);
    QVERIFY(QMetaObject::invokeMethod(action, "trigger"));
    QTRY_VERIFY(!simulation().frame().ghosts);
}

void TestTimeline::ghostButton_held() {
    QVERIFY(!m_window->item("ghostButton"));
    selectFirst("wander");
    simulation().play(); // while it runs, too
    QTRY_VERIFY(m_window->item("ghostButton") && m_window->item("ghostButton")->isVisible());
    const QPoint at = m_window->center("ghostButton");
    QTest::mousePress(m_window->window, Qt::LeftButton, {}, at);
    QTRY_VERIFY(simulation().frame().ghosts);
    QTest::mouseRelease(m_window->window, Qt::LeftButton, {}, at);
    QTRY_VERIFY(!simulation().frame().ghosts);
    QVERIFY(simulation().playing());
}

QTEST_MAIN(TestTimeline)
#include "tst_timeline.moc"
