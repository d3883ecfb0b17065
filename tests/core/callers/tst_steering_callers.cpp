#include "core/scene/obstacle.h"
#include "core/scene/region.h"
#include "core/steering/steering_manager.h"
#include "tests/core/support/testing.h"

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
constexpr double infinite = std::numeric_limits<double>::infinity();

struct Thing {
    Vec2 at{10, 20};
    Vec2 v{1, 0};
    double most = 3, heavy = 1;

    Vec2 position() const { return at; }
    Vec2 velocity() const { return v; }
    void setPosition(Vec2 position) { at = position; }
    void setVelocity(Vec2 velocity) { v = velocity; }
    double maxVelocity() const { return most; }
    double mass() const { return heavy; }
};

/// What a SteeringManager does for callers that make mistakes. Runs in the release too.
class TestSteeringCallers : public QObject {
    Q_OBJECT

private slots:
    void callsWithNumbersOutOfRange_haveNoEffect() {
        Thing body;
        Thing other;
        SteeringManager manager(body);
        for (const double weight : {-1.0, notANumber, infinite, -infinite}) {
            manager.seek({100, 0}, 20, weight);
            manager.flee({100, 0}, weight);
            manager.wander(weight);
            manager.pursue(other, weight);
            manager.evade(other, weight);
        }
        for (const Vec2 bad : {Vec2{notANumber, 0}, Vec2{0, infinite}, Vec2{1.7e308, -1.7e308}}) {
            manager.seek(bad);
            manager.flee(bad);
            manager.arrive(bad);
            manager.orbit(bad);
            manager.tether(bad);
            const std::vector<SteeringTarget> others{{bad, bad}, {{5, 5}, bad}, {bad, {1, 0}}};
            for (const double odd : {-1.0, notANumber, infinite, 1e9}) {
                manager.separate(others, 1, {odd, odd, odd});
                manager.align(others, 1, {odd, odd});
                manager.cohere(others, 1, {odd, odd});
            }
        }
        const Obstacles walls({{.x = 12, .y = 20, .radius = 1}});
        const Region box(RegionGeometry{});
        for (const double odd : {-1.0, notANumber, infinite, -infinite, 1e300}) {
            manager.targetSpeed(odd);
            manager.avoidObstacles(walls, odd, 1, {odd, odd, odd});
            manager.avoidWalls(walls, 1, {odd, odd});
            manager.stayInside(box, 1, {odd, odd});
        }
        manager.seek({100, 0}, notANumber);
        QVERIFY(std::isfinite(manager.steering().x) && std::isfinite(manager.steering().y));
        QVERIFY(manager.update());
        QVERIFY(std::isfinite(body.at.x) && std::isfinite(body.at.y));
    }

    void objectsThatAreNowhere_haveNoEffect() {
        Thing body;
        Thing lost;
        lost.at = {notANumber, notANumber};
        Thing wild;
        wild.v = {infinite, 0};
        SteeringManager manager(body);
        manager.pursue(lost);
        manager.evade(lost);
        manager.pursue(wild);
        manager.evade(wild);
        QCOMPARE(manager.steering(), Vec2{});
    }

    void update_withATickOutOfRange_movesNothing() {
        Thing body;
        SteeringManager manager(body);
        for (const double tick : {0.0, -1.0, notANumber, infinite}) {
            manager.seek({100, 0});
            QVERIFY(!manager.update(tick));
            QCOMPARE(manager.steering(), Vec2{});
            QCOMPARE(body.at, (Vec2{10, 20}));
            QCOMPARE(body.v, (Vec2{1, 0}));
        }
        QVERIFY(manager.update());
        QCOMPARE(body.at, (Vec2{11, 20}));
    }

    void update_ofAHostOutOfRange_movesNothing() {
        Thing body;
        SteeringManager manager(body);
        const auto moves = [&](double mass, double most, Vec2 at, Vec2 v) {
            body.heavy = mass;
            body.most = most;
            body.at = at;
            body.v = v;
            manager.seek({100, 0});
            return manager.update();
        };
        for (const double mass : {0.0, -1.0, notANumber})
            QVERIFY(!moves(mass, 3, {}, {}));
        for (const double most : {-1.0, notANumber})
            QVERIFY(!moves(1, most, {}, {}));
        QVERIFY(!moves(1, 3, {notANumber, 0}, {}));
        QVERIFY(!moves(1, 3, {}, {0, notANumber}));
        QVERIFY(moves(1, 3, {}, {}));
        QCOMPARE(body.v, (Vec2{3, 0})); // nothing of the earlier calls is left
    }

    void settings_outOfRange_haveTheirDefaults() {
        for (const double bad : {-1.0, notANumber, infinite}) {
            Thing body;
            Thing same;
            SteeringSettings settings{.maxForce = bad, .responseTime = bad};
            settings.wander = {.circleDistance = bad,
                               .circleRadius = bad,
                               .angleChange = bad,
                               .drawStartAngle = true,
                               .startAngle = infinite};
            SteeringManager manager(body, settings);
            SteeringManager standard(same);
            for (int i = 0; i < 5; ++i) {
                manager.wander();
                standard.wander();
                QVERIFY(manager.update());
                QVERIFY(standard.update());
            }
            QCOMPARE(body.at, same.at);
        }
    }
};
