#include "app/editor/document/document.h"
#include "app/editor/sim/simulation_controller.h"
#include "app/editor/sim/triple_buffer.h"
#include "tests/app/editor/sim/watched_worker.h"

#include <QTest>

#include <thread>
#include <vector>

using namespace tiller;

class TestSimulationWorker : public QObject {
    Q_OBJECT

private slots:
    void runTo_stopsExactlyThere() {
        Watched watched(Hunt(2, 5).project);
        watched.runTo(137);
        QCOMPARE(watched.worker.record().tick, 137U);
        QCOMPARE(watched.newestFrame().tick, 137U);
        watched.runTo(20); // an earlier tick: nothing happens
        QCOMPARE(watched.worker.record().tick, 137U);
    }

    void aloneAndInTheEditor_sameHash() {
        const Hunt hunt(3, 40);
        Watched watched(hunt.project);
        watched.runTo(400);
        QCOMPARE(watched.worker.record().stateHash, hashOfRun(hunt.project, 400));
    }

    void replayOfEverything_sameHash() {
        QFETCH(QString, edges);
        Hunt hunt(3, 30);
        hunt.set("world", "edges", edges.toStdString());
        Watched watched(hunt.project);
        SimulationWorker& worker = watched.worker;
        const AgentName dragged{hunt.prey, 2};

        worker.setCursor(Vec2{100, 100});
        watched.runTo(10);
        worker.setCursor(Vec2{300, 200});
        worker.setCursor(Vec2{320, 210});
        worker.click({50, 60});
        watched.runTo(25);
        worker.holdAgent(dragged, {-500, 40});
        worker.holdAgent(dragged, {-600, 45});
        watched.runTo(40);
        worker.dropAgent();
        Change fewer = valueChange(hunt.project, hunt.prey, "count", 10.0);
        worker.edit(fewer);
        apply(fewer, hunt.project);
        worker.edit(valueChange(hunt.project, hunt.prey, "count", 50.0)); // at the same tick
        hunt.set(hunt.prey, "count", 50.0);
        watched.runTo(60);
        worker.edit(setWeight(hunt.project, hunt.linkFrom(hunt.evade), 7).value());
        worker.setCursor({});
        watched.runTo(80);
        worker.holdAgent({hunt.hunter, 0}, {400, 300});

        const RunRecord record = worker.record();
        QCOMPARE(record.tick, 80U);
        QCOMPARE(record.log.ticks, 80U);
        QCOMPARE(hashOfReplay(record.log), record.stateHash);
        QVERIFY(record.stateHash != hashOfRun(record.log.start, 80)); // the inputs had an effect
    }

    void replayOfEverything_sameHash_data() {
        QTest::addColumn<QString>("edges");
        for (const char* edges : {"open", "wrap", "wall", "bounce"})
            QTest::newRow(edges) << edges;
    }

    void replayWhilePlaying_sameHash() {
        Hunt hunt(2, 20);
        hunt.set("world", "ticksPerSecond", 1000.0);
        Watched watched(hunt.project);
        watched.worker.play();
        for (int i = 0; i < 20; ++i) {
            watched.waitForFrames(1);
            watched.worker.setCursor(Vec2{40.0 * i, 20.0 * i});
            const Change change =
                setWeight(hunt.project, hunt.linkFrom(hunt.evade), 0.25 * i + 0.5).value();
            watched.worker.edit(change);
            apply(change, hunt.project);
        }
        watched.worker.pause();
        const RunRecord record = watched.worker.record();
        QVERIFY(record.tick > 20);
        QVERIFY(record.log.events.size() >= 20);
        QCOMPARE(hashOfReplay(record.log), record.stateHash);
    }

    void editWhilePaused_actsOnTheNextTick() {
        Hunt hunt(1, 1);
        Watched watched(hunt.project);
        watched.runTo(50);
        const Frame before = watched.newestFrame();

        watched.worker.edit(valueChange(hunt.project, hunt.prey, "maxSpeed", 0.0));
        watched.step();
        const Frame& after = watched.newestFrame();
        QCOMPARE(after.tick, 51U);
        QCOMPARE(after.run, before.run);
        const FrameAgents& then = *before.agentsOf(hunt.prey);
        const FrameAgents& now = *after.agentsOf(hunt.prey);
        QVERIFY(length(Vec2{then.vx[0], then.vy[0]}) > 0);
        QCOMPARE(now.vx[0], 0.0);
        QCOMPARE(now.x[0], then.x[0]);

        const InputLog log = watched.worker.record().log;
        QCOMPARE(log.events.size(), 1U);
        QCOMPARE(log.events[0].tick, 50U);
    }

