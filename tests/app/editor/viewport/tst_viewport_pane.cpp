#include "tests/app/editor/sim/hunt.h"
#include "tests/app/editor/window.h"

#include <QQmlProperty>

#include <optional>

/// The viewport alone, with a running world. Tests use the mouse and the keys as a person does.
struct RunningWorld : EditorTest {
    std::optional<Hunt> hunt;
    AgentsItem* world = nullptr;

    void begin(double hunters = 2, double prey = 3) {
        restart("hunter-and-prey");
        editor().windowState.setLayout("viewport");
        hunt.emplace(hunters, prey);
        hunt->addPoint();
        const std::uint64_t run = simulation().frame().run;
        document().projectModel().replace(hunt->project);
        if (!QTest::qWaitFor([&] { return simulation().frame().run > run; }))
            qFatal("no frame of the world has come");
        world = qobject_cast<AgentsItem*>(item("world"));
        world->setOverlays({});
        waitForFrame();
        world->camera()->fit();
        world->forceActiveFocus();
    }

    void runTo(double tick) { QVERIFY(EditorDriver::runTo(tick)); }
    [[nodiscard]] QPoint pixel(Vec2 place) const {
        return world->mapToScene(world->view().toView(place)).toPoint();
    }
    [[nodiscard]] Vec2 pointPlace() const {
        return shapeOf(*project().sceneItem(hunt->point), 1).center;
    }
    [[nodiscard]] Vec2 agentPlace(const Id& type, std::size_t i) const {
        const FrameAgents& agents = *simulation().frame().agentsOf(type);
        return {agents.x[i], agents.y[i]};
    }
    /// Drags, and does not drop.
    void hold(QPoint from, QPoint to) const {
        QTest::mouseMove(window, from);
        QTest::mousePress(window, Qt::LeftButton, {}, from);
        for (int i = 1; i <= 4; ++i)
            QTest::mouseMove(window, from + (to - from) * i / 4);
    }
    void drop(QPoint at) const { QTest::mouseRelease(window, Qt::LeftButton, {}, at); }
    void wheel(QPoint at, int angle) const {
        QWheelEvent event(at, window->mapToGlobal(at), {}, {0, angle}, {}, {}, Qt::NoScrollPhase,
                          false);
        QCoreApplication::sendEvent(window, &event);
    }
    /// What the window shows of the world.
    [[nodiscard]] QImage picture() const {
        return window->grabWindow().copy(rect("world").toRect());
    }
    [[nodiscard]] int pixelsOf(QRgb color) const {
        const QImage image = picture();
        int count = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                count += (image.pixel(x, y) & RGB_MASK) == (color & RGB_MASK) ? 1 : 0;
        return count;
    }
};

class TestViewportPane : public QObject, public RunningWorld {
    Q_OBJECT

private slots:
    void agentsAreDrawnInTheirColors() {
        begin();
        QTRY_VERIFY(pixelsOf(qRgb(255, 0, 0)) > 20);
        QVERIFY(pixelsOf(qRgb(0, 255, 0)) > 30);
        world->setOverlays({.colorByBehavior = true});
        runTo(3);
        QTRY_COMPARE(pixelsOf(qRgb(255, 0, 0)), 0);
        QVERIFY(world->legend().size() >= 4);
    }

    void emptyProject_showsAdvice() {
        begin();
        auto* advice = item("emptyWorld");
        QVERIFY(!advice->isVisible());
        document().newProject();
        QVERIFY(advice->isVisible());
    }

    void groundBrush_hasAllItsControls_inANarrowWorld() {
        restart("ants");
        window->resize(1280, 720);
        editor().windowState.setLayout("both");
        waitForFrame();
        item("world")->forceActiveFocus();
        key(Qt::Key_U);
        QTRY_VERIFY(isShown("groundBar"));
        waitForFrame();
        for (const char* name : {"brushGround", "brushRadius", "brushSoft", "brushPicture"}) {
            QVERIFY2(rect("groundBar").contains(rect(name)), name);
            QVERIFY2(rect("world").contains(rect(name)), name);
        }
    }

    void dragOfAPoint_isOneUndoStep() {
        begin();
        const Project before = project();
        const QPoint from = pixel(pointPlace());
        hold(from, from + QPoint(80, 40));
        drop(from + QPoint(80, 40));
        const Vec2 moved = pointPlace();
        const Vec2 wanted = world->view().toWorld(world->mapFromScene(from + QPoint(80, 40)));
        QVERIFY(length(moved - wanted) < 3);
        QVERIFY(document().canUndo());
        document().undo();
        QCOMPARE(project(), before);
        QVERIFY(!document().canUndo());
    }

