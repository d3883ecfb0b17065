#pragma once

#include "core/model/project.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tiller {

/// As many agents of a type as random numbers tell apart: ordinals are lower.
inline constexpr std::uint32_t mostOrdinals = 1 << 24;

/// Names an agent across edits and in files: its type, and its number among that type's agents.
struct AgentName {
    Id type;
    std::uint32_t ordinal = 0;

    auto operator<=>(const AgentName&) const = default;
};

/// Names an agent in calls of a game. With the life, it names one individual: in another run, or
/// after an edit of the count, another one may have the same ordinal.
struct AgentHandle {
    Id type;
    std::uint32_t ordinal = 0;
    std::optional<std::uint32_t> life; ///< as Population::life; nothing: not checked

    AgentHandle(Id of, std::uint32_t number, std::optional<std::uint32_t> individual = {})
        : type(std::move(of)), ordinal(number), life(individual) {}
    AgentHandle(const AgentName& agent) : AgentHandle(agent.type, agent.ordinal) {}

    [[nodiscard]] AgentName name() const { return {type, ordinal}; }
    bool operator==(const AgentHandle&) const = default;
};

/// How many agents of a type have come (born, or from another type), how many have left (dead, or
/// to another type), and how many births had no room.
struct LifeCounts {
    std::uint64_t came = 0;
    std::uint64_t left = 0;
    std::uint64_t blocked = 0;

    bool operator==(const LifeCounts&) const = default;
};

/// A copy of the agents of one type that live, as a structure of arrays. They ascend by ordinal. An
/// ordinal is never used again in a run; while nobody has died, an agent's index is its ordinal.
struct Population {
    static constexpr std::uint16_t nobody = 0xffff;

    Id type;
    std::vector<std::uint32_t> ordinal;
    /// Numbers an individual: unique in the run, and unchanged when it changes its type.
    std::vector<std::uint32_t> life;
    std::vector<double> x, y;               ///< multiples of 2^-28
    std::vector<double> vx, vy;             ///< multiples of 2^-28
    std::vector<double> headingX, headingY; ///< of the motion
    std::vector<double> facingX, facingY;   ///< where agents look; empty if that is the heading
    std::vector<double> homeX, homeY;
    std::vector<double> mass, radius, maxSpeed, maxForce;
    std::vector<double> reaction; ///< t' = max(responseTime, tick)

    std::vector<std::uint32_t> contacts; ///< how many each agent has had

    /// The behavior that led each agent in the last tick: an index into `behaviors`, or `nobody`.
    /// All are `nobody` without SimulationOptions::trackLeading.
    std::vector<std::uint16_t> leading;
    std::vector<Id> behaviors;      ///< the behavior nodes that steer this type
    std::vector<std::string> names; ///< of agents placed by hand; may be shorter

    std::uint32_t nextOrdinal = 0; ///< of the agent that comes next
    LifeCounts lives;
    bool hasLived = false; ///< somebody was born, died or changed the type: the authored count no
                           ///< longer says how many there are

    [[nodiscard]] std::size_t size() const { return x.size(); }
};

/// The agents of one type, read where the running world stores them: without a copy, and in no
/// fixed order. Valid until the world changes.
struct AgentView {
    const Id* typeId = nullptr;
    std::size_t count = 0;
    const std::uint32_t* ordinal = nullptr;
    const std::uint32_t* rank = nullptr; ///< the place of each among the agents, by ordinal
    const std::uint32_t* lifeByRank = nullptr;
    const double *x = nullptr, *y = nullptr;
    const double *vx = nullptr, *vy = nullptr;
    const double *headingX = nullptr, *headingY = nullptr; ///< where agents look
    const double* radius = nullptr;
    std::size_t radiusStep = 1; ///< 0 if all agents share one radius
    const std::vector<Id>* behaviors = nullptr;
    const std::vector<std::string>* names = nullptr;
    const std::uint16_t* leading = nullptr; ///< null without SimulationOptions::trackLeading
};

/// What the agents of a type are doing.
struct AgentModes {
    std::vector<Id> ids;             ///< the modes of the type; empty if it has none
    std::vector<std::uint8_t> modes; ///< by rank: an index into `ids`
};

/// The name of an agent in traces: "wolf" if it was named by hand, else type and number: "prey-3".
[[nodiscard]] inline std::string agentLabel(const Id& type, const std::vector<std::string>& names,
                                            std::size_t ordinal) {
    const bool isNamed = ordinal < names.size() && !names[ordinal].empty();
    return isNamed ? names[ordinal] : type + "-" + std::to_string(ordinal);
}

/// @param index in the columns
[[nodiscard]] inline std::string agentLabel(const Population& population, std::size_t index) {
    return agentLabel(population.type, population.names, population.ordinal[index]);
}
[[nodiscard]] inline std::string agentLabel(const AgentView& agents, std::uint32_t ordinal) {
    return agentLabel(*agents.typeId, *agents.names, ordinal);
}

} // namespace tiller
