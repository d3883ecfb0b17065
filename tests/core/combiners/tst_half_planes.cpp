#include "core/base/angle.h"
#include "core/combiners/velocities/half_planes.h"
#include "tests/core/support/testing.h"

constexpr double slack = 1e-9;

using Planes = std::vector<HalfPlane>;

HalfPlane plane(double x, double y, double offset) {
    return {unit(Vec2{x, y}), offset};
}

double worstViolation(const Planes& planes, Vec2 velocity) {
    double worst = 0;
    for (const HalfPlane& each : planes)
        worst = std::max(worst, each.violation(velocity));
    return worst;
}

/// Every place where the nearest permitted velocity can be: the wanted one, its foot on a border,
/// a corner of two borders, and a corner of a border and the circle of the maximum speed.
std::vector<Vec2> cornersOf(const Planes& planes, double maxSpeed, Vec2 wanted) {
    std::vector<Vec2> corners{truncate(wanted, maxSpeed), {}};
    for (const HalfPlane& of : planes) {
        const Vec2 along = turnLeft(of.normal), origin = of.normal * of.offset;
        corners.push_back(origin + along * dot(along, wanted));
        const double room = maxSpeed * maxSpeed - of.offset * of.offset;
        for (const double t : {-std::sqrt(std::max(room, 0.0)), std::sqrt(std::max(room, 0.0))})
            corners.push_back(origin + along * t);
        for (const HalfPlane& other : planes)
            if (const double slope = dot(other.normal, along); std::abs(slope) > 1e-12)
                corners.push_back(origin + along * (other.violation(origin) / slope));
    }
    return corners;
}

/// The nearest permitted velocity by trying all corners; nothing if none is permitted.
std::optional<Vec2> nearestCorner(const Planes& planes, double maxSpeed, Vec2 wanted) {
    std::optional<Vec2> best;
    for (const Vec2 corner : cornersOf(planes, maxSpeed, wanted))
        if (length(corner) <= maxSpeed + slack && worstViolation(planes, corner) <= slack &&
            (!best || length(corner - wanted) < length(*best - wanted)))
            best = corner;
    return best;
}

/// The least violation that some velocity can have, by bisection.
double leastViolation(const Planes& planes, std::size_t hard, double maxSpeed) {
    double low = 0, high = 100;
    for (int i = 0; i < 60; ++i) {
        const double middle = (low + high) / 2;
        Planes wider = planes;
        for (std::size_t k = hard; k < planes.size(); ++k)
            wider[k].offset -= middle;
        (nearestCorner(wider, maxSpeed, {}) ? high : low) = middle;
    }
    return high;
}

struct Case {
    Planes planes = {};
    std::size_t hard = 0;
    double maxSpeed = 1;
    Vec2 wanted;
};

/// @param depth how far the half-planes cut into the velocities
Case randomCase(std::mt19937& random, double depth) {
    std::uniform_real_distribution<double> number(-1, 1);
    std::uniform_int_distribution<int> count(0, 7);
    Case made{.maxSpeed = 1.5, .wanted = {2 * number(random), 2 * number(random)}};
    made.hard = static_cast<std::size_t>(count(random)) / 2;
    const int all = static_cast<int>(made.hard) + count(random);
    for (int i = 0; i < all; ++i) {
        const bool isHard = static_cast<std::size_t>(i) < made.hard;
        made.planes.push_back(plane(number(random), number(random),
                                    isHard ? number(random) - 1 : depth + number(random)));
    }
    return made;
}

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

class TestHalfPlanes : public QObject {
    Q_OBJECT

private slots:
    void velocity_isAsWorkedOutByHand_data() {
        const TestRows<Planes, std::size_t, double, Vec2, Vec2> row;
        row("without planes", {}, 0, 2, {1, 1}, {1, 1});
        row("above the maximum speed", {}, 0, 2, {0, 8}, {0, 2});
        row("no speed", {}, 0, 0, {0, 8}, {0, 0});
        row("a corridor of velocities", {plane(0, 1, -1), plane(0, -1, -1)}, 0, 5, {3, 4}, {3, 1});
        row("outside the speed, as far as possible", {plane(1, 0, 3)}, 0, 1, {-1, 0}, {1, 0});
        row("hard ones without solution", {plane(1, 0, 0.5), plane(-1, 0, 0.5), plane(0, 1, 0.2)},
            2, 1, {1, 0}, {0, 0});
        const HalfPlane skew = plane(0.3, 0.7, 0.4);
        row("the same plane three times", {skew, skew, skew}, 0, 1, {-1, -1},
            permittedVelocity(Planes{skew}, 0, 1, {-1, -1}));
        Planes star;
        for (int i = 0; i < 7; ++i)
            star.push_back(plane(std::cos(i * 0.9), std::sin(i * 0.9), 0));
        row("hard ones through one point", star, star.size(), 1, {0.5, 0.2}, {0, 0});
        row("planes through one point", star, 0, 1, {0.5, 0.2}, {0, 0});
    }

    void velocity_isAsWorkedOutByHand() {
        const auto [planes, hard, maxSpeed, wanted, expected] =
            fetched<Planes, std::size_t, double, Vec2, Vec2>();
        const Vec2 found = permittedVelocity(planes, hard, maxSpeed, wanted);
        QCOMPARE(difference(found, expected, slack), QString());
    }

    /// A corridor that is closed by 2: half of that on each side.
    void closedCorridor_leavesTheMiddle() {
        const Vec2 found = permittedVelocity(Planes{plane(0, 1, 1), plane(0, -1, 1)}, 0, 5, {3, 4});
        QVERIFY(std::abs(found.y) < 1e-12);
    }

    void velocity_isTheNearestPermitted() {
        std::mt19937 random(1);
        int solved = 0;
        for (int i = 0; i < 20'000; ++i) {
            const Case of = randomCase(random, -0.4);
            const auto expected = nearestCorner(of.planes, of.maxSpeed, of.wanted);
            if (!expected)
                continue;
            const Vec2 found = permittedVelocity(of.planes, of.hard, of.maxSpeed, of.wanted);
            QVERIFY(length(found) <= of.maxSpeed + slack);
            QVERIFY2(worstViolation(of.planes, found) < 1e-7, qPrintable(QString::number(i)));
            QVERIFY2(length(found - *expected) < 1e-5, qPrintable(QString::number(i)));
            ++solved;
        }
        QVERIFY(solved > 10'000);
    }

    void withoutSolution_theWorstViolationIsTheLeast() {
        std::mt19937 random(2);
        int unsolved = 0;
        for (int i = 0; i < 4000; ++i) {
            const Case of = randomCase(random, 0.4);
            const Planes hard(of.planes.begin(), of.planes.begin() + static_cast<long>(of.hard));
            if (nearestCorner(of.planes, of.maxSpeed, of.wanted) ||
                !nearestCorner(hard, of.maxSpeed, of.wanted))
                continue;
            const Vec2 found = permittedVelocity(of.planes, of.hard, of.maxSpeed, of.wanted);
            const double least = leastViolation(of.planes, of.hard, of.maxSpeed);
            QVERIFY(length(found) <= of.maxSpeed + slack);
            QVERIFY2(worstViolation(hard, found) < 1e-7, qPrintable(QString::number(i)));
            QVERIFY2(worstViolation(of.planes, found) < least + 1e-6,
                     qPrintable(QString::number(i)));
            ++unsolved;
        }
        QVERIFY(unsolved > 1000);
    }

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
