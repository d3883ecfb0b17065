#include "core/base/random.h"
#include "core/behaviors/formulas.h"
#include "tests/core/support/pack.h"
#include "tests/core/support/testing.h"

/// An agent at the tutorials' tick: t' = 1, so a force is desired - velocity.
Self<double> agent(Vec2 velocity = {}, Vec2 heading = {1, 0}, double maxSpeed = 3) {
    return {.velocity = velocity, .heading = heading, .maxSpeed = maxSpeed, .response = 1};
}

Sight<double> at(double x, double y, Vec2 velocity = {}) {
    return {{x, y}, velocity};
}

/// Formulas against closed forms, and their rules in special cases.
class TestFormulas : public QObject {
    Q_OBJECT

private slots:
    void steer_takesTheResponseTime() {
        Self<double> self = agent({1, 2});
        self.response = 4;
        QCOMPARE(steer(self, {3, 2}), (Vec2{8, 0}));
    }

    void seek_data() {
        const TestRows<Vec2, Vec2, double, Vec2> row;
        row("from rest", {30, 40}, {}, 1.0, {3 * 0.6, 3 * 0.8});
        row("already right", {9, 0}, {3, 0}, 1.0, {0, 0});
        row("away from it", {9, 0}, {-3, 0}, 1.0, {6, 0});
        row("half speed", {9, 0}, {}, 0.5, {1.5, 0});
        row("on the target: brakes", {}, {2, 1}, 1.0, {-2, -1});
        row("one step of the lattice away", {0, -latticeStep}, {}, 1.0, {0, -3});
    }

    void seek() {
        const auto [offset, velocity, speed, force] = fetched<Vec2, Vec2, double, Vec2>();
        const auto got = tiller::seek(agent(velocity), {offset, {}}, SeekSettings{.speed = speed});
        QVERIFY(got.active);
        QCOMPARE(got.value, force);
    }

    void flee_data() {
        const TestRows<Vec2, Vec2, double, bool, Vec2> row;
        row("straight away", {10, 0}, {1, 0}, noLimit, true, {-3, 0});
        row("inside", {0, 9}, {1, 0}, 10.0, true, {0, -3});
        row("at the radius: inactive", {10, 0}, {1, 0}, 10.0, false, {});
        row("radius 0: inactive", {1, 0}, {1, 0}, 0.0, false, {});
        row("on top of it: along the heading", {}, {0, 1}, 10.0, true, {0, 3});
    }

    void flee() {
        const auto [offset, heading, radius, active, force] =
            fetched<Vec2, Vec2, double, bool, Vec2>();
        const auto got =
            tiller::flee(agent({}, heading), {offset, {}}, FleeSettings{.radius = radius});
        QCOMPARE(got.active, active);
        if (active)
            QCOMPARE(got.value, force);
    }

    void arrive_data() {
        const TestRows<double, double, double, double> row;
        row("far away: full speed", 50.0, 20.0, 1.0, 3.0);
        row("at the slowing radius: still full", 20.0, 20.0, 1.0, 3.0);
        row("half way in: half speed", 10.0, 20.0, 1.0, 1.5);
        row("at the stop radius: stands", 1.0, 20.0, 1.0, 0.0);
        row("on the target: stands, no 0/0", 0.0, 20.0, 0.0, 0.0);
        row("slowing radius 0: never slows", 0.5, 0.0, 0.0, 3.0);
        row("both 0, on the target", 0.0, 0.0, 0.0, 0.0);
    }

    void arrive() {
        const auto [distance, slowingRadius, stopRadius, wanted] =
            fetched<double, double, double, double>();
        const ArriveSettings how{.slowingRadius = slowingRadius, .stopRadius = stopRadius};
        const auto got = tiller::arrive(agent({0.5, 0}), at(distance, 0), how);
        QVERIFY(got.active);
        QCOMPARE(got.value, (Vec2{wanted - 0.5, 0}));
    }

