#pragma once

#include "core/sim/simulation.h"
#include "tests/core/sim/build_project.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <span>

namespace tiller {

/// Another agent in a case.
struct Other {
    Vec2 offset; ///< from the steered agent
    Vec2 velocity;
};

/// A recorded state, and the force of yuka's behavior.
struct Case {
    QJsonObject fields;
    int index = 0;
    Vec2 position = {}, velocity = {}, heading = {};
    double maxSpeed = 0;
    std::vector<Other> others = {};
    std::vector<Vec2> points = {};  ///< of a path
    std::optional<Vec2> force = {}; ///< yuka's; nothing if it is not a number

    [[nodiscard]] double operator[](const char* name) const {
        if (!fields[name].isDouble())
            throw std::runtime_error(std::string("no such number: ") + name);
        return fields[name].toDouble();
    }
    [[nodiscard]] Vec2 target() const { return {(*this)["targetX"], (*this)["targetY"]}; }
    [[nodiscard]] std::vector<Other> within(double radius, bool atItToo) const {
        std::vector<Other> near;
        for (const Other& other : others)
            if (length(other.offset) < radius || (atItToo && length(other.offset) == radius))
                near.push_back(other);
        return near;
    }
};

inline Vec2 headingOf(Vec2 velocity) {
    return length(velocity) > 0 ? unit(velocity) : Vec2{1, 0};
}

inline Case caseOf(const QJsonObject& fields, int index) {
    Case it{.fields = fields, .index = index};
    it.position = {it["x"], it["y"]};
    it.velocity = {it["vx"], it["vy"]};
    it.heading = headingOf(it.velocity);
    it.maxSpeed = it["maxSpeed"];
    const QJsonArray others = fields["others"].toArray();
    for (qsizetype i = 0; i < others.size(); i += 4)
        it.others.push_back({Vec2{others[i].toDouble(), others[i + 1].toDouble()} - it.position,
                             {others[i + 2].toDouble(), others[i + 3].toDouble()}});
    const QJsonArray points = fields["points"].toArray();
    for (qsizetype i = 0; i < points.size(); i += 2)
        it.points.push_back({points[i].toDouble(), points[i + 1].toDouble()});
    if (!fields["forceX"].isNull())
        it.force = Vec2{it["forceX"], it["forceY"]};
    return it;
}

inline QJsonObject readForces() {
    QFile file(TILLER_SOURCE_DIR "/tests/data/yuka/forces.json");
    if (!file.open(QIODevice::ReadOnly))
        throw std::runtime_error("tests/data/yuka/forces.json cannot be read");
    return QJsonDocument::fromJson(file.readAll()).object();
}

inline std::vector<Case> recorded(const char* behavior) {
    static const QJsonObject forces = readForces();
    std::vector<Case> cases;
    const QJsonArray all = forces[behavior].toArray();
    for (const QJsonValue each : all)
        cases.push_back(caseOf(each.toObject(), static_cast<int>(cases.size())));
    return cases;
}

/// A project in the state of a case. One of our nodes steers "it". t' = 1, as in yuka.
class Asked {
public:
    using Settings = std::initializer_list<std::pair<std::string, Value>>;

    Asked(const Case& state, const std::string& type, const Settings& settings) : m_state(state) {
        m_builder.add("world tick=1/64");
        place("it", {{"", state.position, state.velocity}}, state.maxSpeed);
        m_builder.node("asked", type, settings).add("asked > it.steering");
    }
    Asked& point(Vec2 at) {
        m_builder.add("goal:point {}; goal > asked.target", at);
        return *this;
    }
    Asked& path(const std::vector<Vec2>& points, bool closed) {
        m_builder.path("way", points, closed).add("way > asked.path");
        return *this;
    }
    Asked& agents(const Id& id, std::span<const Other> others, const std::string& input) {
        std::vector<PlacedAgent> placed;
        for (const Other& other : others)
            placed.push_back({"", m_state.position + other.offset, other.velocity});
        place(id, placed, 16); // none is faster
        m_builder.add("{} > asked.{}", id, input);
        return *this;
    }
    /// The force before weights; (0, 0) if it is inactive.
    [[nodiscard]] Vec2 force() const {
        const Simulation simulation(m_builder.build());
        const Explanation all = simulation.explain({"it", 0}).value();
        for (const NodeExplanation& each : all.nodes)
            if (each.node == "asked")
                return each.force;
        throw std::runtime_error("the node is missing");
    }

private:
    void place(const Id& id, const std::vector<PlacedAgent>& placed, double maxSpeed) {
        m_builder.add("{} {} maxSpeed={} maxForce={} responseTime=1", id, placed, maxSpeed,
                      noLimit);
    }

    const Case& m_state;
    ProjectBuilder m_builder;
};

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
    const double distance = length(from), panic = it["panicDistance"];
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
        const Vec2 from = it.points[i - 1], leg = it.points[i % it.points.size()] - from;
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
