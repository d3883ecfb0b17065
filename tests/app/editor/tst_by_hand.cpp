#include "app/editor/sim/edit_marks.h"
#include "app/editor/sim/undo_history.h"
#include "tests/app/editor/window.h"

#include <QApplication>

/// A sheep becomes a wolf after two time units, and dies after three more; grass stands still.
Project growingSheep() {
    Project project = world("world tick=0.1 ticksPerSecond=10; sheep (200,200)+(1,0)(500,400); "
                            "wolf (100,500); grass:agent-type count=3; "
                            "young:timer on=1 off=1000 phase=999; grow:become; "
                            "old:timer on=1 off=1000 phase=996; die:remove; "
                            "clock:timer on=0.5 off=0.5; ring:signal fires=regularly every=0.3; "
                            "young > grow > sheep; wolf > grow.into; old > die > wolf; "
                            "clock > ring > wolf");
    for (const char* type : {"sheep", "wolf", "grass"})
        std::ranges::find(project.nodes, type, &Node::id)->name = type;
    return project;
}

/// The editor with this world.
class HandStage : public EditorTest {
public:
    void begin() {
        open("hunter-and-prey");
        const std::uint64_t run = simulation().frame().run;
        document().projectModel().replace(growingSheep());
        if (!QTest::qWaitFor([&] { return simulation().frame().run > run; }))
            qFatal("no frame of the world has come");
        waitForFrame();
        world()->camera()->fit();
        waitForFrame();
    }

    [[nodiscard]] AgentsItem* world() const { return window->findChild<AgentsItem*>("world"); }
    [[nodiscard]] QPoint at(Vec2 place) const {
        return world()->mapToScene(world()->view().toView(place)).toPoint();
    }
    [[nodiscard]] std::size_t shown(const Id& type) const {
        const FrameAgents* agents = simulation().frame().agentsOf(type);
        return agents ? agents->size() : 0;
    }
    [[nodiscard]] bool waitForCount(const Id& type, std::size_t count) const {
        return QTest::qWaitFor([&] { return shown(type) == count; });
    }
    [[nodiscard]] std::size_t placed(const Id& type) const {
        return project().node(type)->agents.size();
    }
    void clickAt(Vec2 place) const { QTest::mouseClick(window, Qt::LeftButton, {}, at(place)); }
    /// Goes to a tick of the past.
    [[nodiscard]] bool goTo(double tick) {
        simulation().goToTick(tick);
        return QTest::qWaitFor([&] { return simulation().tick() == tick; });
    }
};

/// Agents that a person adds, removes and follows in the viewport.
class TestByHand : public QObject, public HandStage {
    Q_OBJECT

private slots:
    void init() { begin(); }

    void atTheStart_theBrushAddsToTheProject() {
        click("tool-agents");
        QVERIFY(isShown("brushBar"));
        world()->brush()->setAgentType("sheep");
        QVERIFY(text("brushHint").contains("to the project"));
        const Project before = project();
        clickAt({300, 300});
        QCOMPARE(placed("sheep"), 3U);
        QVERIFY(waitForCount("sheep", 3));
        const Vec2 place = project().node("sheep")->agents.back().position;
        QVERIFY(length(place - Vec2{300, 300}) < 3);
        drag(at({300, 100}), at({500, 100}));
        QVERIFY(placed("sheep") > 5);
        document().undo(); // the whole stroke
        QCOMPARE(placed("sheep"), 3U);
        document().undo();
        QVERIFY(project() == before);
        QVERIFY(waitForCount("sheep", 2));
    }

    void atTheStart_agentsOfARegionBecomePlaced() {
        click("tool-agents");
        world()->brush()->setAgentType("grass");
        const FrameAgents before = *simulation().frame().agentsOf("grass");
        clickAt({300, 300});
        QCOMPARE(placed("grass"), 4U);
        QVERIFY(waitForCount("grass", 4));
        const FrameAgents& after = *simulation().frame().agentsOf("grass");
        for (std::size_t i = 0; i < 3; ++i)
            QCOMPARE((Vec2{after.x[i], after.y[i]}), (Vec2{before.x[i], before.y[i]}));
    }

