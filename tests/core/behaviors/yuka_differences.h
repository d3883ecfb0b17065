#pragma once

#include "tests/core/behaviors/yuka_case.h"

#include <algorithm>
#include <cmath>

namespace tiller {

/// A reason why our force differs, as in a heading of docs/peers.md, and both forces in that case.
struct Difference {
    const char* reason;
    Vec2 ours;
    std::optional<Vec2> yukas; ///< nothing: not a number
    double rounding = 0;       ///< how much more than a double ours rounds
};

using MaybeDifference = std::optional<Difference>;

inline MaybeDifference never(const Case&) {
    return {};
}

inline Vec2 steerTo(const Case& it, Vec2 offset) {
    return unit(offset) * it.maxSpeed - it.velocity;
}

inline MaybeDifference ofFleeing(const Case& it, Vec2 from) {
    const double distance = length(from);
    const double panic = it["panicDistance"];
    const Vec2 fixedWay{0, 1}; // yuka's +z, whatever the heading
    const Vec2 yukas = steerTo(it, distance > 0 ? from * -1 : fixedWay);
    if (distance == panic)
        return Difference{"Exactly at the distance", {}, yukas};
    if (distance == 0)
        return Difference{"On top of the target", steerTo(it, it.heading), yukas};
    return {};
}

inline MaybeDifference ofFlee(const Case& it) {
    return ofFleeing(it, it.target() - it.position);
}

inline Vec2 whereItWillBe(const Case& it) {
    const Other& other = it.others[0];
    const double closing = it.maxSpeed + length(other.velocity);
    const double time = closing > 0 ? length(other.offset) / closing : 0;
    return other.offset + other.velocity * (time * it["predictionFactor"]);
}

inline MaybeDifference ofEvade(const Case& it) {
    return ofFleeing(it, whereItWillBe(it));
}

inline MaybeDifference ofPursue(const Case& it) {
    const Other& evader = it.others[0];
    const Vec2 ours = steerTo(it, whereItWillBe(it));
    if (it.maxSpeed + length(evader.velocity) == 0)
        return Difference{"Max speed 0, target at rest", ours, {}};
    const bool ahead = dot(evader.offset, it.heading) > 0;
    if (ahead && dot(it.heading, headingOf(evader.velocity)) < -0.95)
        return Difference{"Head-on", ours, steerTo(it, evader.offset)};
    return {};
}

inline double falloffOf(const Case& it) {
    return it.index % 4; // each of the four in turn
}

inline MaybeDifference ofSeparation(const Case& it) {
    const double radius = it["radius"];
    Vec2 ours, yukas;
    for (const Other& other : it.within(radius, false)) {
        const double distance = length(other.offset);
        const double share = std::pow(1 - distance / radius, falloffOf(it));
        // "it" comes before "others", so it goes left.
        ours =
            ours + (distance > 0 ? unit(other.offset) * -share : Vec2{it.heading.y, -it.heading.x});
    }
    for (const Other& other : it.within(radius, true))
        if (const double distance = length(other.offset); distance > 0)
            yukas = yukas - unit(other.offset) / distance;
    const auto count = static_cast<double>(it.others.size());
    return Difference{"The share of a neighbor", truncate(ours, 1) * it.maxSpeed, yukas,
                      count * latticeStep * it.maxSpeed};
}

inline Vec2 mean(const std::vector<Other>& others, Vec2 (*of)(const Other&)) {
    Vec2 sum;
    for (const Other& other : others)
        sum = sum + of(other);
    return sum / static_cast<double>(others.size());
}

inline MaybeDifference ofAlignment(const Case& it) {
    Difference both{"Velocities, not directions", {}, Vec2{}};
    if (const auto near = it.within(it["radius"], false); !near.empty())
        both.ours = mean(near, [](const Other& o) { return o.velocity; }) - it.velocity;
    if (const auto near = it.within(it["radius"], true); !near.empty())
        both.yukas = mean(near, [](const Other& o) { return headingOf(o.velocity); }) - it.heading;
    return both;
}

inline MaybeDifference ofCohesion(const Case& it) {
    Difference both{"The strength", {}, Vec2{}};
    const double radius = it["radius"];
    const auto offset = [](const Other& o) { return o.offset; };
    if (const auto near = it.within(radius, false); !near.empty())
        both.ours = mean(near, offset) * (it.maxSpeed / radius);
    if (const auto near = it.within(radius, true); !near.empty())
        both.yukas = unit(steerTo(it, mean(near, offset)));
    return both;
}

/// How far along the path of a case each waypoint is.
inline std::vector<double> waypointsAlong(const Case& it) {
    std::vector<double> along{0};
    for (std::size_t i = 1; i <= it.points.size(); ++i)
        along.push_back(along.back() + length(it.points[i % it.points.size()] - it.points[i - 1]));
    return along; // the last one is the length of the round
}

/// How far along the path the nearest place is.
inline double nearestAlong(const Case& it) {
    const bool loop = it.fields["loop"].toBool();
    const std::vector<double> along = waypointsAlong(it);
    double best = 0, bestDistance = length(it.points[0] - it.position);
    for (std::size_t i = 1; i < it.points.size() + (loop ? 1 : 0); ++i) {
        const Vec2 from = it.points[i - 1];
        const Vec2 leg = it.points[i % it.points.size()] - from;
        const double share = std::clamp(dot(it.position - from, leg) / dot(leg, leg), 0.0, 1.0);
        const double distance = length(from + leg * share - it.position);
        if (distance < bestDistance) {
            bestDistance = distance;
            best = along[i - 1] + length(leg) * share;
        }
    }
    return best;
}

inline bool isPast(const Case& it, std::size_t waypoint) {
    return !it.fields["loop"].toBool() && waypointsAlong(it)[waypoint] < nearestAlong(it);
}

/// The waypoint that yuka steers to; if that lies behind on the path, the next one.
inline std::size_t waypointAhead(const Case& it) {
    const auto waypoint = static_cast<std::size_t>(it["waypointAfter"]);
    return isPast(it, waypoint) ? waypoint + 1 : waypoint;
}

/// The lookAhead with which ours aims at the waypoint ahead.
inline double lookAhead(const Case& it) {
    const std::vector<double> along = waypointsAlong(it);
    const double ahead = along[waypointAhead(it)] - nearestAlong(it);
    return ahead < 0 ? ahead + along.back() : ahead;
}

inline MaybeDifference ofFollowPath(const Case& it) {
    const auto waypoint = static_cast<std::size_t>(it["waypointAfter"]);
    if (!isPast(it, waypoint))
        return {};
    return Difference{"Past a waypoint", steerTo(it, it.points[waypointAhead(it)] - it.position),
                      steerTo(it, it.points[waypoint] - it.position)};
}

} // namespace tiller
