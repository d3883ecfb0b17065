#include "app/editor/viewport/trails.h"

#include <QTest>

using namespace tiller;

namespace {

Frame frameAt(std::uint64_t run, std::uint64_t tick, std::vector<double> x) {
    Frame frame;
    frame.run = run;
    frame.tick = tick;
    frame.agents.resize(1);
    frame.agents[0].type = "prey";
    frame.agents[0].y.resize(x.size());
    frame.agents[0].x = std::move(x);
    return frame;
}

} // namespace

class TestTrails : public QObject {
    Q_OBJECT

private slots:
    void newestComesFirst() {
        Trails trails;
        trails.add(frameAt(1, 1, {10}));
        trails.add(frameAt(1, 2, {20, 21}));
        QCOMPARE(trails.track("prey", 0).xy, (std::vector<float>{20, 0, 21, 0}));
        QCOMPARE(trails.track("prey", 1).xy, (std::vector<float>{10, 0}));
        QVERIFY(trails.track("prey", 2).xy.empty());
        QVERIFY(trails.track("hunter", 0).xy.empty());
    }

    void sameTick_isAddedOnce() {
        Trails trails;
        trails.add(frameAt(1, 0, {1}));
        trails.add(frameAt(1, 0, {1}));
        QCOMPARE(trails.count(), 1U);
    }

    void anotherRun_startsAnew() {
        Trails trails;
        for (std::uint64_t tick = 0; tick < 5; ++tick)
            trails.add(frameAt(1, tick, {1}));
        trails.add(frameAt(2, 9, {7}));
        QCOMPARE(trails.count(), 1U);
        QCOMPARE(trails.track("prey", 0).xy[0], 7.0F);
    }

    void length_isFixed() {
        Trails trails;
        for (std::uint64_t tick = 0; tick < 3 * Trails::length; ++tick)
            trails.add(frameAt(1, tick, {static_cast<double>(tick)}));
        QCOMPARE(trails.count(), Trails::length);
        QCOMPARE(trails.track("prey", Trails::length - 1).xy[0], 2.0F * Trails::length);
    }
};

QTEST_APPLESS_MAIN(TestTrails)
#include "tst_trails.moc"