    void theAgentOfANewType_makesRoomForTheFirstByHand() {
        QVERIFY(document().push(addNode(project(), document().ids(), "agent-type", {}, {}),
                                "Add agent type"));
        const Id made = project().nodes.back().id;
        QVERIFY(waitForCount(made, 1));
        click("tool-agents");
        clickAt({300, 300});
        QCOMPARE(placed(made), 1U);
        clickAt({500, 300});
        QCOMPARE(placed(made), 2U);
        QVERIFY(length(project().node(made)->agents[0].position - Vec2{300, 300}) < 3);
    }

    void theAgentOfARegion_staysWithTheFirstByHand() {
        document().projectModel().replace(
            tiller::world("scene meadow:region x=100; hen:agent-type startRegion=meadow"));
        QVERIFY(waitForCount("hen", 1));
        click("tool-agents");
        clickAt({300, 300});
        QCOMPARE(placed("hen"), 2U);
    }

    void laterOn_theBrushAddsToTheWorld() {
        const Project before = project();
        QVERIFY(runTo(5));
        click("tool-agents");
        world()->brush()->setAgentType("sheep");
        QVERIFY(text("brushHint").contains("Only in this run"));
        clickAt({300, 300});
        QVERIFY(waitForCount("sheep", 3));
        QVERIFY(project() == before);
        const FrameAgents& sheep = *simulation().frame().agentsOf("sheep");
        QVERIFY(length(Vec2{sheep.x[2], sheep.y[2]} - Vec2{300, 300}) < 3);
        const auto& marks = *simulation().frame().timeline.marks;
        QCOMPARE(marks.size(), 1U);
        QCOMPARE(markText(*marks[0], before), "Added sheep");
        // The log of inputs replays to the same state.
        const RunRecord record = simulation().record();
        Replay replay(record.log);
        run(replay, record.log.ticks);
        replay.finish();
        QCOMPARE(replay.simulation().stateHash(), record.stateHash);
        QCOMPARE(replay.simulation().agentCount(), 7U);
    }

    void inThePast_theBrushMakesABranch() {
        QVERIFY(runTo(9));
        QVERIFY(goTo(4));
        click("tool-agents");
        world()->brush()->setAgentType("wolf");
        clickAt({300, 300});
        QVERIFY(waitForCount("wolf", 2));
        QCOMPARE(simulation().frame().timeline.end, 4U);
        QCOMPARE(simulation().frame().timeline.previousEnd, 9U);
        QVERIFY(goTo(3));
        QVERIFY(waitForCount("wolf", 1));
        QVERIFY(goTo(4));
        QVERIFY(waitForCount("wolf", 2));
    }

    void escape_endsTheBrush() {
        world()->forceActiveFocus();
        key(Qt::Key_A);
        QVERIFY(isShown("brushBar"));
        QTest::mouseMove(window, at({300, 300}));
        QTRY_COMPARE(world()->cursor().shape(), Qt::CrossCursor);
        const std::size_t before = simulation().frame().agentCount();
        key(Qt::Key_Return); // adds one in the middle
        QTRY_COMPARE(simulation().frame().agentCount(), before + 1);
        key(Qt::Key_Escape);
        QVERIFY(!isShown("brushBar"));
        QCOMPARE(world()->drawing()->tool(), "select");
    }

    void deleteKey_removesThePickedAgent() {
        simulation().pick(AgentName{"sheep", 1});
        world()->forceActiveFocus();
        QTRY_VERIFY(simulation().hasPicked());
        QTRY_VERIFY(text("pickedHint").contains("from the project"));
        key(Qt::Key_Delete);
        QCOMPARE(placed("sheep"), 1U);
        QVERIFY(waitForCount("sheep", 1));
        QVERIFY(!simulation().hasPicked());
        QVERIFY(document().undoText().contains("Remove"));
        document().undo();
        QCOMPARE(placed("sheep"), 2U);

        QVERIFY(runTo(5));
        simulation().pick(AgentName{"sheep", 1});
        world()->forceActiveFocus();
        QTRY_VERIFY(text("pickedHint").contains("in the running world"));
        key(Qt::Key_Delete);
        QVERIFY(waitForCount("sheep", 1));
        QCOMPARE(placed("sheep"), 2U);
        QTRY_VERIFY(text("pickedEnd").contains("was removed by hand at 0:00.5"));
    }

