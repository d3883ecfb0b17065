#include "app/editor/sim/simulation_controller.h"
#include "app/editor/sim/worker_parts.h"
#include "tests/app/editor/sim/worker_script.h"
#include "tests/app/editor/testing.h"

#include <QElapsedTimer>

#include <thread>

class TestSimulationWorker : public QObject {
    Q_OBJECT

private slots:
    void scripts_data() {
        const TestRows<QString> row;
        row("runTo_stopsExactlyThere", "world 2 5; run 137; tick 137; frame 137; run 20; tick 137");
        row("aloneAndInTheEditor_sameHash", "world 3 40; run 400; is 400");
        row("layoutAndNotes_areNotInputs", "world 1 1; run 3; layout; notes; events none");
        row("editBeforeTheFirstTick_isPartOfTheStart",
            "world 1 5; cursor 1,2; set prey count 9; start edited; events 0 cursor 1,2; is 0");
        row("cursorMoves_onlyTheLastOfATickIsLogged",
            "world 1 1; run 2; cursor 10,0; cursor 20,0; cursor 50,0; run 4; cursor away; "
            "events 2 cursor 50,0 4 cursor away");
        row("reset_startsWithTheEditedProject",
            "world 2 8; run 30; set prey maxSpeed 33; reset; run 30; is 30; events none");
        row("reset_keepsTheMouse",
            "world 1 3; cursor 70,80; run 5; reset; run 5; events 0 cursor 70,80; replays");
        row("heldAgent_staysWhereItIsHeld",
            "world 1 3; run 5; hold prey 1 123,45; run 15; at prey 1 123,45; drop; run 16; "
            "away prey 1 123,45");
        row("heldBeyondAWall_staysInside",
            "world 1 1; edges bounce; hold prey 0 -50,1e9; run 2; at prey 0 0,600");
        row("projectWithErrors_runsWithoutTheEdit_untilCorrected",
            "world 1 4; point; run 10; break; set prey maxSpeed 0; run 20; held yes; moves prey "
            "0 yes; "
            "mend; run 21; held no; moves prey 0 no; replays");
        row("projectWithErrors_resetKeepsTheWorld",
            "world 1 4; point; run 3; break; reset; run 3; is 3; held yes");
        row("pickedAgent_isExplained",
            "world 1 3; pick prey 2; run 4; picked prey 2; set prey count 1; run 5; picked none");
        for (const char* edges : {"open", "wrap", "wall", "bounce"})
            row(QTest::addRow("replayOfEverything_sameHash, %s", edges),
                QString("world 3 30; edges %1; cursor 100,100; run 10; cursor 300,200; "
                        "cursor 320,210; click 50,60; run 25; hold prey 2 -500,40; "
                        "hold prey 2 -600,45; run 40; drop; set prey count 10; "
                        "set prey count 50; run 60; weight 7; cursor away; run 80; "
                        "hold hunter 0 400,300; tick 80; replays; changed")
                    .arg(edges));
    }

    /// See WorkerScript.
    void scripts() {
        const auto [script] = fetched<QString>();
        QCOMPARE(WorkerScript().play(script), script);
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

    void severalSteps_areAllDone() {
        Watched watched(Hunt(1, 1).project);
        for (int i = 0; i < 4; ++i)
            watched.worker.step();
        watched.step();
        QCOMPARE(watched.worker.record().tick, 5U);
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
        QCOMPARE_LE(static_cast<double>(ticks), 200 * elapsed + 1);
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
        QCOMPARE_LE(static_cast<double>(ticks), 100 * elapsed + 10);
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
        QCOMPARE(watched.worker.record().stateHash, hashAfter(other.project, 6));
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
        QCOMPARE(watched.worker.record().stateHash, hashAfter(hunt.project, 300));
    }

    /// A tick that takes a minute: all agents are neighbors of all others.
    void destroyedDuringALongTick_endsAtOnce() {
        const Project project =
            world("world width=20 height=20; a:agent-type count=200000 radius=0; "
                  "apart:separation radius=100; a > apart.agents; apart > a");
        auto watched = std::make_unique<Watched>(project);
        watched->worker.play();
        watched->waitForFrames(1);
        QTest::qWait(200); // by now, the tick is under way
        QElapsedTimer clock;
        clock.start();
        watched.reset();
        QVERIFY2(clock.elapsed() < 5000, qPrintable(QString::number(clock.elapsed())));
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
        QCOMPARE(end.log.ticks, end.tick);
        QCOMPARE(hashOfReplay(end.log), end.stateHash); // which applies each edit at its tick
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