    void editBeforeTheFirstTick_isPartOfTheStart() {
        Hunt hunt(1, 5);
        Watched watched(hunt.project);
        watched.worker.setCursor(Vec2{1, 2});
        watched.worker.edit(valueChange(hunt.project, hunt.prey, "count", 9.0));
        hunt.set(hunt.prey, "count", 9.0);
        const RunRecord record = watched.worker.record();
        QCOMPARE(record.log.start, withoutLayout(hunt.project));
        QCOMPARE(record.log.events, (std::vector<InputEvent>{{0, CursorMoved{Vec2{1, 2}}}}));
        QCOMPARE(record.stateHash, hashOfRun(hunt.project, 0));
    }

    void layoutAndNotes_areNotInputs() {
        Hunt hunt(1, 1);
        Watched watched(hunt.project);
        watched.runTo(3);
        watched.worker.edit(moveNodes(hunt.project, std::vector{hunt.prey, hunt.evade}, {40, 8}));
        watched.worker.edit(setNotes(hunt.project, {"A hunt.", "", "", ""}));
        QVERIFY(watched.worker.record().log.events.empty());
    }

    void cursorMoves_onlyTheLastOfATickIsLogged() {
        Watched watched(Hunt(1, 1).project);
        watched.runTo(2);
        for (int i = 1; i <= 5; ++i)
            watched.worker.setCursor(Vec2{10.0 * i, 0});
        watched.runTo(4);
        watched.worker.setCursor({});
        QCOMPARE(watched.worker.record().log.events,
                 (std::vector<InputEvent>{{2, CursorMoved{Vec2{50, 0}}}, {4, CursorMoved{}}}));
    }

    void severalSteps_areAllDone() {
        Watched watched(Hunt(1, 1).project);
        for (int i = 0; i < 4; ++i)
            watched.worker.step();
        watched.step();
        QCOMPARE(watched.worker.record().tick, 5U);
    }

    void reset_startsWithTheEditedProject() {
        Hunt hunt(2, 8);
        Watched watched(hunt.project);
        watched.runTo(30);
        watched.worker.edit(valueChange(hunt.project, hunt.prey, "maxSpeed", 33.0));
        hunt.set(hunt.prey, "maxSpeed", 33.0);
        watched.worker.reset();
        watched.runTo(30);
        const RunRecord record = watched.worker.record();
        QCOMPARE(record.stateHash, hashOfRun(hunt.project, 30));
        QVERIFY(record.log.events.empty());
    }

    void reset_keepsTheMouse() {
        Watched watched(Hunt(1, 3).project);
        watched.worker.setCursor(Vec2{70, 80});
        watched.runTo(5);
        watched.worker.reset();
        watched.runTo(5);
        const RunRecord record = watched.worker.record();
        QCOMPARE(record.log.events, (std::vector<InputEvent>{{0, CursorMoved{Vec2{70, 80}}}}));
        QCOMPARE(hashOfReplay(record.log), record.stateHash);
    }

    void heldAgent_staysWhereItIsHeld() {
        const Hunt hunt(1, 3);
        Watched watched(hunt.project);
        watched.runTo(5);
        watched.worker.holdAgent({hunt.prey, 1}, {123, 45});
        watched.runTo(15);
        QCOMPARE(watched.newestFrame().agentsOf(hunt.prey)->x[1], 123.0);
        QCOMPARE(watched.newestFrame().agentsOf(hunt.prey)->y[1], 45.0);
        watched.worker.dropAgent();
        watched.runTo(16);
        QVERIFY(watched.newestFrame().agentsOf(hunt.prey)->x[1] != 123.0);
    }

    void heldBeyondAWall_staysInside() {
        Hunt hunt(1, 1);
        hunt.set("world", "edges", std::string("bounce"));
        Watched watched(hunt.project);
        watched.worker.holdAgent({hunt.prey, 0}, {-50, 1e9});
        watched.runTo(2);
        QCOMPARE(watched.newestFrame().agentsOf(hunt.prey)->x[0], 0.0);
        QCOMPARE(watched.newestFrame().agentsOf(hunt.prey)->y[0], 600.0);
    }