    /// The editor stops there, says it, and plays on if a person wants that.
    void anEnd_pausesTheRun_andIsSaid() {
        Project project = growingSheep();
        Node& end = *std::ranges::find(project.nodes, "ring", &Node::id);
        end.name = "The flock has grown up";
        end.type = "end";
        end.values = findNodeType("end")->defaults();
        std::ranges::find(project.nodes, "clock", &Node::id)
            ->values[*findNodeType("timer")->settingIndex("phase")] = 0.5;
        document().projectModel().replace(project);
        simulation().play();
        QTRY_VERIFY(!simulation().playing());
        QTRY_COMPARE(text("endText"), "Won: The flock has grown up, at 0:00.6");
        QCOMPARE(simulation().frame().end->tick, simulation().frame().tick);
        simulation().play();
        QTRY_VERIFY(simulation().tick() > 20);
        QVERIFY(simulation().playing());
        QVERIFY(!isShown("endNote"));
        simulation().pause();
        QVERIFY(goTo(static_cast<double>(simulation().frame().end->tick)));
        QTRY_VERIFY(isShown("endNote"));
        const std::uint64_t run = simulation().frame().run;
        click("playAgain");
        QTRY_VERIFY(simulation().frame().run > run);
        QTRY_VERIFY(!simulation().playing() && isShown("endNote")); // it ended again
    }

    void aPick_followsWhoBecomes_andSaysWhoDied() {
        simulation().pick(AgentName{"sheep", 0});
        QTRY_COMPARE(simulation().pickedType(), "sheep");
        QVERIFY(runTo(25));
        QTRY_COMPARE(simulation().pickedType(), "wolf");
        QVERIFY(simulation().explanation());
        QVERIFY(runTo(60));
        QTRY_VERIFY(!simulation().pickedEnd().isEmpty());
        QVERIFY(isShown("pickedEnd"));
        const QString end = simulation().pickedEnd();
        QVERIFY2(end.endsWith("died at 0:05.1: “Remove”, when “Timer” was true."), qPrintable(end));
        QVERIFY(goTo(10)); // it lives, as a sheep
        QTRY_COMPARE(simulation().pickedType(), "sheep");
        QVERIFY(simulation().pickedEnd().isEmpty());
        QVERIFY(simulation().pickedCame().isEmpty());
        QVERIFY(goTo(30));
        QTRY_COMPARE(text("pickedCame"),
                     QString::fromUtf8("wolf since 0:02.1: “Become”, when “Timer” was true."));
        QVERIFY(goTo(58));
        QTRY_VERIFY(simulation().pickedEnd().contains("died at 0:05.1"));
    }

    /// Each click goes to an earlier time, until there is none.
    void theListOfEvents_leadsToTheAgentAndTheTick() {
        simulation().pick({});
        QVERIFY(runTo(60));
        const auto clickLast = [&](const char* node) {
            QTRY_VERIFY(isShown(QStringLiteral("event-%1").arg(node)));
            QTest::mouseMove(window, center(QStringLiteral("event-%1").arg(node)));
            QTRY_VERIFY(isShown(QStringLiteral("last-%1").arg(node)));
            click(QStringLiteral("last-%1").arg(node));
        };
        clickLast("grow");
        QTRY_COMPARE(simulation().tick(), 21.0);
        QTRY_COMPARE(simulation().pickedType(), "wolf");
        QTRY_VERIFY(text("pickedCame").contains("since 0:02.1"));
        QVERIFY(goTo(60));
        clickLast("die");
        QTRY_COMPARE(simulation().tick(), 51.0);
        QVERIFY(goTo(60));
        clickLast("ring");
        QTRY_VERIFY(simulation().tick() < 60);
        const double last = simulation().tick();
        clickLast("ring");
        QTRY_VERIFY(simulation().tick() < last);
    }

