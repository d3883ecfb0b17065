#pragma once

#include "core/sim/simulation.h"
#include "tests/core/sim/build_project.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

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

} // namespace tiller