    void pursue_data() {
        const TestRows<int, double, double, Vec2> row;
        // The target is 30 to the right and moves down by 2.
        row("none: where it is", 0, 3.0, noLimit, {30, 0});
        row("fixed: 5 from now", 1, 3.0, noLimit, {30, 10});
        row("by distance: 30 / 3 from now", 2, 3.0, noLimit, {30, 20});
        row("by distance, capped at 4", 2, 3.0, 4.0, {30, 8});
        row("by distance, M of 0: no 0/0", 2, 0.0, noLimit, {30, 0});
        row("intercept: they meet after 20", 5, 2.5, noLimit, {30, 40});
        row("intercept, capped at 4", 5, 2.5, 4.0, {30, 8});
        row("intercept, as fast: as closing, 30 / 4", 5, 2.0, noLimit, {30, 15});
        row("intercept, too slow: as closing, 30 / 3", 5, 1.0, noLimit, {30, 20});
    }

    void pursue() {
        const auto [mode, maxSpeed, maxTime, aim] = fetched<int, double, double, Vec2>();
        const Prediction how{static_cast<PredictionMode>(mode), 5, maxTime};
        const auto self = agent({}, {1, 0}, maxSpeed);
        QCOMPARE(predicted(self, at(30, 0, {0, 2}), how).offset, aim);

        const PursueSettings settings{.prediction = how.mode, .fixedTime = 5, .maxTime = maxTime};
        const auto got = tiller::pursue(self, at(30, 0, {0, 2}), settings);
        QVERIFY(got.active);
        QCOMPARE(got.value, unit(aim) * maxSpeed);
    }

    void intercept_meetsPreyThatRushesAtIt() {
        const Prediction how{.mode = PredictionMode::intercept};
        const auto self = agent({}, {1, 0}, 120);
        QCOMPARE(predicted(self, at(100, 0, {-200, 0}), how).offset, (Vec2{37.5, 0}));
        QCOMPARE(predicted(self, at(0, 0, {-200, 0}), how).offset, (Vec2{0, 0}));
    }

    /// The oracle steps through time until the agent could be where the target is.
    void intercept_isTheFirstMeeting() {
        const RandomStream random(5, 6, 7);
        int meetings = 0;
        for (std::uint64_t round = 0; round < 500; ++round) {
            const auto number = [&](std::uint32_t draw, double most) {
                return (random.draw(round, 0, draw) * 2 - 1) * most;
            };
            const auto target = at(number(0, 100), number(1, 100), {number(2, 40), number(3, 40)});
            const double pace = 5 + random.draw(round, 0, 4) * 40;
            const double time = interceptTime(target, pace, -1.0);
            const double step = 0.01;
            double first = 0;
            while (first < 60 && length(target.offset + target.velocity * first) > pace * first)
                first += step;
            if (first >= 60) {
                QVERIFY2(time == -1 || time >= first - step, qPrintable(QString::number(time)));
                continue;
            }
            ++meetings;
            QVERIFY2(magnitude(time - first) <= step * 1.01,
                     qPrintable(QString("%1 for %2").arg(time).arg(first)));
        }
        QVERIFY(meetings > 200);
    }

    void pursue_straightBehindAtFullSpeed_isZero() {
        const auto got = tiller::pursue(agent({3, 0}), at(150, 0, {3, 0}), PursueSettings{});
        QVERIFY(got.active);
        QCOMPARE(got.value, (Vec2{0, 0}));
    }

    void evade_fleesWhatPursueSeeks() {
        const auto target = at(40, -10, {-1, 2});
        const auto evading = tiller::evade(agent(), target, EvadeSettings{});
        const auto pursuing = tiller::pursue(agent(), target, PursueSettings{});
        QVERIFY(evading.active);
        QCOMPARE(evading.value, pursuing.value * -1.0);
    }

    void evade_isInactiveAtItsRadius() {
        EvadeSettings how{.prediction = PredictionMode::none, .radius = 40};
        QVERIFY(!tiller::evade(agent(), at(40, 0), how).active);
        QVERIFY(tiller::evade(agent(), at(39, 0), how).active);
    }

    void wander_addsCircleAndPoint() {
        const WanderSettings how{.circleDistance = 6, .circleRadius = 8};
        QCOMPARE(tiller::wander(agent({0, 2}, {0, 1}), 0.0, how).value, (Vec2{8, 6}));
        QCOMPARE(tiller::wander(agent({0, 2}, {0, 1}), 90.0, how).value, (Vec2{0, -2})); // up
    }