    void aPreviousFuture_hasItsCountsBeside() {
        QVERIFY(runTo(60));
        QVERIFY(!isShown("beside-grow"));
        QVERIFY(goTo(40));
        simulation().play();
        QTRY_VERIFY(isShown("beside-grow"));
        simulation().pause();
        QVERIFY(text("eventsHeadTitle").contains("before"));
        QVERIFY(!item("eventsHeadTitle")->property("truncated").toBool());
    }

    /// Someone who is born says when and of whom; who was put in by hand, too.
    void thePanel_saysWhoseChildAnAgentIs() {
        Project project = growingSheep();
        Node& bear = *std::ranges::find(project.nodes, "ring", &Node::id);
        bear.name = "Litter";
        bear.type = "spawn";
        bear.values = findNodeType("spawn")->defaults();
        project.links.push_back({.id = "of", .from = {"grass", "agents"}, .to = {"ring", "of"}});
        document().projectModel().replace(project);
        QVERIFY(runTo(1));
        simulation().pick(AgentName{"grass", 3});
        QTRY_COMPARE(text("pickedCame"),
                     "Born at 0:00.1: “Litter” of wolf 0, when “Timer” was true.");
        click("tool-agents");
        world()->brush()->setAgentType("sheep");
        clickAt({300, 300});
        QVERIFY(waitForCount("sheep", 3));
        simulation().pick(AgentName{"sheep", 2});
        QTRY_COMPARE(text("pickedCame"), "Added by hand at 0:00.1.");
    }

    void thePanel_saysWhichActionFires() {
        simulation().pick(AgentName{"wolf", 0});
        QTRY_COMPARE(simulation().pickedType(), "wolf");
        const auto state = [&] {
            const PickedValuesModel& model = *simulation().pickedValues();
            for (int row = 0; row < model.rowCount(); ++row)
                if (model.value(row, "node") == "ring")
                    return model.value(row, "liveState").toString().replace(QChar(0x202f), ' ');
            return QString();
        };
        QTRY_COMPARE(state(), "fires now");
        QStringList seen;
        for (int tick = 1; tick <= 6; ++tick) {
            simulation().step();
            QTRY_COMPARE(simulation().tick(), double(tick));
            seen += state();
        }
        QCOMPARE(seen, (QStringList{"done, again in 0.2 s", "again in 0.1 s", "fires now",
                                    "done, again in 0.2 s", "waits", "waits"}));
    }

    void theReason_namesTheCondition() {
        const Project project = growingSheep();
        Simulation simulation(project);
        const auto reasonOf = [&] {
            const auto explained = simulation.explain({"wolf", 0});
            const auto ring = std::ranges::find(explained->nodes, "ring", &NodeExplanation::node);
            return actionReason(project, *ring);
        };
        QStringList reasons;
        for (int i = 0; i < 12; ++i) {
            reasons.append(reasonOf());
            simulation.step();
        }
        QVERIFY(reasons.contains("because Timer is true"));
        QVERIFY(reasons.contains("because Timer is false"));
        QVERIFY(reasons.contains("")); // it has fired, and waits for its turn
    }

    void click_onAStartPicks_dragMovesIt() {
        const auto placeOf = [&] { return project().node("sheep")->agents[1].position; };
        QVERIFY(!simulation().hasPicked());
        clickAt({500, 400});
        QTRY_VERIFY(simulation().hasPicked());
        QCOMPARE(simulation().picked()->type, "sheep");
        QCOMPARE(simulation().picked()->ordinal, 1U);
        QVERIFY(!document().canUndo());
        simulation().unpick();
        QTRY_VERIFY(!simulation().hasPicked());
        drag(at({500, 400}), at({600, 300}));
        QTRY_VERIFY(length(placeOf() - Vec2{600, 300}) < 8);
        QVERIFY(!simulation().hasPicked());
        document().undo();
        QVERIFY(placeOf() == (Vec2{500, 400}));
    }

