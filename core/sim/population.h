#pragma once

#include "core/model/project.h"

#include <cstdint>
#include <vector>

namespace tiller {

/// Names an agent across edits and in files: its type, and its number among that type's agents.
struct AgentName {
    Id type;
    std::uint32_t ordinal = 0;

    auto operator<=>(const AgentName&) const = default;
};

/// A copy of the agents of one type, as a structure of arrays. An agent's index is its ordinal.
struct Population {
    static constexpr std::uint16_t nobody = 0xffff;

    Id type;
    std::vector<double> x, y;               ///< multiples of 2^-28
    std::vector<double> vx, vy;             ///< multiples of 2^-28
    std::vector<double> headingX, headingY; ///< of the motion
    std::vector<double> facingX, facingY;   ///< where agents look; empty if that is the heading
    std::vector<double> homeX, homeY;
    std::vector<double> mass, radius, maxSpeed, maxForce;
    std::vector<double> reaction; ///< t' = max(responseTime, tick)

    /// The behavior that led each agent in the last tick: an index into `behaviors`, or `nobody`.
    /// All are `nobody` without SimulationOptions::trackLeading.
    std::vector<std::uint16_t> leading;
    std::vector<Id> behaviors;      ///< the behavior nodes that steer this type
    std::vector<std::string> names; ///< of agents placed by hand; may be shorter

    [[nodiscard]] std::size_t size() const { return x.size(); }
};

/// The agents of one type, read where the running world stores them: without a copy, and in no
/// fixed order. Valid until the world changes.
struct AgentView {
    const Id* type = nullptr;
    std::size_t count = 0;
    const std::uint32_t* ordinal = nullptr;
    const double *x = nullptr, *y = nullptr;
    const double *vx = nullptr, *vy = nullptr;
    const double *headingX = nullptr, *headingY = nullptr; ///< where agents look
    const double* radius = nullptr;
    std::size_t radiusStep = 1; ///< 0 if all agents share one radius
    const std::vector<Id>* behaviors = nullptr;
    const std::vector<std::string>* names = nullptr;
    const std::uint16_t* leading = nullptr; ///< null without SimulationOptions::trackLeading
};

/// The name of an agent in traces: "wolf" if it was named by hand, else type and number: "prey-3".
[[nodiscard]] std::string agentLabel(const Population& population, std::size_t ordinal);
[[nodiscard]] std::string agentLabel(const AgentView& agents, std::size_t ordinal);

} // namespace tiller
