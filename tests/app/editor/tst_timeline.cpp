#include "app/editor/controls/key_repeats.h"
#include "app/editor/sim/ghost_hold.h"
#include "tests/app/editor/test_home.h"
#include "tests/app/editor/window.h"

#include <QAccessible>
#include <QSignalSpy>

using namespace tiller;

/// The timeline and ghosts, in the window.
class TestTimeline : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_window = std::make_unique<EditorWindow>("hunter-and-prey");
        QTRY_VERIFY(simulation().agentCount() > 0);
        m_window->item("canvas")->forceActiveFocus();
    }

    void cleanup() { m_window.reset(); }

    void stepBackKey_andStep() {
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

    void scrubBar_byKeys() {
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

    void scrubBar_byMouse() {
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

    void playInThePast_branches() {
        runTo(100);
        timeline().goTo(40);
        QTRY_COMPARE(simulation().tick(), 40.0);
        QTRY_VERIFY(m_window->isShown("futureNote")); // a note on what Play would do
        QVERIFY(!m_window->isShown("dismissFuture"));
        QVERIFY(!timeline().hasFuture());
        QSignalSpy branched(&timeline(), &Timeline::branched);
        key(Qt::Key_Space);
        QTRY_VERIFY(simulation().tick() > 45);
        QCOMPARE(branched.size(), 1);
        QTRY_VERIFY(m_window->isShown("toast"));
        key(Qt::Key_Space);
        QTRY_VERIFY(!simulation().playing());
        QTRY_VERIFY(m_window->isShown("futureNote"));
        QCOMPARE(timeline().branchedAt(), 40.0);
        QVERIFY(!simulation().frame().previousFuture.empty());
        m_window->click("dismissFuture");
        QTRY_VERIFY(!m_window->isShown("futureNote"));
        QTRY_VERIFY(simulation().frame().previousFuture.empty());
    }

    void editInThePast_branches() {
        runTo(100);
        timeline().goTo(40);
        QTRY_COMPARE(simulation().tick(), 40.0);
        QVERIFY(timeline().inPast());
        Document& document = m_window->editor.document;
        QVERIFY(document.push(setWeight(document.project(), "evade-to-prey-choice", 0), "Weight"));
        QVERIFY(m_window->runTo(60));
        QTRY_VERIFY(timeline().hasFuture());
        QCOMPARE(timeline().branchedAt(), 40.0);
    }

    void marks_nameTheEdits() {
        runTo(50);
        const QString evade = selectFirst("evade");
        const Project& project = m_window->editor.document.project();
        m_window->editor.document.push(setMuted(project, std::vector{evade.toStdString()}, true),
                                       "Mute");
        QTRY_VERIFY(m_window->item("mark-0"));
        const QString name =
            QString::fromStdString(displayName(*project.node(evade.toStdString())));
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

    void ghostKey_heldAndReleased() {
        runTo(60);
        const QString hash = simulation().stateHash();
        selectFirst("wander");
        m_window->window->findChild<GhostHold*>()->setTapTime(0); // no press is a tap
        QTest::keyPress(m_window->window, Qt::Key_H);
        QTRY_VERIFY(simulation().frame().ghosts);
        QTRY_VERIFY(m_window->isShown("futureNote"));
        QTest::keyRelease(m_window->window, Qt::Key_H);
        QTRY_VERIFY(!simulation().frame().ghosts);
        QTRY_VERIFY(!m_window->isShown("futureNote"));
        QCOMPARE(simulation().stateHash(), hash);
    }

    /// While a key is held, X11 sends releases and presses that Qt sometimes takes for real ones.
    void ghostKey_ignoresKeyRepeats() {
        KeyRepeats repeats;
        QCoreApplication::instance()->installEventFilter(&repeats);
        runTo(60);
        selectFirst("wander");
        auto* hold = m_window->window->findChild<GhostHold*>();
        hold->setTapTime(0);
        const QSignalSpy changes(hold, &GhostHold::changed);
        QTest::keyPress(m_window->window, Qt::Key_H);
        QTRY_VERIFY(simulation().frame().ghosts);
        const qsizetype before = changes.size();
        for (ulong time = 1'000'000; time < 1'000'400; time += 40) {
            for (const auto type : {QEvent::KeyRelease, QEvent::KeyPress}) {
                QKeyEvent event(type, Qt::Key_H, {}, "h");
                event.setTimestamp(time);
                QCoreApplication::sendEvent(m_window->window, &event);
            }
            m_window->waitForFrame();
        }
        QCOMPARE(changes.size(), before);
        QVERIFY(simulation().frame().ghosts);
        QTest::keyRelease(m_window->window, Qt::Key_H);
        QTRY_VERIFY(!simulation().frame().ghosts);
    }

    void ghostAction_switchesOnAndOff() {
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

    void ghostButton_held() {
        QVERIFY(!m_window->item("ghostButton"));
        selectFirst("wander");
        simulation().play(); // it also works during a run
        QTRY_VERIFY(m_window->item("ghostButton") && m_window->item("ghostButton")->isVisible());
        m_window->waitForFrame(); // it has its place
        const QPoint at = m_window->center("ghostButton");
        QTest::mousePress(m_window->window, Qt::LeftButton, {}, at);
        QTRY_VERIFY(simulation().frame().ghosts);
        QTest::mouseRelease(m_window->window, Qt::LeftButton, {}, at);
        QTRY_VERIFY(!simulation().frame().ghosts);
        QVERIFY(simulation().playing());
    }

private:
    void runTo(double tick) {
        QVERIFY(m_window->runTo(tick));
        QTRY_COMPARE(timeline().end(), tick);
    }

    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { m_window->key(key, modifiers); }
    [[nodiscard]] SimulationController& simulation() const { return m_window->editor.simulation; }
    [[nodiscard]] Timeline& timeline() const { return *simulation().timeline(); }

    /// Selects the first node of a type. Returns its id.
    QString selectFirst(const char* type) const {
        for (const Node& node : m_window->editor.document.project().nodes)
            if (node.type == type) {
                const QString id = QString::fromStdString(node.id);
                m_window->editor.document.selection()->select(id);
                return id;
            }
        return {};
    }

    TestHome m_home;
    std::unique_ptr<EditorWindow> m_window;
};

QTEST_MAIN(TestTimeline)
#include "tst_timeline.moc"