    void agents_comeBeforeTheGeometryBeneathThem_data() {
        const TestRows<QString> row;
        row("point", "point");
        row("path", "path");
        row("region", "region");
    }

    void agents_comeBeforeTheGeometryBeneathThem() {
        const auto [type] = fetched<QString>();
        const Description& described = *findSceneType(type.toStdString());
        SceneItem item{.id = {}, .type = described.id, .values = described.defaults()};
        const auto set = [&](const char* setting, const Value& value) {
            if (const auto index = described.settingIndex(setting))
                item.values[*index] = value;
        };
        set("x", 300.0);
        set("y", 300.0);
        if (type == "path")
            set("points", Points{{200, 300}, {400, 300}});
        QVERIFY(document().push(addSceneItem(project(), document().ids(), item), "Add"));
        const QString id = QString::fromStdString(project().scene.back().id);
        QVERIFY(runTo(5));
        simulation().dragAgent("sheep", 1, {300, 300});
        simulation().dropAgent();
        const auto isThere = [&] {
            const FrameAgents* sheep = simulation().frame().agentsOf("sheep");
            const auto at = sheep->indexOf(1);
            return at && length(Vec2{sheep->x[*at], sheep->y[*at]} - Vec2{300, 300}) < 1;
        };
        QTRY_VERIFY(isThere());
        const Project before = project();

        clickAt({300, 300});
        QTRY_VERIFY(simulation().hasPicked());
        QVERIFY(document().selection()->ids().isEmpty());
        // An edge, line or point of a selected item can be dragged; a click still picks.
        simulation().unpick();
        document().selection()->select(id);
        clickAt({300, 300});
        QTRY_VERIFY(simulation().hasPicked());
        QVERIFY(project() == before);
        drag(at({300, 300}), at({340, 340}));
        QVERIFY(project() != before);
        QVERIFY(isThere());
    }

    void theBrush_addsTheTypeMadeOrSelectedLast() {
        const AgentBrush& brush = *world()->brush();
        QCOMPARE(brush.agentType(), "sheep"); // the first
        document().selection()->select("wolf");
        QCOMPARE(brush.agentType(), "wolf");
        document().selection()->select("clock");
        QCOMPARE(brush.agentType(), "wolf");
        simulation().pick(AgentName{"grass", 0});
        QCOMPARE(brush.agentType(), "grass");
        simulation().unpick();
        QVERIFY(document().push(addNode(project(), document().ids(), "agent-type", {}, {}),
                                "Add agent type"));
        const QString made = QString::fromStdString(project().nodes.back().id);
        QCOMPARE(brush.agentType(), made);
        world()->brush()->setAgentType("sheep"); // in the bar
        QCOMPARE(brush.agentType(), "sheep");
        document().selection()->select("wolf");
        QCOMPARE(brush.agentType(), "wolf");
        document().selection()->select(made);
        document().undo(); // it is gone
        QCOMPARE(brush.agentType(), "sheep");
    }

    void undo_takesBackWhatWasDoneByHand_byGoingBackInTime() {
        const auto undoText = [&] { return command("actionUndo").text(); };
        const auto redoText = [&] { return command("actionRedo").text(); };
        QVERIFY(
            document().push(moveNodes(project(), std::vector<Id>{"wolf"}, {8, 0}), "Move a card"));
        const Project edited = project();
        QVERIFY(runTo(5));
        simulation().pick(AgentName{"sheep", 1});
        world()->forceActiveFocus();
        QTRY_VERIFY(text("pickedHint").contains("in the running world"));
        key(Qt::Key_Delete);
        QVERIFY(waitForCount("sheep", 1));
        QTRY_COMPARE(undoText(), "&Undo: Remove sheep 1, back to 0:00.4");
        QVERIFY(runTo(8));

        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(waitForCount("sheep", 2));
        QTRY_COMPARE(simulation().tick(), 4.0);
        QVERIFY(project() == edited); // nothing else was undone
        QVERIFY(text("toast").contains("Undone: Remove sheep 1"));
        QTRY_VERIFY(simulation().pickedEnd().isEmpty()); // it is alive, and picked
        QCOMPARE(undoText(), "&Undo: Move a card");
        QCOMPARE(redoText(), "&Redo: Remove sheep 1");

        key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(waitForCount("sheep", 1));
        QTRY_COMPARE(simulation().tick(), 8.0);
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(waitForCount("sheep", 2));
        QVERIFY(runTo(9)); // a branch without it
        QCOMPARE(shown("sheep"), 2U);
        QTRY_COMPARE(undoText(), "&Undo: Move a card");
        QCOMPARE(redoText(), "&Redo");
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(project() != edited);
    }

