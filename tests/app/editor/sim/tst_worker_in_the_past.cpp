#include "core/io/project_io.h"
#include "tests/app/editor/sim/watched_worker.h"

#include <QDeadlineTimer>
#include <QTest>

using namespace tiller;

namespace {

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

} // namespace

class TestWorkerInThePast : public QObject {
    Q_OBJECT

private slots:
    void goTo_showsThatTick() {
        const Hunt hunt(3, 30);
        Watched watched(hunt.project);
        watched.runTo(200);
        for (const std::uint64_t tick : {199U, 40U, 0U, 120U, 200U}) {
            watched.goTo(tick);
            QCOMPARE(watched.worker.record().stateHash, hashOfRun(hunt.project, tick));
            const Frame& frame = watched.newestFrame();
            QCOMPARE(frame.tick, tick);
            QCOMPARE(frame.timeline.first, 0U);
            QCOMPARE(frame.timeline.end, 200U);
            QVERIFY(frame.timeline.bytes > 0);
        }
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

    void goToTwice_endsAtTheSecond() {
        Watched watched(Hunt(3, 300).project);
        watched.runTo(300);
        watched.worker.goTo(10);
        watched.worker.goTo(200);
        watched.goTo(150);
        QCOMPARE(watched.worker.record().tick, 150U);
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
        QCOMPARE(watched.worker.record().stateHash, hashOfRun(hunt.project, 120));
        watched.goTo(40);
        QCOMPARE(watched.worker.record().stateHash, hashOfRun(hunt.project, 40));
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

    void stepInThePast_replaysTheTick() {
        const Hunt hunt(2, 9);
        Watched watched(hunt.project);
        watched.runTo(40);
        watched.goTo(38);
        watched.step();
        watched.step();
        QCOMPARE(watched.newestFrame().tick, 40U);
        QCOMPARE(watched.newestFrame().timeline.end, 40U);
        QVERIFY(!watched.newestFrame().timeline.branchedAt);
        watched.step(); // goes on from the end
        QCOMPARE(watched.worker.record().stateHash, hashOfRun(hunt.project, 41));
    }

    void goTo_showsTheProjectOfThatTick() {
        Hunt hunt(1, 5);
        Watched watched(hunt.project);
        watched.runTo(20);
        watched.worker.edit(valueChange(hunt.project, hunt.prey, "count", 9.0));
        watched.runTo(40);
        watched.goTo(19);
        QCOMPARE(watched.newestFrame().agentsOf(hunt.prey)->size(), 5U);
        watched.goTo(20); // after the edit of this tick
        QCOMPARE(watched.newestFrame().agentsOf(hunt.prey)->size(), 9U);
        QCOMPARE(watched.newestFrame().timeline.marks->size(), 1U);
        QCOMPARE(watched.newestFrame().timeline.marks->front()->from, 20U);
    }

    void playedOnFromThePast_branches() {
        Hunt hunt(2, 20);
        Watched watched(hunt.project);
        watched.runTo(60);
        watched.worker.edit(valueChange(hunt.project, hunt.prey, "maxSpeed", 20.0));
        watched.runTo(120);
        watched.goTo(30);
        watched.runTo(100); // with the current project, from tick 30 on

        const RunRecord record = watched.worker.record();
        QCOMPARE(record.tick, 100U);
        QCOMPARE(hashOfReplay(record.log), record.stateHash);
        QCOMPARE(record.log.events.size(), 1U);
        QCOMPARE(record.log.events[0].tick, 30U);
        const Frame& frame = watched.newestFrame();
        QCOMPARE(frame.timeline.end, 100U);
        QCOMPARE(*frame.timeline.branchedAt, 30U);
        QCOMPARE(frame.timeline.previousEnd, 120U);
    }

    void editInThePast_branches() {
        Hunt hunt(2, 20);
        Watched watched(hunt.project);
        watched.runTo(90);
        watched.goTo(45);
        watched.worker.edit(valueChange(hunt.project, hunt.prey, "count", 3.0));
        const RunRecord record = watched.worker.record();
        QCOMPARE(record.tick, 45U);
        QCOMPARE(record.log.events.size(), 1U);
        QCOMPARE(hashOfReplay(record.log), record.stateHash);
        watched.step();
        const Frame& frame = watched.newestFrame();
        QCOMPARE(frame.timeline.end, 46U);
        QCOMPARE(frame.agentsOf(hunt.prey)->size(), 3U);
        QCOMPARE(frame.previousFuture[0].size() + frame.previousFuture[1].size(), 22U);
    }

    void editInThePastAtTheStart_isPartOfTheStart() {
        Hunt hunt(2, 20);
        Watched watched(hunt.project);
        watched.runTo(90);
        watched.goTo(0);
        watched.worker.edit(valueChange(hunt.project, hunt.prey, "count", 3.0));
        hunt.set(hunt.prey, "count", 3.0);
        watched.runTo(10);
        const RunRecord record = watched.worker.record();
        QVERIFY(record.log.events.empty());
        QCOMPARE(record.log.start, withoutLayout(hunt.project));
        QCOMPARE(record.stateHash, hashOfRun(hunt.project, 10));
        QCOMPARE(*watched.newestFrame().timeline.branchedAt, 0U);
    }

    void layoutInThePast_doesNotBranch() {
        Hunt hunt(1, 3);
        Watched watched(hunt.project);
        watched.runTo(30);
        watched.goTo(10);
        watched.worker.edit(moveNodes(hunt.project, std::vector{hunt.prey}, {40, 8}));
        watched.goTo(30);
        QCOMPARE(watched.worker.record().stateHash, hashOfRun(hunt.project, 30));
    }

    void dragInThePast_branches() {
        Hunt hunt(1, 3);
        Watched watched(hunt.project);
        watched.runTo(30);
        watched.goTo(10);
        watched.worker.holdAgent({hunt.prey, 0}, {100, 100});
        watched.runTo(20);
        const RunRecord record = watched.worker.record();
        QCOMPARE(watched.newestFrame().timeline.end, 20U);
        QCOMPARE(watched.newestFrame().agentsOf(hunt.prey)->x[0], 100.0);
        QCOMPARE(hashOfReplay(record.log), record.stateHash);
    }

    void mouseInThePast_actsOnceThePastIsLeft() {
        const Hunt hunt(1, 3);
        Watched watched(hunt.project);
        watched.worker.setCursor(Vec2{1, 1});
        watched.runTo(30);
        watched.goTo(10);
        watched.worker.setCursor(Vec2{200, 200});
        watched.worker.setCursor(Vec2{300, 300});
        watched.goTo(12);
        QCOMPARE(watched.newestFrame().timeline.end, 30U); // looking does not branch
        watched.runTo(20);
        QCOMPARE(watched.worker.record().log.events,
                 (std::vector<InputEvent>{{0, CursorMoved{Vec2{1, 1}}},
                                          {12, CursorMoved{Vec2{300, 300}}}}));
        watched.goTo(10);
        watched.worker.setCursor({});
        watched.goTo(20); // back in the present the mouse acts again
        QCOMPARE(watched.worker.record().log.events.back(), (InputEvent{20, CursorMoved{}}));
    }

    void errorsInThePast_editsActOnceCorrected() {
        Hunt hunt(1, 4);
        hunt.addPoint();
        Watched watched(hunt.project);
        watched.runTo(30);
        const Change breaks{.scene = {{*hunt.project.sceneItem(hunt.point), {}, 0}}};
        watched.worker.edit(valueChange(hunt.project, hunt.prey, "maxSpeed", 0.0));
        watched.worker.edit(breaks);
        watched.runTo(40);
        watched.goTo(20);
        watched.runTo(25); // with the project of tick 20: the current one has errors
        QVERIFY(!watched.newestFrame().heldBack.empty());
        QVERIFY(watched.newestFrame().agentsOf(hunt.prey)->vx[0] != 0.0);
        watched.worker.edit(inverse(breaks));
        watched.runTo(26);
        QVERIFY(watched.newestFrame().heldBack.empty());
        QCOMPARE(watched.newestFrame().agentsOf(hunt.prey)->vx[0], 0.0);
        const RunRecord record = watched.worker.record();
        QCOMPARE(hashOfReplay(record.log), record.stateHash);
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
        QVERIFY(watched.worker.record().stateHash != hashOfRun(hunt.project, 120));
    }

    void previousFuture_isDismissed() {
        Watched watched(Hunt(2, 10).project);
        watched.runTo(50);
        watched.goTo(30);
        watched.runTo(40);
        QVERIFY(!watched.newestFrame().previousFuture.empty());
        watched.worker.dismissFuture();
        watched.step();
        QVERIFY(watched.newestFrame().previousFuture.empty());
        QVERIFY(!watched.newestFrame().timeline.branchedAt);
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

    void reset_forgetsThePast() {
        const Hunt hunt(2, 10);
        Watched watched(hunt.project);
        watched.runTo(50);
        watched.goTo(30);
        watched.runTo(40);
        watched.goTo(35);
        watched.worker.reset();
        watched.runTo(7);
        QCOMPARE(watched.worker.record().stateHash, hashOfRun(hunt.project, 7));
        QCOMPARE(watched.newestFrame().timeline.end, 7U);
        QVERIFY(watched.newestFrame().previousFuture.empty());
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
        QCOMPARE(runs.follower.worker.record().stateHash, hashOfRun(clump(), 20));
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
        QCOMPARE(runs.follower.worker.record().stateHash, hashOfRun(clump(), 30));
    }
};

QTEST_GUILESS_MAIN(TestWorkerInThePast)
#include "tst_worker_in_the_past.moc"
