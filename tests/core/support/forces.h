#pragma once

#include "core/sim/simulation.h"
#include "tests/core/sim/build_project.h"

#include <QString>

#include <algorithm>
#include <cstdint>

namespace tiller {

using MaybeForce = std::optional<Vec2>;
using Settings = std::initializer_list<std::pair<std::string, Value>>;

/// One agent "a" that sees "b" through the node "look"; the node "it" steers it. Both move as in
/// the tutorials: t' = 1, M = 3.
inline ProjectBuilder facingTarget(const std::string& type, const std::string& port,
                                   Settings settings, const PlacedAgent& self,
                                   std::vector<PlacedAgent> others) {
    ProjectBuilder builder;
    builder.agents("a", {self})
        .agents("b", std::move(others))
        .node("look", "nearest")
        .node("it", type, settings)
        .link("b.agents", "look.agents")
        .link("look.agent", "it." + port)
        .link("it.force", "a.steering");
    return builder;
}

/// The same for a node without a target or with a group. @param port its input; empty for none
inline ProjectBuilder among(const std::string& type, const std::string& port, Settings settings,
                            std::vector<PlacedAgent> agents) {
    ProjectBuilder builder;
    builder.agents("a", std::move(agents))
        .node("it", type, settings)
        .link("it.force", "a.steering");
    if (!port.empty())
        builder.link("a.agents", "it." + port);
    return builder;
}

inline NodeExplanation explained(const Simulation& simulation, const Id& node = "it",
                                 const AgentName& agent = {"a", 0}) {
    const Explanation now = simulation.explain(agent).value();
    return *std::ranges::find(now.nodes, node, &NodeExplanation::node);
}

/// The force of a node on an agent; nothing if it is inactive.
inline std::optional<Vec2> forceOf(const Simulation& simulation, const AgentName& agent = {"a", 0},
                                   const Id& node = "it") {
    const NodeExplanation now = explained(simulation, node, agent);
    return now.active ? std::optional(now.force) : std::nullopt;
}

inline std::optional<Vec2> forceOf(const ProjectBuilder& builder, const AgentName& agent = {"a", 0},
                                   const Id& node = "it") {
    return forceOf(Simulation(builder.build()), agent, node);
}

inline QString textOf(const std::optional<Vec2>& vector) {
    return vector ? QString("(%1, %2)").arg(vector->x, 0, 'g', 12).arg(vector->y, 0, 'g', 12)
                  : QString("nothing");
}

/// Empty if both are equal up to rounding. Use it as QCOMPARE(difference(a, b), QString()).
inline QString difference(const std::optional<Vec2>& actual, const std::optional<Vec2>& expected,
                          double tolerance = 1e-6) {
    const bool same =
        actual && expected ? length(*actual - *expected) <= tolerance : !actual && !expected;
    return same ? QString() : textOf(actual) + " instead of " + textOf(expected);
}

inline Vec2 positionOf(const Population& of, std::size_t i) {
    return {of.x[i], of.y[i]};
}
inline Vec2 velocityOf(const Population& of, std::size_t i) {
    return {of.vx[i], of.vy[i]};
}

/// @pre the type exists
inline const Population& populationOf(const Simulation& simulation, const Id& type) {
    return *std::ranges::find(simulation.populations(), type, &Population::type);
}

/// Where the first agent of the first type is.
inline Vec2 firstPosition(const Simulation& simulation) {
    return positionOf(simulation.populations().front(), 0);
}

/// How often anybody arrived at the node "it".
inline std::uint64_t arrivals(const Simulation& simulation) {
    std::uint64_t count = 0;
    for (const EventCount& event : simulation.events())
        count += event.node == "it" ? event.count : 0;
    return count;
}

/// The target that "look" finds for the first agent "a".
inline std::optional<Vec2> seen(const Simulation& simulation) {
    return explained(simulation, "look").target;
}

/// Gives a type the body of new projects, with a maximum speed.
inline void liveOn(ProjectBuilder& builder, const Id& type, double maxSpeed) {
    builder.set(type, "maxSpeed", maxSpeed)
        .set(type, "maxForce", 2000.0)
        .set(type, "responseTime", 0.2);
}

inline void run(Simulation& simulation, int ticks) {
    for (int i = 0; i < ticks; ++i)
        simulation.step();
}

} // namespace tiller
