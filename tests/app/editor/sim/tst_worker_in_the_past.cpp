#include "tests/app/editor/sim/worker_script.h"
#include "tests/app/editor/testing.h"

#include <QDeadlineTimer>

constexpr int patience = 60'000; // ms: under the sanitizers a tick takes seconds

/// Its ticks take long.
Project clump() {
    Project project = loadProject(TILLER_SOURCE_DIR "/tests/bench/clump.tiller").value().project;
    apply(valueChange(project, "agent", "count", 5000.0), project);
    return project;
}

/// A fast run and a slow one that follows it, at a tick before the second keyframe.
struct Pair {
    static constexpr std::uint64_t end = 29;
    Watched leader{Hunt(5, 20).project};
    Watched follower{clump()};

    Pair() {
        leader.worker.lead(&follower.worker);
        leader.worker.reset();
        leader.runTo(end);
    }
    ~Pair() { leader.worker.lead(nullptr); }
};

class TestWorkerInThePast : public QObject {
    Q_OBJECT

private slots:
    void scripts_data() {
        const TestRows<QString> row;
        row("goTo_showsThatTick",
            "world 3 30; run 200; go 199; frame 199; is 199; end 200; go 40; frame 40; is 40; "
            "end 200; go 0; frame 0; "
            "is 0; end 200; go 120; frame 120; is 120; end 200; go 200; frame 200; is 200; end "
            "200; past kept");
        row("goToTwice_endsAtTheSecond",
            "world 3 300; run 300; begin 10; begin 200; go 150; tick 150");
        row("stepInThePast_replaysTheTick",
            "world 2 9; run 40; go 38; step; step; frame 40; end 40; branched no; step; is 41");
        row("goTo_showsTheProjectOfThatTick",
            "world 1 5; run 20; set prey count 9; run 40; go 19; count prey 5; go 20; count "
            "prey 9; marks 20");
        row("playedOnFromThePast_branches",
            "world 2 20; run 60; set prey maxSpeed 20; run 120; go 30; run 100; tick 100; "
            "replays; events 30 edit; "
            "end 100; branched 30; previousEnd 120");
        row("editInThePast_branches",
            "world 2 20; run 90; go 45; set prey count 3; tick 45; events 45 edit; replays; "
            "step; end 46; count prey 3; "
            "previous 22");
        row("editInThePastAtTheStart_isPartOfTheStart",
            "world 2 20; run 90; go 0; set prey count 3; run 10; events none; start edited; is "
            "10; branched 0");
        row("layoutInThePast_doesNotBranch", "world 1 3; run 30; go 10; layout; go 30; is 30");
        row("dragInThePast_branches", "world 1 3; run 30; go 10; hold prey 0 100,100; "
                                      "run 20; end 20; at prey 0 100,100; replays");
        row("mouseInThePast_actsOnceThePastIsLeft",
            "world 1 3; cursor 1,1; run 30; go 10; cursor 200,200; cursor 300,300; go 12; end "
            "30; run 20; "
            "events 0 cursor 1,1 12 cursor 300,300; go 10; cursor away; go 20; "
            "events 0 cursor 1,1 12 cursor 300,300 20 cursor away");
        row("errorsInThePast_editsActOnceCorrected",
            "world 1 4; point; run 30; set prey maxSpeed 0; break; run 40; go 20; run 25; held "
            "yes; moves prey 0 yes; "
            "mend; run 26; held no; moves prey 0 no; replays");
        row("previousFuture_isDismissed",
            "world 2 10; run 50; go 30; run 40; previous 12; dismiss; step; previous 0; "
            "branched no");
        row("reset_forgetsThePast",
            "world 2 10; run 50; go 30; run 40; go 35; reset; run 7; is 7; end 7; previous 0");
    }

    /// See WorkerScript.
    void scripts() {
        const auto [script] = fetched<QString>();
        QCOMPARE(WorkerScript().play(script), script);
    }

    void goTo_pausesAndStaysWithinTheRun() {
        Watched watched(Hunt(1, 3).project);
        watched.runTo(50);
        watched.worker.play();
        watched.goTo(1'000'000);
        const std::uint64_t end = watched.newestFrame().timeline.end;
        QVERIFY(end >= 50);
        QCOMPARE(watched.worker.record().tick, end);
        QCOMPARE(watched.newestFrame().ticksPerSecond, 0.0);
    }

    /// Canceled before it begins, so that no stride has been made.
    void canceledWay_staysWhereItIs() {
        const Hunt hunt(3, 30);
        Watched watched(hunt.project);
        watched.runTo(200);
        watched.goTo(120);
        watched.worker.cancelGoTo(watched.worker.pause() + 1);
        watched.goTo(40);
        QCOMPARE(watched.newestFrame().tick, 120U);
        QCOMPARE(watched.newestFrame().timeline.end, 200U);
        QCOMPARE(watched.worker.record().stateHash, hashAfter(hunt.project, 120));
        watched.goTo(40);
        QCOMPARE(watched.worker.record().stateHash, hashAfter(hunt.project, 40));
        QCOMPARE(watched.worker.shareOfWay(), 1.0);
    }

