#include "core/combiners/velocities/foresight.h"

#include "core/base/angle.h"
#include "core/base/number.h"

#include <algorithm>
#include <array>

namespace tiller {

namespace {

/// The time until a body that is at `offset` and moves with `velocity` comes as near as `room` to
/// one at 0; at most `latest`.
double timeToTouch(Vec2 offset, Vec2 velocity, double room, double latest) {
    const double near = dot(offset, offset) - room * room;
    const double toward = 0 - dot(offset, velocity);
    if (toward <= 0)
        return latest;
    if (near <= 0)
        return 0;
    const double root = toward * toward - dot(velocity, velocity) * near;
    return root < 0 ? latest : smaller(near / (toward + squareRoot(root)), latest);
}

/// The same for a wall that stands still. @param velocity of the agent
double timeToWall(const Segment& wall, Vec2 velocity, double latest) {
    const double ends = timeToTouch(wall.b, velocity * -1, wall.radius,
                                    timeToTouch(wall.a, velocity * -1, wall.radius, latest));
    const Vec2 along = wall.b - wall.a;
    const double side = dot(turnLeft(along), wall.a);
    const double toward = dot(turnLeft(along), velocity) * (side < 0 ? -1 : 1);
    if (toward <= 0)
        return ends;
    const double size2 = dot(along, along);
    const double time = larger((magnitude(side) - wall.radius * squareRoot(size2)) / toward, 0.0);
    const double place = dot(velocity * time - wall.a, along);
    return place >= 0 && place <= size2 ? smaller(time, ends) : ends;
}

/// The directions that it compares, turned from the way that it wants: ahead, then to the right and
/// to the left, farther and farther.
constexpr std::size_t comparedDirections = 11;
constexpr double directionStep = 15;

Vec2 turnOf(std::size_t i) {
    static const auto turns = [] {
        std::array<Vec2, comparedDirections> all;
        for (std::size_t k = 0; k < comparedDirections; ++k)
            all[k] =
                direction(directionStep * static_cast<double>((k + 1) / 2) * (k % 2 == 1 ? -1 : 1));
        return all;
    }();
    return turns[i];
}

/// How much better the right is to pass on, as people keep to one side: a share of the square of
/// the distance that it looks ahead.
constexpr double rightIsBetter = 0.2;

} // namespace

Vec2 freestVelocity(Vec2 wish, double latest, double radius, std::span<const Segment> walls,
                    const NearAgents& near) {
    const auto freeTime = [&](Vec2 velocity) {
        double time = latest;
        for (const Segment& wall : walls)
            time = timeToWall(wall, velocity, time);
        for (std::size_t i = 0; i < near.count; ++i)
            time = timeToTouch({near.x[i], near.y[i]}, Vec2{near.vx[i], near.vy[i]} - velocity,
                               radius + near.radius[i], time);
        return time;
    };
    Vec2 best = wish;
    double least = 2;
    for (std::size_t i = 0; i < comparedDirections; ++i) {
        const Vec2 turn = turnOf(i);
        const double bonus = i % 2 == 1 ? rightIsBetter : 0;
        if (turn.y * turn.y - bonus > least + 1e-9) // even without a contact
            continue;
        const Vec2 velocity = turnedBy(wish, turn);
        const double free = freeTime(velocity) / latest;
        if (i == 0 && free == 1)
            break;
        const double miss = 1 + free * (free - 2 * turn.x) - bonus;
        if (miss < least) {
            least = miss;
            best = velocity;
        }
    }
    return best;
}

Vec2 rightVelocity(Vec2 wish, double share, double latest, std::span<const Segment> walls) {
    for (const double most : {45.0, 30.0, 15.0}) {
        const Vec2 velocity = turnedBy(wish, direction(0 - most * share));
        const bool isFree = std::ranges::all_of(walls, [&](const Segment& wall) {
            return timeToWall(wall, velocity, latest) == latest;
        });
        if (isFree)
            return velocity;
    }
    return wish;
}

} // namespace tiller