    void dragOfAPoint_escCancelsIt() {
        begin();
        const Project before = project();
        const QPoint from = pixel(pointPlace());
        hold(from, from + QPoint(60, 0));
        QVERIFY(project() != before);
        key(Qt::Key_Escape);
        QCOMPARE(project(), before);
        QVERIFY(!document().canUndo());
        drop(from);
        QCOMPARE(project(), before);
    }

    void clickOnAPoint_selectsItsNode() {
        begin();
        mouseClick(pixel(pointPlace()));
        QCOMPARE(document().selection()->asIds(), std::vector{hunt->pointNode});
        QVERIFY(!document().canUndo());
    }

    void arrowKeys_moveTheSelectedItem() {
        begin();
        const Vec2 before = pointPlace();
        mouseClick(pixel(before));
        key(Qt::Key_Right);
        QVERIFY(pointPlace().x > before.x);
        key(Qt::Key_Down, Qt::ShiftModifier);
        QVERIFY(pointPlace().y - before.y > 5 * (pointPlace().x - before.x));
        document().undo();
        document().undo();
        QCOMPARE(pointPlace(), before);
    }

    void clickOnAnAgent_picksIt_escUnpicks() {
        begin();
        runTo(5);
        mouseClick(pixel(agentPlace(hunt->prey, 1)));
        QVERIFY(simulation().picked() == AgentName({hunt->prey, 1}));
        QTRY_COMPARE(simulation().pickedAgent(), "Agent type 1");
        QVERIFY(simulation().pickedValues()->rowCount() >= 3);
        QVERIFY(isShown("agentPanel"));
        QCOMPARE(simulation().motion().position.x(), agentPlace(hunt->prey, 1).x);
        key(Qt::Key_Escape);
        QVERIFY(!simulation().hasPicked());
    }

    void dragOfAnAgent_movesIt() {
        begin();
        runTo(5);
        const QPoint from = pixel(agentPlace(hunt->prey, 1));
        const QPoint to = pixel({200, 100});
        hold(from, to);
        const Vec2 wanted = world->view().toWorld(world->mapFromScene(to));
        QTRY_VERIFY(length(agentPlace(hunt->prey, 1) - wanted) < 1);
        drop(to);
        QVERIFY(!simulation().hasPicked());
        const RunRecord record = simulation().record();
        QVERIFY(
            std::any_of(record.log.events.begin(), record.log.events.end(), [](const auto& each) {
                return std::holds_alternative<AgentMoved>(each.input);
            }));
    }

    void mouse_isTheCursor_andTheLogReplaysBitForBit() {
        begin(2, 12);
        runTo(10);
        QTest::mouseMove(window, pixel({150, 120}));
        runTo(40);
        const QPoint point = pixel(pointPlace());
        hold(point, pixel({600, 450}));
        drop(pixel({600, 450}));
        runTo(90);
        const RunRecord record = simulation().record();
        QCOMPARE(record.tick, 90U);

        QCOMPARE(hashOfReplay(record.log), record.stateHash);
        int cursors = 0, edits = 0;
        for (const InputEvent& event : record.log.events) {
            cursors += std::holds_alternative<CursorMoved>(event.input) ? 1 : 0;
            edits += std::holds_alternative<Edited>(event.input) ? 1 : 0;
        }
        QVERIFY(cursors > 0);
        QVERIFY(edits > 0);
    }

    void mouseOutsideAWorldThatWraps_isNoCursor() {
        begin();
        const auto moves = [&](Vec2 to) { // the number of places of the cursor so far
            QTest::mouseMove(window, pixel(to));
            runTo(simulation().tick() + 2);
            int places = 0;
            for (const InputEvent& event : simulation().record().log.events)
                if (const auto* moved = std::get_if<CursorMoved>(&event.input))
                    places += moved->to ? 1 : 0;
            return places;
        };
        QCOMPARE(project().worldText("edges"), "wrap");
        const double width = project().worldNumber("width");
        const int none = moves({width + 4, 100});
        QCOMPARE(moves({width + 8, 120}), none);
        QVERIFY(moves({width - 20, 100}) > none);
    }

    void clickOnTheGround_isAClickInTheWorld() {
        begin(0, 0);
        mouseClick(pixel({120, 80}));
        const InputLog log = simulation().record().log;
        const auto found = std::find_if(log.events.begin(), log.events.end(), [](const auto& each) {
            return std::holds_alternative<Clicked>(each.input);
        });
        QVERIFY(found != log.events.end());
        QVERIFY(length(std::get<Clicked>(found->input).at - Vec2{120, 80}) < 2);
    }

