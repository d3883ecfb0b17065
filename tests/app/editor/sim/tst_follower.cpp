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

class TestFollower : public QObject {
    Q_OBJECT

private slots:
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

QTEST_GUILESS_MAIN(TestFollower)
#include "tst_follower.moc"