    void aBandSelectsAgents_andARightClickSendsThem() {
        document().push(addOwnGoal(project(), document().ids(), "sheep"), "Let sheep be sent");
        QVERIFY(runTo(5));
        drag(at({150, 150}), at({560, 460}));
        QTRY_COMPARE(world()->orders()->count(), 2);
        QVERIFY(document().selection()->ids().empty());
        QVERIFY(text("drawHint").contains("Right click: go"));
        const Project before = project();
        QTest::mouseClick(window, Qt::RightButton, {}, at({300, 100}));
        QVERIFY(!isOpen("worldMenu"));
        QTRY_COMPARE(command("actionUndo").text(), "&Undo: Send 2 agents, back to 0:00.4");
        QVERIFY(runTo(60));
        for (std::size_t i = 0; i < 2; ++i) {
            const FrameAgents& sheep = *simulation().frame().agentsOf("sheep");
            if (i < sheep.size())
                QVERIFY(length(Vec2{sheep.x[i], sheep.y[i]} - Vec2{300, 100}) < 80);
        }
        QVERIFY(project() == before);
        const RunRecord record = simulation().record();
        QCOMPARE(hashOfReplay(record.log), record.stateHash);
    }

    void aRightDrag_showsTheLine_andTheMenuStaysInReach() {
        document().push(addOwnGoal(project(), document().ids(), "sheep"), "Let sheep be sent");
        QVERIFY(runTo(5));
        world()->orders()->select({{"sheep", 0}, {"sheep", 1}});
        QTest::mousePress(window, Qt::RightButton, {}, at({250, 300}));
        QTest::mouseMove(window, at({300, 300}));
        QTest::mouseMove(window, at({350, 300}));
        QTRY_COMPARE(world()->orders()->preview().size(), 2U);
        const Points shownPlaces = world()->orders()->preview();
        QVERIFY(std::abs(length(shownPlaces[0] - shownPlaces[1]) - 100) < 3);
        QTest::mouseRelease(window, Qt::RightButton, {}, at({350, 300}));
        QVERIFY(world()->orders()->preview().empty());
        QTRY_VERIFY(command("actionUndo").text().startsWith("&Undo: Send 2 agents"));
        QTest::mouseClick(window, Qt::RightButton, Qt::ShiftModifier, at({300, 100}));
        QTRY_VERIFY(isOpen("worldMenu"));
        key(Qt::Key_Escape);
        QTRY_VERIFY(!isOpen("worldMenu"));
        world()->forceActiveFocus();
        key(Qt::Key_Escape);
        QTRY_COMPARE(world()->orders()->count(), 0);
    }

    void agentsWithoutAnOwnGoal_areRefused_andGetOne() {
        QVERIFY(runTo(5));
        world()->orders()->select({{"wolf", 0}});
        QVERIFY(!canBeSent(project(), "wolf"));
        QTest::mouseClick(window, Qt::RightButton, {}, at({300, 100}));
        QTRY_VERIFY(text("toast").contains("Let the selected agents be sent"));
        command("actionLetBeSent").trigger();
        QVERIFY(canBeSent(project(), "wolf"));
        QVERIFY(!canBeSent(project(), "sheep"));
        QVERIFY(!world()->orders()->lacksOwnGoal());
        key(Qt::Key_Z, Qt::ControlModifier); // one step
        QVERIFY(!canBeSent(project(), "wolf"));
    }