    void rightButton_pans() {
        begin(0, 0);
        const QPointF before = world->camera()->origin();
        const QPoint from = pixel({120, 80});
        QTest::mousePress(window, Qt::RightButton, {}, from);
        for (int i = 1; i <= 4; ++i)
            QTest::mouseMove(window, from + QPoint(15, 8) * i);
        QTest::mouseRelease(window, Qt::RightButton, {}, from + QPoint(60, 32));
        QVERIFY(QLineF(world->camera()->origin(), before + QPointF(60, 32)).length() < 1);
        QVERIFY(simulation().record().log.events.size() <= 1); // no click; at most the mouse
        click("fitButton");
        QCOMPARE(world->camera()->origin(), before);
    }

    void wheel_zoomsAtTheMouse() {
        begin();
        const QPoint mouse = pixel({210, 330});
        const double before = world->camera()->zoom();
        wheel(mouse, 240);
        QVERIFY(std::abs(world->camera()->zoom() / before - 1.44) < 1e-9);
        QVERIFY((pixel({210, 330}) - mouse).manhattanLength() <= 1);
    }

    void space_plays_dot_steps_ctrlR_resets() {
        begin();
        key(Qt::Key_Period);
        QTRY_COMPARE(simulation().tick(), 1.0);
        key(Qt::Key_Space);
        QVERIFY(simulation().playing());
        QTRY_VERIFY(simulation().tick() > 4);
        key(Qt::Key_Space);
        QVERIFY(!simulation().playing());
        key(Qt::Key_R, Qt::ControlModifier);
        QTRY_COMPARE(simulation().tick(), 0.0);
        click("playButton");
        QVERIFY(simulation().playing());
        click("stepButton"); // it pauses, too
        QVERIFY(!simulation().playing());
    }

    void bracketKeys_changeTheSpeed() {
        begin();
        key(Qt::Key_BracketRight);
        QCOMPARE(simulation().speed(), 2.0);
        key(Qt::Key_BracketLeft);
        key(Qt::Key_BracketLeft);
        QCOMPARE(simulation().speed(), 0.5);
        QCOMPARE(simulation().wantedTicksPerSecond(), 30.0);
    }

    void overlayButtons_switchTheOverlays() {
        begin(3, 20);
        runTo(20);
        const auto isOn = [this](const char* name) {
            return QQmlProperty::read(world, QString("overlays.") + name).toBool();
        };
        for (const char* name :
             {"showVelocity", "showDesired", "showSteering", "showForces", "showRadii"}) {
            QVERIFY(!isOn(name));
            const QImage before = picture();
            click(name);
            QVERIFY(isOn(name));
            QTRY_VERIFY(picture() != before);
            click(name);
            QVERIFY(!isOn(name));
        }
    }

    void seedField_isAnUndoStep() {
        begin();
        auto* field = item("seedField");
        QCOMPARE(field->property("text").toString(), "1");
        click("seedField");
        key(Qt::Key_A, Qt::ControlModifier);
        key(Qt::Key_4);
        key(Qt::Key_2);
        key(Qt::Key_Return);
        QCOMPARE(project().worldNumber("seed"), 42.0);
        document().undo();
        QCOMPARE(field->property("text").toString(), "1");
        click("rollSeed");
        QVERIFY(project().worldNumber("seed") != 1.0);
    }

    void anotherProject_resets() {
        begin();
        runTo(30);
        simulation().pick(AgentName{hunt->prey, 0});
        document().projectModel().replace(Hunt(1, 6).project);
        QTRY_COMPARE(simulation().agentCount(), 7);
        QCOMPARE(simulation().tick(), 0.0);
        QVERIFY(!simulation().hasPicked());
    }

    void editThatBreaksTheProject_isReported() {
        begin();
        auto* note = item("heldBackNote");
        QVERIFY(!note->isVisible());
        const SceneItem point = *project().sceneItem(hunt->point);
        const Change breaks{.scene = {{point, {}, 0}}};
        document().push(breaks, "Break");
        QTRY_VERIFY(note->isVisible());
        document().undo();
        QTRY_VERIFY(!note->isVisible());
    }

    void narrowPane_hasAMenu() {
        begin();
        editor().windowState.setLayout("both");
        window->resize(window->minimumSize());
        QTRY_VERIFY(isShown("showButton"));
        waitForFrame();
        click("showButton");
        QTRY_VERIFY(isOpen("overlayMenu"));
    }
};