    void canceledWay_ofTheLatestCommandOnly() {
        Watched watched(Hunt(3, 30).project);
        watched.runTo(200);
        const std::uint64_t first = watched.worker.goTo(150);
        watched.worker.goTo(60);
        watched.worker.cancelGoTo(first);
        QCOMPARE(watched.worker.record().tick, 60U);
    }

    void previousFuture_isInStep() {
        Hunt hunt(2, 10);
        Watched watched(hunt.project);
        watched.runTo(100);
        watched.goTo(40);
        watched.worker.edit(valueChange(hunt.project, hunt.prey, "maxSpeed", 0.0));
        const auto check = [&](std::uint64_t tick) {
            Simulation alone(hunt.project);
            while (alone.tick() < tick)
                alone.step();
            std::vector<FrameAgents> expected;
            fillAgents(expected, alone);
            const Frame& frame = watched.newestFrame();
            QCOMPARE(frame.tick, tick);
            QCOMPARE(frame.previousFuture.size(), expected.size());
            for (std::size_t i = 0; i < expected.size(); ++i)
                QCOMPARE(frame.previousFuture[i].x, expected[i].x);
            QVERIFY(tick == 40 || frame.previousFuture[1].x != frame.agents[1].x ||
                    frame.previousFuture[0].x != frame.agents[0].x);
        };
        watched.runTo(70);
        check(70);
        watched.runTo(130); // beyond the recorded end: without the edit
        check(130);
        watched.goTo(55);
        check(55);
        watched.goTo(20); // before the branch there is one run
        QVERIFY(watched.newestFrame().previousFuture.empty());
        watched.goTo(130);
        check(130);
    }

    void previousFuture_goesOnWithTheMouse() {
        const Hunt hunt(2, 10);
        Watched watched(hunt.project);
        watched.runTo(50);
        watched.goTo(30);
        watched.runTo(60);
        watched.worker.setCursor(Vec2{400, 300});
        watched.runTo(120);
        const Frame& frame = watched.newestFrame(); // without edits both futures are equal
        for (std::size_t i = 0; i < frame.agents.size(); ++i)
            QCOMPARE(frame.previousFuture[i].x, frame.agents[i].x);
        QVERIFY(watched.worker.record().stateHash != hashAfter(hunt.project, 120));
    }

    void past_staysWithinItsLimit() {
        constexpr std::size_t limit = 300'000;
        Watched watched(Hunt(2, 200).project);
        watched.runTo(400);
        QVERIFY(watched.newestFrame().timeline.bytes > limit);
        watched.worker.limitPast(limit);
        watched.runTo(500);
        QVERIFY(watched.newestFrame().timeline.bytes <= limit);
        const auto before = watched.newestFrame().timeline.bytes;
        watched.goTo(490);
        watched.runTo(900); // both futures go on, and share the limit
        QVERIFY(watched.newestFrame().timeline.branchedAt);
        QVERIFY(watched.newestFrame().timeline.bytes <= limit);
        QVERIFY(watched.newestFrame().timeline.bytes > before / 2);
        watched.worker.reset();
        watched.runTo(900);
        QVERIFY(watched.newestFrame().timeline.bytes <= limit);
    }

    void destroyedOnTheWayToATick_ends() {
        Watched watched(Hunt(10, 4000).project);
        watched.runTo(25);
        watched.worker.wantGhosts({Id("nobody")});
        watched.worker.goTo(3);
        watched.worker.play();
    }

    void goTo_endsWhenBothAreThere() {
        Pair runs;
        runs.leader.goTo(20);
        QCOMPARE(runs.leader.worker.shareOfWay(), 1.0);
        QCOMPARE(runs.leader.newestFrame().tick, 20U);
        QCOMPARE(runs.follower.newestFrame().tick, 20U);
        QCOMPARE(runs.follower.worker.record().stateHash, hashAfter(clump(), 20));
    }

    void goTo_isCanceled_thenBothGoOnInStep() {
        Pair runs;
        const std::uint64_t command = runs.leader.worker.goTo(28);
        const auto share = [&] { return runs.leader.worker.shareOfWay(); };
        for (const QDeadlineTimer end(patience); share() <= 0.5 || share() == 1;)
            QVERIFY(!end.hasExpired()); // until the leader is there
        runs.leader.worker.cancelGoTo(command);
        QTRY_COMPARE_WITH_TIMEOUT(runs.leader.worker.shareOfWay(), 1.0, patience);
        QCOMPARE(runs.leader.worker.record().tick, 28U);
        QVERIFY(runs.follower.newestFrame().tick < 28);

        runs.leader.step();
        runs.leader.worker.dropAgent();
        QCOMPARE(runs.leader.worker.record().tick, 29U);
        runs.leader.step();
        QTRY_COMPARE_WITH_TIMEOUT(runs.follower.worker.record().tick, std::uint64_t(30), patience);
        QCOMPARE(runs.follower.worker.record().stateHash, hashAfter(clump(), 30));
    }
};