    void wander_atRest_stillStarts() {
        const WanderSettings how{.circleDistance = 6, .circleRadius = 8};
        QCOMPARE(tiller::wander(agent(), 180.0, how).value, (Vec2{-2, 0}));
        const auto none = tiller::wander(agent(), 45.0, WanderSettings{0, 0, 0});
        QVERIFY(none.active);
        QCOMPARE(none.value, (Vec2{0, 0}));
    }

    void wanderAngle_spreadsTheSame_whateverTheTick() {
        // The variance after one second must not depend on the number of ticks in it.
        const WanderSettings how{.angleChange = 30};
        const auto spread = [&](int ticksPerSecond) {
            double squares = 0;
            constexpr std::uint32_t walkers = 4000;
            const RandomStream random(9, 9, static_cast<std::uint64_t>(ticksPerSecond));
            for (std::uint32_t walker = 0; walker < walkers; ++walker) {
                double angle = 180;
                for (int tick = 0; tick < ticksPerSecond; ++tick)
                    angle = nextWanderAngle(
                        angle, random.draw(static_cast<std::uint64_t>(tick), walker, 0),
                        1.0 / ticksPerSecond, how);
                squares += (angle - 180) * (angle - 180);
            }
            return std::sqrt(squares / walkers);
        };
        const double expected = 30 / std::sqrt(12.0);
        for (const int ticksPerSecond : {1, 30, 240})
            QVERIFY(std::abs(spread(ticksPerSecond) - expected) < 0.03 * expected);
    }

    void formulas_runOverPacks_data() {
        QTest::addColumn<int>("which");
        const char* names[] = {"seek", "flee", "arrive", "pursue", "evade", "wander"};
        for (int i = 0; i < 6; ++i)
            QTest::newRow(names[i]) << i;
    }

    /// A formula over four lanes gives each lane the same bits as over one double.
    void formulas_runOverPacks() {
        QFETCH(int, which);
        const RandomStream random(5, 6, 7);
        const auto run = [which]<class Number>(const Self<Number>& self,
                                               const Sight<Number>& target,
                                               Number angle) -> Force<Number> {
            switch (which) {
            case 0:
                return tiller::seek(self, target, SeekSettings{.speed = 0.8});
            case 1:
                return tiller::flee(self, target, FleeSettings{.radius = 60});
            case 2:
                return tiller::arrive(self, target, ArriveSettings{.slowingRadius = 50});
            case 3:
                return tiller::pursue(self, target, PursueSettings{.slowingRadius = 30});
            case 4:
                return tiller::evade(self, target, EvadeSettings{.radius = 70});
            default:
                return tiller::wander(self, angle, WanderSettings{});
            }
        };
        for (std::uint32_t round = 0; round < 200; ++round) {
            Self<Pack> packed{};
            Sight<Pack> sight;
            Pack angle;
            std::array<Force<double>, Pack::lanes> single;
            for (std::uint32_t lane = 0; lane < Pack::lanes; ++lane) {
                const auto draw = [&](std::uint32_t n) {
                    const double x = random.draw(round, lane, n);
                    return x < 0.1 ? 0.0 : 2 * x - 1; // some are exactly zero
                };
                const Self<double> self{{3 * draw(0), 3 * draw(1)},
                                        direction(180 * draw(2)),
                                        3 * std::abs(draw(3)),
                                        1 / (1 + std::abs(draw(4)))};
                const Sight<double> target{{100 * draw(5), 100 * draw(6)}, {draw(7), draw(8)}};
                single[lane] = run(self, target, 360 * draw(9));
                set(packed.velocity, lane, self.velocity);
                set(packed.heading, lane, self.heading);
                packed.maxSpeed.lane[lane] = self.maxSpeed;
                packed.response.lane[lane] = self.response;
                set(sight.offset, lane, target.offset);
                set(sight.velocity, lane, target.velocity);
                angle.lane[lane] = 360 * draw(9);
            }
            const Force<Pack> all = run(packed, sight, angle);
            for (std::uint32_t lane = 0; lane < Pack::lanes; ++lane) {
                QCOMPARE(all.active.lane[lane], single[lane].active);
                QCOMPARE(all.value.x.lane[lane], single[lane].value.x);
                QCOMPARE(all.value.y.lane[lane], single[lane].value.y);
            }
        }
    }
};
