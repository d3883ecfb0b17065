#include "core/combiners/velocities/half_planes.h"
#include "tests/core/support/testing.h"

constexpr double tick = 0.1;

/// The least distance of two segments.
double distanceOf(const Segment& a, const Segment& b) {
    const auto side = [](const Segment& of, Vec2 place) {
        return dot(turnLeft(of.b - of.a), place - of.a);
    };
    if (side(a, b.a) * side(a, b.b) < 0 && side(b, a.a) * side(b, a.b) < 0)
        return 0;
    return std::min({length(nearestOn(a, b.a) - b.a), length(nearestOn(a, b.b) - b.b),
                     length(nearestOn(b, a.a) - a.a), length(nearestOn(b, a.b) - a.b)});
}

/// Whether an agent hits the wall within the horizon.
bool hits(const Segment& wall, Vec2 velocity, double horizon) {
    return distanceOf(wall, {{}, velocity * horizon}) < wall.radius;
}

/// Whether a border is as near to the velocity as any velocity of the other kind: of those that
/// hit, if it does not; else of those that do not.
bool isNearestBorder(const HalfPlane& plane, const Segment& wall, Vec2 velocity, double horizon) {
    const double depth = plane.violation(velocity);
    const bool isHit = hits(wall, velocity, horizon);
    if (std::abs(length(plane.normal) - 1) > 1e-9)
        return false;
    if (std::abs(depth) < 1e-6)
        return true;
    for (int i = 0; i < 100; ++i) {
        const Vec2 around{std::cos(0.0628 * i), std::sin(0.0628 * i)};
        if (hits(wall, velocity + around * (std::abs(depth) * 0.999), horizon) != isHit)
            return false;
    }
    return isHit == (depth > 0) &&
           hits(wall, velocity + plane.normal * (depth * 1.001), horizon) != isHit;
}

class TestVelocityObstacle : public QObject {
    Q_OBJECT

private slots:
    void border_touchesWhatHitsABody() {
        std::mt19937 random(1);
        std::uniform_real_distribution<double> number(-1, 1);
        for (int i = 0; i < 5000; ++i) {
            const double room = 0.1 + 0.4 * std::abs(number(random));
            const Vec2 offset{3 * number(random), 3 * number(random)};
            if (length(offset) <= room)
                continue;
            const Vec2 other{number(random), number(random)};
            const Vec2 velocity{2 * number(random), 2 * number(random)};
            const double horizon = 2 + number(random);
            const OtherBody<double> body{offset, velocity - other, room, 1, {1, 0}};
            HalfPlane plane = avoid<HalfPlane>(body, velocity, 1 / horizon, 1 / tick);
            plane.offset -= dot(plane.normal, other); // as seen from the other
            QVERIFY(isNearestBorder(plane, {offset, offset, room}, velocity - other, horizon));

            OtherBody<double> half = body;
            half.share = 0.5;
            const HalfPlane shared = avoid<HalfPlane>(half, velocity, 1 / horizon, 1 / tick);
            QVERIFY(std::abs(shared.violation(velocity) - plane.violation(velocity - other) / 2) <
                    1e-9);
        }
    }

    void border_touchesWhatHitsAWall() {
        std::mt19937 random(2);
        std::uniform_real_distribution<double> number(-1, 1);
        for (int i = 0; i < 20'000; ++i) {
            const double horizon = 2 + number(random);
            const Vec2 a{3 * number(random), 3 * number(random)};
            const Vec2 b = i % 5 == 0   ? a
                           : i % 5 == 1 ? a * (1 + number(random)) // seen from its end
                                        : Vec2{3 * number(random), 3 * number(random)};
            const Segment wall{a, b, 0.1 + 0.4 * std::abs(number(random))};
            if (length(nearestOn(wall, {})) <= wall.radius)
                continue;
            const Vec2 velocity{2 * number(random), 2 * number(random)};
            QVERIFY(isNearestBorder(avoidWall(wall, velocity, horizon), wall, velocity, horizon));
        }
    }

    void everyWall_letsAgentsStandStill() {
        std::mt19937 random(3);
        std::uniform_real_distribution<double> number(-1, 1);
        for (int i = 0; i < 20'000; ++i) {
            const Segment wall{{number(random), number(random)},
                               {number(random), number(random)},
                               0.5 * std::abs(number(random))};
            const Vec2 velocity{3 * number(random), 3 * number(random)};
            QVERIFY(avoidWall(wall, velocity, 0.1 + std::abs(number(random))).offset <= 0);
        }
    }

    void overlappingBodies_partWithinATick() {
        const OtherBody<double> body{
            .offset = {1, 0}, .relative = {0, 0}, .room = 1.2, .share = 0.5, .aside = {1, 0}};
        const HalfPlane plane = avoid<HalfPlane>(body, Vec2{0, 0}, 0.5, 1 / tick);
        QCOMPARE(plane.normal, (Vec2{-1, 0}));
        QVERIFY(std::abs(plane.offset - 0.5 * 0.2 / tick) < 1e-9); // half of the overlap each
    }

    void bodiesAtOnePlace_partSideways() {
        const OtherBody<double> body{
            .offset = {0, 0}, .relative = {0, 0}, .room = 1, .share = 0.5, .aside = {-1, 0}};
        QCOMPARE(avoid<HalfPlane>(body, Vec2{3, 0}, 0.5, 1 / tick).normal, (Vec2{-1, 0}));
    }

    void agentAtAWall_comesNoNearer() {
        const Segment wall{{1, -5}, {1, 5}, 1.5};
        const HalfPlane plane = avoidWall(wall, {2, 1}, 1);
        QCOMPARE(plane.normal, (Vec2{-1, 0}));
        QCOMPARE(plane.offset, 0.0);
        const HalfPlane onIt = avoidWall({{0, -5}, {0, 5}, 0.5}, {2, 1}, 1);
        QCOMPARE(onIt.normal, (Vec2{-1, 0}));
    }

    void coveredWall_addsNothing() {
        const Segment front{{2, -5}, {2, 5}, 0.5};
        const HalfPlane plane = avoidWall(front, {1, 0}, 1);
        QVERIFY(forbidsAllThatHits(plane, {{3, -1}, {4, 1}, 0.5}, 1));
        QVERIFY(!forbidsAllThatHits(plane, {{1, -1}, {4, 1}, 0.5}, 1));
    }
};
