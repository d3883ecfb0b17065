#include "core/base/random.h"
#include "core/behaviors/formulas.h"
#include "tests/core/support/pack.h"

#include <QTest>

using namespace tiller;

namespace {

/// An agent at the tutorials' tick: t' = 1, so a force is desired - velocity.
Self<double> agent(Vec2 velocity = {}, Vec2 heading = {1, 0}, double maxSpeed = 3) {
    return {.velocity = velocity, .heading = heading, .maxSpeed = maxSpeed, .response = 1};
}

Sight<double> at(double x, double y, Vec2 velocity = {}) {
    return {{x, y}, velocity};
}

} // namespace

/// Formulas against closed forms, and their rules in special cases.
class TestFormulas : public QObject {
    Q_OBJECT

private slots:
    void steer_takesTheResponseTime();
    void seek_data();
    void seek();
    void flee_data();
    void flee();
    void arrive_data();
    void arrive();
    void pursue_data();
    void pursue();
    void pursue_straightBehindAtFullSpeed_isZero();
    void evade_fleesWhatPursueSeeks();
    void evade_isInactiveAtItsRadius();
    void wander_addsCircleAndPoint();
    void wander_atRest_stillStarts();
    void wanderAngle_spreadsTheSame_whateverTheTick();
    void formulas_runOverPacks_data();
    void formulas_runOverPacks();
};

void TestFormulas::steer_takesTheResponseTime() {
    Self<double> self = agent({1, 2});
    self.response = 4;
    QCOMPARE(steer(self, {3, 2}), (Vec2{8, 0}));
}

void TestFormulas::seek_data() {
    QTest::addColumn<Vec2>("offset");
    QTest::addColumn<Vec2>("velocity");
    QTest::addColumn<double>("speed");
    QTest::addColumn<Vec2>("force");
    QTest::newRow("from rest") << Vec2{30, 40} << Vec2{} << 1.0 << Vec2{3 * 0.6, 3 * 0.8};
    QTest::newRow("already right") << Vec2{9, 0} << Vec2{3, 0} << 1.0 << Vec2{0, 0};
    QTest::newRow("away from it") << Vec2{9, 0} << Vec2{-3, 0} << 1.0 << Vec2{6, 0};
    QTest::newRow("half speed") << Vec2{9, 0} << Vec2{} << 0.5 << Vec2{1.5, 0};
    QTest::newRow("on the target: brakes") << Vec2{} << Vec2{2, 1} << 1.0 << Vec2{-2, -1};
    QTest::newRow("one step of the lattice away")
        << Vec2{0, -latticeStep} << Vec2{} << 1.0 << Vec2{0, -3};
}

void TestFormulas::seek() {
    QFETCH(Vec2, offset);
    QFETCH(Vec2, velocity);
    QFETCH(double, speed);
    QFETCH(Vec2, force);
    const auto got = tiller::seek(agent(velocity), {offset, {}}, SeekSettings{.speed = speed});
    QVERIFY(got.active);
    QCOMPARE(got.value, force);
}

void TestFormulas::flee_data() {
    QTest::addColumn<Vec2>("offset");
    QTest::addColumn<Vec2>("heading");
    QTest::addColumn<double>("radius");
    QTest::addColumn<bool>("active");
    QTest::addColumn<Vec2>("force");
    QTest::newRow("straight away") << Vec2{10, 0} << Vec2{1, 0} << noLimit << true << Vec2{-3, 0};
    QTest::newRow("inside") << Vec2{0, 9} << Vec2{1, 0} << 10.0 << true << Vec2{0, -3};
    QTest::newRow("at the radius: inactive")
        << Vec2{10, 0} << Vec2{1, 0} << 10.0 << false << Vec2{};
    QTest::newRow("radius 0: inactive") << Vec2{1, 0} << Vec2{1, 0} << 0.0 << false << Vec2{};
    QTest::newRow("on top of it: along the heading")
        << Vec2{} << Vec2{0, 1} << 10.0 << true << Vec2{0, 3};
}

void TestFormulas::flee() {
    QFETCH(Vec2, offset);
    QFETCH(Vec2, heading);
    QFETCH(double, radius);
    QFETCH(bool, active);
    QFETCH(Vec2, force);
    const auto got = tiller::flee(agent({}, heading), {offset, {}}, FleeSettings{.radius = radius});
    QCOMPARE(got.active, active);
    if (active)
        QCOMPARE(got.value, force);
}

void TestFormulas::arrive_data() {
    QTest::addColumn<double>("distance");
    QTest::addColumn<double>("slowingRadius");
    QTest::addColumn<double>("stopRadius");
    QTest::addColumn<double>("wanted");
    QTest::newRow("far away: full speed") << 50.0 << 20.0 << 1.0 << 3.0;
    QTest::newRow("at the slowing radius: still full") << 20.0 << 20.0 << 1.0 << 3.0;
    QTest::newRow("half way in: half speed") << 10.0 << 20.0 << 1.0 << 1.5;
    QTest::newRow("at the stop radius: stands") << 1.0 << 20.0 << 1.0 << 0.0;
    QTest::newRow("on the target: stands, no 0/0") << 0.0 << 20.0 << 0.0 << 0.0;
    QTest::newRow("slowing radius 0: never slows") << 0.5 << 0.0 << 0.0 << 3.0;
    QTest::newRow("both 0, on the target") << 0.0 << 0.0 << 0.0 << 0.0;
}