    void undo_isInTheOrderOfEditsAndActs() {
        UndoHistory history(document(), simulation());
        QVERIFY(runTo(3));
        simulation().addAgent("sheep", {300, 300}, 7); // a stroke of the brush
        simulation().addAgent("sheep", {320, 300}, 7);
        QVERIFY(waitForCount("sheep", 4));
        QVERIFY(runTo(6));
        simulation().dragAgent("wolf", 0, {400, 100});
        simulation().dragAgent("wolf", 0, {420, 100});
        simulation().dropAgent();
        QVERIFY(
            document().push(moveNodes(project(), std::vector<Id>{"wolf"}, {8, 0}), "Move a card"));
        QVERIFY(runTo(9));
        simulation().removeAgent({"grass", 0});
        simulation().removeAgent({"grass", 1}); // at the same tick: one step
        QVERIFY(waitForCount("grass", 1));

        const auto undo = [&](double tick) {
            history.undo();
            return QTest::qWaitFor([&] { return simulation().tick() == tick; });
        };
        QCOMPARE(history.undoText(), "Remove grass 0, Remove grass 1, back to 0:00.8");
        QVERIFY(undo(8));
        QVERIFY(waitForCount("grass", 3));
        QCOMPARE(history.undoText(), "Move a card");
        QVERIFY(undo(8));
        QVERIFY(!document().canUndo());
        QCOMPARE(history.undoText(), "Move wolf 0, back to 0:00.5");
        QVERIFY(undo(5));
        QCOMPARE(history.undoText(), "Add sheep (2 times), back to 0:00.2");
        QVERIFY(undo(2));
        QVERIFY(waitForCount("sheep", 2));
        QVERIFY(!history.canUndo());

        const auto redo = [&](const QString& text, double tick) {
            const bool isNext = history.redoText() == text;
            history.redo();
            return isNext && QTest::qWaitFor([&] { return simulation().tick() == tick; });
        };
        QVERIFY(redo("Add sheep (2 times)", 5));
        QVERIFY(redo("Move wolf 0", 8));
        QVERIFY(redo("Move a card", 8));
        QVERIFY(redo("Remove grass 0, Remove grass 1", 9));
        QVERIFY(!history.canRedo());
        QVERIFY(waitForCount("grass", 1));

        // Acts that the run no longer has are no steps: after a reset, and in a branch.
        simulation().restart();
        QTRY_COMPARE(simulation().tick(), 0.0);
        QTRY_COMPARE(history.undoText(), "Move a card");
        QVERIFY(!history.canRedo());
    }

    void badgeWireAndPanel_sayTheSameOfACondition() {
        simulation().pick(AgentName{"wolf", 0});
        QTRY_COMPARE(simulation().pickedType(), "wolf");
        std::string link;
        for (const Link& each : project().links)
            if (each.from.node == "clock")
                link = each.id;
        const auto words = [&] {
            const auto of = [&](const QString& name, const char* property) {
                const QQuickItem* found = item(name);
                return found ? found->property(property).toString() : QString("none");
            };
            return QStringList{of("liveCard-clock", "word"),
                               of("liveLink-" + QString::fromStdString(link), "text"),
                               of("agentNode-clock", "state")};
        };
        QTRY_COMPARE(words(), QStringList(3, "true"));
        QVERIFY(runTo(6)); // the action asks for it although it is false
        QTRY_COMPARE(words(), QStringList(3, "false"));
    }

    void toolKeys_workWhereTheMouseIs() {
        item("canvas")->forceActiveFocus();
        QTest::mouseMove(window, center("canvas"));
        key(Qt::Key_A);
        QVERIFY(!isShown("brushBar"));
        QTest::mouseMove(window, at({300, 300}));
        QTRY_VERIFY(world()->mouseInside());
        key(Qt::Key_A);
        QTRY_VERIFY(isShown("brushBar"));
        QVERIFY(world()->hasActiveFocus());
    }

    void thePalette_hasBoth() {
        key(Qt::Key_K, Qt::ControlModifier);
        QVERIFY(isShown("commandSearch"));
        type("add agents by hand");
        key(Qt::Key_Return);
        QTRY_COMPARE(world()->drawing()->tool(), "agents");
    }
};