    void projectWithErrors_runsWithoutTheEdit_untilCorrected() {
        Hunt hunt(1, 4);
        hunt.addPoint();
        Watched watched(hunt.project);
        watched.runTo(10);

        const SceneItem point = *hunt.project.sceneItem(hunt.point);
        const Change breaks{.scene = {{point, {}, 0}}};
        QVERIFY(hasErrors([&] {
            Project broken = hunt.project;
            apply(breaks, broken);
            return check(broken);
        }()));
        watched.worker.edit(breaks);
        watched.worker.edit(valueChange(hunt.project, hunt.prey, "maxSpeed", 0.0));
        watched.runTo(20);
        QVERIFY(!watched.newestFrame().heldBack.empty());
        QVERIFY(watched.newestFrame().agentsOf(hunt.prey)->vx[0] != 0.0);

        watched.worker.edit(inverse(breaks));
        watched.runTo(21);
        QVERIFY(watched.newestFrame().heldBack.empty());
        QCOMPARE(watched.newestFrame().agentsOf(hunt.prey)->vx[0], 0.0);
        const RunRecord record = watched.worker.record();
        QCOMPARE(hashOfReplay(record.log), record.stateHash);
    }

    void projectWithErrors_resetKeepsTheWorld() {
        Hunt hunt(1, 4);
        hunt.addPoint();
        Watched watched(hunt.project);
        watched.runTo(3);
        const SceneItem point = *hunt.project.sceneItem(hunt.point);
        watched.worker.edit({.scene = {{point, {}, 0}}});
        watched.worker.reset();
        watched.runTo(3);
        QCOMPARE(watched.worker.record().stateHash, hashOfRun(hunt.project, 3));
        QVERIFY(!watched.newestFrame().heldBack.empty());
    }

    void speed_isTicksPerSecond() {
        Hunt hunt(1, 1);
        hunt.set("world", "ticksPerSecond", 50.0);
        Watched watched(hunt.project);
        watched.worker.setSpeed(4);
        const auto start = std::chrono::steady_clock::now();
        watched.worker.play();
        while (watched.newestFrame().ticksPerSecond == 0)
            watched.waitForFrames(1);
        const std::uint64_t ticks = watched.newestFrame().tick;
        const double elapsed =
            std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        // At most the ticks that are due; fewer only if this machine is busy.
        QVERIFY2(static_cast<double>(ticks) <= 200 * elapsed + 1,
                 qPrintable(QString::number(ticks)));
        QVERIFY(ticks > 0);
        QVERIFY(watched.newestFrame().ticksPerSecond < 230);
    }

