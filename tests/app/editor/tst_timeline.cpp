#include "app/editor/controls/event_filters.h"
#include "app/editor/sim/ghost_hold.h"
#include "tests/app/editor/window.h"

#include <QAccessible>

/// The timeline and ghosts, in the window.
class TestTimeline : public QObject, public EditorTest {
    Q_OBJECT

private slots:
    void init() {
        open("hunter-and-prey");
        QTRY_VERIFY(simulation().agentCount() > 0);
        item("canvas")->forceActiveFocus();
    }

    void cleanup() { close(); }

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
        click("stepBackButton");
        QTRY_COMPARE(simulation().tick(), 29.0);
        click("toStartButton");
        QTRY_COMPARE(simulation().tick(), 0.0);
    }

    void time_namesTheEnd_onlyInThePast() {
        runTo(120);
        const QQuickItem* end = find(item("timeLabel"), "unit");
        QVERIFY(!end->isVisible());
        waitForFrame();
        const QRectF bar = rect("scrubBar");
        timeline().goTo(60);
        QTRY_COMPARE(simulation().tick(), 60.0);
        QVERIFY(end->isVisible());
        QCOMPARE(end->property("text").toString(), "/ " + timeline().endText());
        waitForFrame();
        QCOMPARE(rect("scrubBar"), bar);
        timeline().goToEnd();
        QTRY_VERIFY(!end->isVisible());
    }

    void scrubBar_byKeys() {
        runTo(300);
        QQuickItem* bar = item("scrubBar");
        bar->forceActiveFocus(Qt::TabFocusReason);
        const double rate = project().worldNumber("ticksPerSecond");
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
        QCOMPARE(slider->text(QAccessible::Name), "Timeline");
        QVERIFY(slider->text(QAccessible::Description).contains("tick 300"));
        QCOMPARE(slider->valueInterface()->currentValue().toDouble(), 300.0);
    }

    void scrubBar_byMouse() {
        runTo(200);
        const QQuickItem* bar = item("scrubBar");
        const QPoint left = bar->mapToScene({20, bar->height() / 2}).toPoint();
        const QPoint middle = center("scrubBar");
        drag(center("scrubBar") + QPoint(60, 0), middle);
        QTRY_VERIFY(std::abs(simulation().tick() - 100) < 5);
        QTRY_VERIFY(!timeline().going());
        mouseClick(left);
        QTRY_VERIFY(simulation().tick() < 10);
        QVERIFY(!timeline().hasFuture());
        QCOMPARE(timeline().end(), 200.0);
    }

    void largeTexts_timesDoNotOverlap() {
        runTo(2400);
        editor().settings.setTextSize(150);
        window->resize(1280, 720);
        waitForFrame();
        const auto apart = [&] {
            double end = -100;
            int count = 0;
            for (const QQuickItem* time : item("timelineTimes")->childItems())
                if (time->objectName() == "timelineTime") {
                    if (time->x() < end)
                        return false;
                    end = time->x() + time->width();
                    ++count;
                }
            return count > 1;
        };
        QTRY_VERIFY(apart());
        editor().settings.setTextSize(100);
    }

    void playInThePast_branches() {
        runTo(100);
        timeline().goTo(40);
        QTRY_COMPARE(simulation().tick(), 40.0);
        QTRY_VERIFY(isShown("futureNote")); // a note on what Play would do
        QVERIFY(!isShown("dismissFuture"));
        QVERIFY(!timeline().hasFuture());
        QSignalSpy branched(&timeline(), &Timeline::branched);
        key(Qt::Key_Space);
        QTRY_VERIFY(simulation().tick() > 45);
        QCOMPARE(branched.size(), 1);
        QTRY_VERIFY(isShown("toast"));
        key(Qt::Key_Space);
        QTRY_VERIFY(!simulation().playing());
        QTRY_VERIFY(isShown("futureNote"));
        QCOMPARE(timeline().branchedAt(), 40.0);
        QVERIFY(!simulation().frame().previousFuture.empty());
        click("dismissFuture");
        QTRY_VERIFY(!isShown("futureNote"));
        QTRY_VERIFY(simulation().frame().previousFuture.empty());
    }

    void editInThePast_branches() {
        runTo(100);
        timeline().goTo(40);
        QTRY_COMPARE(simulation().tick(), 40.0);
        QVERIFY(timeline().inPast());
        QVERIFY(document().push(setWeight(project(), "evade-to-prey-choice", 0), "Weight"));
        QVERIFY(EditorDriver::runTo(60));
        QTRY_VERIFY(timeline().hasFuture());
        QCOMPARE(timeline().branchedAt(), 40.0);
    }

    void marks_nameTheEdits() {
        runTo(50);
        const QString evade = selectFirst("evade");
        document().push(setMuted(project(), std::vector{evade.toStdString()}, true), "Mute");
        QTRY_VERIFY(item("mark-0"));
        const QString name =
            QString::fromStdString(displayName(*project().node(evade.toStdString())));
        QCOMPARE(timeline().marks()[0].toMap()["text"].toString(), "Muted " + name);
        runTo(120);
        click("mark-0");
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
        editor().commands.ghost()->setTapTime(0); // no press is a tap
        QTest::keyPress(window, Qt::Key_H);
        QTRY_VERIFY(simulation().frame().ghosts);
        QTRY_VERIFY(isShown("futureNote"));
        QTest::keyRelease(window, Qt::Key_H);
        QTRY_VERIFY(!simulation().frame().ghosts);
        QTRY_VERIFY(!isShown("futureNote"));
        QCOMPARE(simulation().stateHash(), hash);
    }

    /// While a key is held, X11 sends releases and presses that Qt sometimes takes for real ones.
    void ghostKey_ignoresKeyRepeats() {
        KeyRepeats repeats;
        QCoreApplication::instance()->installEventFilter(&repeats);
        runTo(60);
        selectFirst("wander");
        auto* hold = editor().commands.ghost();
        hold->setTapTime(0);
        const QSignalSpy changes(hold, &GhostHold::changed);
        QTest::keyPress(window, Qt::Key_H);
        QTRY_VERIFY(simulation().frame().ghosts);
        const qsizetype before = changes.size();
        for (ulong time = 1'000'000; time < 1'000'400; time += 40) {
            for (const auto type : {QEvent::KeyRelease, QEvent::KeyPress}) {
                QKeyEvent event(type, Qt::Key_H, {}, "h");
                event.setTimestamp(time);
                QCoreApplication::sendEvent(window, &event);
            }
            waitForFrame();
        }
        QCOMPARE(changes.size(), before);
        QVERIFY(simulation().frame().ghosts);
        QTest::keyRelease(window, Qt::Key_H);
        QTRY_VERIFY(!simulation().frame().ghosts);
    }

    void ghostAction_switchesOnAndOff() {
        runTo(60);
        selectFirst("wander");
        Command& action = command("actionWhatIf");
        action.trigger(); // as from a menu
        QTRY_VERIFY(simulation().frame().ghosts);
        document().selection()->clear();
        QTRY_VERIFY(!simulation().frame().ghosts);
        selectFirst("wander");
        action.trigger();
        QTRY_VERIFY(simulation().frame().ghosts);
        action.trigger();
        QTRY_VERIFY(!simulation().frame().ghosts);
    }

    void ghostButton_held() {
        QVERIFY(!item("ghostButton"));
        selectFirst("wander");
        simulation().play(); // it also works during a run
        QTRY_VERIFY(isShown("ghostButton"));
        waitForFrame(); // it has its place
        const QPoint at = center("ghostButton");
        QTest::mousePress(window, Qt::LeftButton, {}, at);
        QTRY_VERIFY(simulation().frame().ghosts);
        QTest::mouseRelease(window, Qt::LeftButton, {}, at);
        QTRY_VERIFY(!simulation().frame().ghosts);
        QVERIFY(simulation().playing());
    }

private:
    void runTo(double tick) {
        QVERIFY(EditorDriver::runTo(tick));
        QTRY_COMPARE(timeline().end(), tick);
    }

    [[nodiscard]] Timeline& timeline() const { return *simulation().timeline(); }

    /// Selects the first node of a type. Returns its id.
    QString selectFirst(const char* type) const {
        for (const Node& node : project().nodes)
            if (node.type == type) {
                const QString id = QString::fromStdString(node.id);
                document().selection()->select(id);
                return id;
            }
        return {};
    }
};
