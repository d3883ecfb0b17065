#include "core/io/project_io.h"
#include "tests/app/editor/sim/watched_worker.h"

#include <QDeadlineTimer>
#include <QTest>

using namespace tiller;

class TestFollower : public QObject {
    Q_OBJECT

private slots:
    void goTo_endsWhenBothAreThere();
    void goTo_isCanceled_thenBothGoOnInStep();
};

namespace {

/// Its ticks take long.
Project clump() {
    return loadProject(TILLER_SOURCE_DIR "/tests/bench/clump.tiller").value().project;
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

void TestFollower::goTo_endsWhenBothAreThere() {
    Pair runs;
    runs.leader.goTo(20);
    QCOMPARE(runs.leader.worker.shareOfWay(), 1.0);
    QCOMPARE(runs.leader.newestFrame().tick, std::uint64_t(20));
    QCOMPARE(runs.follower.newestFrame().tick, std::uint64_t(20));
    QCOMPARE(runs.follower.worker.record().stateHash, hashOfRun(clump(), 20));
}

void TestFollower::goTo_isCanceled_thenBothGoOnInStep() {
    Pair runs;
    const std::uint64_t command = runs.leader.worker.goTo(28);
    const auto share = [&] { return runs.leader.worker.shareOfWay(); };
    for (const QDeadlineTimer end(10'000); share() <= 0.5 || share() == 1;)
        QVERIFY(!end.hasExpired()); // until the leader is there
    runs.leader.worker.cancelGoTo(command);
    QTRY_COMPARE(runs.leader.worker.shareOfWay(), 1.0);
    QCOMPARE(runs.leader.worker.record().tick, std::uint64_t(28));
    QVERIFY(runs.follower.newestFrame().tick < 28);

    runs.leader.step();
    runs.leader.worker.dropAgent();
    QCOMPARE(runs.leader.worker.record().tick, std::uint64_t(29));
    runs.leader.step();
    QTRY_COMPARE(runs.follower.worker.record().tick, std::uint64_t(30));
    QCOMPARE(runs.follower.worker.record().stateHash, hashOfRun(clump(), 30));
}

QTEST_GUILESS_MAIN(TestFollower)
#include "tst_follower.moc"