void TestFormulas::arrive() {
    QFETCH(double, distance);
    QFETCH(double, slowingRadius);
    QFETCH(double, stopRadius);
    QFETCH(double, wanted);
    const ArriveSettings how{.slowingRadius = slowingRadius, .stopRadius = stopRadius};
    const auto got = tiller::arrive(agent({0.5, 0}), at(distance, 0), how);
    QVERIFY(got.active);
    QCOMPARE(got.value, (Vec2{wanted - 0.5, 0}));
}

void TestFormulas::pursue_data() {
    QTest::addColumn<int>("mode");
    QTest::addColumn<double>("maxSpeed");
    QTest::addColumn<double>("maxTime");
    QTest::addColumn<Vec2>("aim");
    // The target is 30 to the right and moves down by 2.
    QTest::newRow("none: where it is") << 0 << 3.0 << noLimit << Vec2{30, 0};
    QTest::newRow("fixed: 5 from now") << 1 << 3.0 << noLimit << Vec2{30, 10};
    QTest::newRow("by distance: 30 / 3 from now") << 2 << 3.0 << noLimit << Vec2{30, 20};
    QTest::newRow("by distance, capped at 4") << 2 << 3.0 << 4.0 << Vec2{30, 8};
    QTest::newRow("by distance, M of 0: no 0/0") << 2 << 0.0 << noLimit << Vec2{30, 0};
}

void TestFormulas::pursue() {
    QFETCH(int, mode);
    QFETCH(double, maxSpeed);
    QFETCH(double, maxTime);
    QFETCH(Vec2, aim);
    const Prediction how{static_cast<PredictionMode>(mode), 5, maxTime};
    const auto self = agent({}, {1, 0}, maxSpeed);
    QCOMPARE(predicted(self, at(30, 0, {0, 2}), how).offset, aim);

    const PursueSettings settings{.prediction = how.mode, .fixedTime = 5, .maxTime = maxTime};
    const auto got = tiller::pursue(self, at(30, 0, {0, 2}), settings);
    QVERIFY(got.active);
    QCOMPARE(got.value, unit(aim) * maxSpeed);
}

void TestFormulas::pursue_straightBehindAtFullSpeed_isZero() {
    const auto got = tiller::pursue(agent({3, 0}), at(150, 0, {3, 0}), PursueSettings{});
    QVERIFY(got.active);
    QCOMPARE(got.value, (Vec2{0, 0}));
}

void TestFormulas::evade_fleesWhatPursueSeeks() {
    const auto target = at(40, -10, {-1, 2});
    const auto evading = tiller::evade(agent(), target, EvadeSettings{});
    const auto pursuing = tiller::pursue(agent(), target, PursueSettings{});
    QVERIFY(evading.active);
    QCOMPARE(evading.value, pursuing.value * -1.0);
}

void TestFormulas::evade_isInactiveAtItsRadius() {
    EvadeSettings how{.prediction = PredictionMode::none, .radius = 40};
    QVERIFY(!tiller::evade(agent(), at(40, 0), how).active);
    QVERIFY(tiller::evade(agent(), at(39, 0), how).active);
}

void TestFormulas::wander_addsCircleAndPoint() {
    const WanderSettings how{.circleDistance = 6, .circleRadius = 8};
    QCOMPARE(tiller::wander(agent({0, 2}, {0, 1}), 0.0, how).value, (Vec2{8, 6}));
    QCOMPARE(tiller::wander(agent({0, 2}, {0, 1}), 90.0, how).value, (Vec2{0, -2})); // up
}

void TestFormulas::wander_atRest_stillStarts() {
    const WanderSettings how{.circleDistance = 6, .circleRadius = 8};
    QCOMPARE(tiller::wander(agent(), 180.0, how).value, (Vec2{-2, 0}));
    const auto none = tiller::wander(agent(), 45.0, WanderSettings{0, 0, 0});
    QVERIFY(none.active);
    QCOMPARE(none.value, (Vec2{0, 0}));
}

void TestFormulas::wanderAngle_spreadsTheSame_whateverTheTick() {
    // The variance after one second must not depend on the number of ticks in it.
    const WanderSettings how{.angleChange = 30};
    const auto spread = [&](int ticksPerSecond) {
        double squares = 0;
        constexpr std::uint32_t walkers = 4000;
        const RandomStream random(9, 9, static_cast<std::uint64_t>(ticksPerSecond));
        for (std::uint32_t walker = 0; walker < walkers; ++walker) {
            double angle = 180;
            for (int tick = 0; tick < ticksPerSecond; ++tick)
                angle =
                    nextWanderAngle(angle, random.draw(static_cast<std::uint64_t>(tick), walker, 0),
                                    1.0 / ticksPerSecond, how);
            squares += (angle - 180) * (angle - 180);
        }
        return std::sqrt(squares / walkers);
    };
    const double expected = 30 / std::sqrt(12.0);
    for (const int ticksPerSecond : {1, 30, 240})
        QVERIFY(std::abs(spread(ticksPerSecond) - expected) < 0.03 * expected);
}

void TestFormulas::formulas_runOverPacks_data() {
    QTest::addColumn<int>("which");
    const char* names[] = {"seek", "flee", "arrive", "pursue", "evade", "wander"};
    for (int i = 0; i < 6; ++i)
        QTest::newRow(names[i]) << i;
}

/// A formula over four lanes gives each lane the same bits as over one double.
void TestFormulas::formulas_runOverPacks() {
    QFETCH(int, which);
    const RandomStream random(5, 6, 7);
    const auto run = [which]<class Number>(const Self<Number>& self, const Sight<Number>& target,
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

QTEST_APPLESS_MAIN(TestFormulas)
#include "tst_formulas.moc"