    void slowMachine_forgetsMissedTicks() {
        Hunt hunt(10, 40'000); // too many for 8000 ticks a second on any machine
        hunt.set("world", "ticksPerSecond", 1000.0);
        Watched watched(hunt.project);
        watched.worker.setSpeed(8);
        watched.worker.play();
        while (watched.newestFrame().ticksPerSecond == 0)
            watched.waitForFrames(1); // frames come although ticks are late
        QVERIFY(watched.newestFrame().ticksPerSecond < 8000);
        watched.worker.setSpeed(0.1); // missed ticks are forgotten: no burst follows
        const auto start = std::chrono::steady_clock::now();
        const std::uint64_t before = watched.worker.record().tick;
        watched.waitForFrames(2);
        const std::uint64_t ticks = watched.worker.record().tick - before;
        const double elapsed =
            std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        QVERIFY2(static_cast<double>(ticks) <= 100 * elapsed + 10,
                 qPrintable(QString::number(ticks)));
    }

    void pickedAgent_isExplained() {
        const Hunt hunt(1, 3);
        Watched watched(hunt.project);
        watched.worker.pick(AgentName{hunt.prey, 2});
        watched.runTo(4);
        const Frame frame = watched.newestFrame();
        QVERIFY(frame.explanation.has_value());
        QCOMPARE(frame.pickedLabel, hunt.prey + "-2");
        QCOMPARE(frame.explanation->position.x, frame.agentsOf(hunt.prey)->x[2]);

        watched.worker.edit(valueChange(hunt.project, hunt.prey, "count", 1.0));
        watched.runTo(5);
        QVERIFY(!watched.newestFrame().explanation.has_value());
    }

    void forces_onlyWhenWanted() {
        const Hunt hunt(1, 3);
        Watched watched(hunt.project);
        watched.runTo(1);
        QVERIFY(watched.newestFrame().agentsOf(hunt.prey)->forces.steeringX.empty());
        watched.worker.wantForces(true);
        watched.runTo(2);
        QCOMPARE(watched.newestFrame().agentsOf(hunt.prey)->forces.steeringX.size(), 3U);
    }

    void load_startsAnotherRun() {
        const Hunt hunt(2, 2);
        const Hunt other(1, 7);
        Watched watched(hunt.project);
        watched.runTo(9);
        const std::uint64_t run = watched.newestFrame().run;
        watched.worker.load(std::make_shared<const Project>(other.project));
        watched.runTo(6);
        QVERIFY(watched.newestFrame().run > run);
        QCOMPARE(watched.worker.record().stateHash, hashOfRun(other.project, 6));
    }

    void destroyedWhilePlaying_ends() {
        Watched watched(Hunt(2, 100).project);
        watched.worker.play();
        watched.waitForFrames(2);
    }

    void ghosts_comeWhileWanted() {
        const Hunt hunt(2, 10);
        Watched watched(hunt.project);
        watched.runTo(50);
        QVERIFY(!watched.newestFrame().ghosts);
        watched.worker.wantGhosts({hunt.evade});
        while (!watched.newestFrame().ghosts)
            watched.waitForFrames(1);
        QCOMPARE(watched.newestFrame().ghosts->tick, 50U);
        QCOMPARE(watched.newestFrame().ghosts->nodes, std::vector{hunt.evade});

        watched.runTo(55); // they follow the run
        while (watched.newestFrame().ghosts->tick != 55)
            watched.waitForFrames(1);
        watched.worker.wantGhosts({});
        watched.step();
        QVERIFY(!watched.newestFrame().ghosts);
    }

    void ghosts_doNotDisturbTheRun() {
        const Hunt hunt(3, 40);
        Watched watched(hunt.project);
        watched.worker.wantGhosts({hunt.evade});
        watched.runTo(300);
        QCOMPARE(watched.worker.record().stateHash, hashOfRun(hunt.project, 300));
    }

    void edits_actOnTheNextTick_withoutAReset() {
        Document document;
        SimulationController simulation(document.projectModel());
        QVERIFY(
            document.open(QStringLiteral(TILLER_SOURCE_DIR "/examples/hunter-and-prey.tiller")));
        simulation.play();
        QTRY_VERIFY(simulation.tick() > 3);
        const int gesture = document.beginGesture(); // like the drag of a slider
        for (const double speed : {2.0, 2.5, 4.0, 1.0}) {
            const RunRecord before = simulation.record();
            QVERIFY(document.push(setValue(document.project(), "hunter", "maxSpeed", speed), {},
                                  gesture));
            const RunRecord after = simulation.record();
            QVERIFY(after.tick >= before.tick);
            QVERIFY(after.log.start == before.log.start); // the run goes on
            QTRY_VERIFY(simulation.tick() > static_cast<double>(after.tick));
            const RunRecord later = simulation.record();
            QCOMPARE(later.log.events.size(), before.log.events.size() + 1);
            const InputEvent& edit = later.log.events.back();
            QVERIFY(std::holds_alternative<Edited>(edit.input));
            QVERIFY(edit.tick >= before.tick && edit.tick <= after.tick + 1);
        }
        QVERIFY(simulation.playing());
        simulation.pause();
        const RunRecord end = simulation.record();
        Replay replay(end.log); // applies each edit at its tick
        while (replay.simulation().tick() < end.tick)
            replay.step();
        replay.finish();
        QCOMPARE(replay.simulation().stateHash(), end.stateHash);
        document.undo();
        QVERIFY(!document.canUndo());
    }

    void nothingPublished_nothingToTake() {
        TripleBuffer<int> buffer;
        QVERIFY(!buffer.take());
        QCOMPARE(buffer.front(), 0);
    }

    void take_returnsTheNewest() {
        TripleBuffer<int> buffer;
        for (const int value : {1, 2, 3}) {
            buffer.back() = value;
            buffer.publish();
        }
        QVERIFY(buffer.take());
        QCOMPARE(buffer.front(), 3);
        QVERIFY(!buffer.take());
        QCOMPARE(buffer.front(), 3);
    }

    void memoryIsReused() {
        TripleBuffer<std::vector<int>> buffer;
        for (int i = 0; i < 3; ++i) {
            buffer.back().reserve(100);
            buffer.publish();
            buffer.take();
        }
        for (int i = 0; i < 6; ++i) {
            QCOMPARE(buffer.back().capacity(), 100U);
            buffer.publish();
            buffer.take();
        }
    }

    void underStress_valuesAreWholeAndInOrder() {
        constexpr std::uint64_t last = 200'000;
        TripleBuffer<std::array<std::uint64_t, 64>> buffer;
        std::thread writer([&buffer] {
            for (std::uint64_t i = 1; i <= last; ++i) {
                buffer.back().fill(i);
                buffer.publish();
            }
        });
        std::uint64_t seen = 0;
        bool whole = true;
        bool inOrder = true;
        while (seen < last) {
            if (!buffer.take())
                continue;
            const auto& value = buffer.front();
            for (const std::uint64_t each : value)
                whole = whole && each == value[0];
            inOrder = inOrder && value[0] > seen;
            seen = value[0];
        }
        writer.join();
        QVERIFY(whole);
        QVERIFY(inOrder);
    }
};

QTEST_MAIN(TestSimulationWorker)
#include "tst_simulation_worker.moc"
