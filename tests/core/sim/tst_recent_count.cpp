#include "core/sim/events.h"
#include "tests/core/support/testing.h"

/// How often something has happened lately.
class TestRecentCount : public QObject {
    Q_OBJECT

private slots:
    void itKeepsTwoMinutes() {
        RecentCount count;
        for (std::uint64_t tick = 1; tick <= 60 * 60 * 10; ++tick)
            count.add(1, tick, 60);
        QCOMPARE(count.total, std::uint64_t{36000});
        QCOMPARE(count.since(36000 - 7200), std::uint64_t{7200});
        QVERIFY(count.recent.size() <= 3 * 1200);
    }

    void lately_countsAWindow() {
        RecentCount count;
        count.add(5, 60, 60);
        count.add(2, 180, 60);
        const CountSpan last = count.lately(1, 200, 60);
        QCOMPARE(last.count, std::uint64_t{2});
        QCOMPARE(last.seconds, 1.0);
        const CountSpan all = count.lately(0, 240, 60);
        QCOMPARE(all.count, std::uint64_t{7});
        QCOMPARE(all.seconds, 4.0);
        QCOMPARE(count.lately(1, 360, 60).count, std::uint64_t{0});
    }

    void lately_ofAShortRun_isAllOfIt() {
        RecentCount count;
        count.add(3, 0, 60); // by hand, before the first tick
        QCOMPARE(count.lately(5, 0, 60).count, std::uint64_t{3});
        QCOMPARE(count.lately(5, 0, 60).seconds, 0.0);
        count.add(1, 30, 60);
        QCOMPARE(count.lately(5, 60, 60).count, std::uint64_t{4});
        QCOMPARE(count.lately(5, 60, 60).seconds, 1.0);
    }
};
