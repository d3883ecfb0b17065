#pragma once

#include "core/model/project.h"

#include <cstdint>
#include <vector>

namespace tiller {

struct AgentName {
    Id type;
    std::uint32_t ordinal = 0;

    auto operator<=>(const AgentName&) const = default;
};

/// The agents of one type as a structure of arrays, to look at and to keep; an agent's index is its
/// ordinal.
struct Population {
    static constexpr std::uint16_t nobody = 0xffff;

    Id type;
    std::vector<double> x, y;               ///< multiples of 2^-28
    std::vector<double> vx, vy;             ///< multiples of 2^-28
    std::vector<double> headingX, headingY; ///< of the motion
    std::vector<double> facingX, facingY;   ///< empty unless turned apart from the motion
    std::vector<double> homeX, homeY;
    std::vector<double> mass, radius, maxSpeed, maxForce;
    std::vector<double> reaction; ///< t' = max(responseTime, tick)

    /// The behavior that led in the last tick: an index into `behaviors`, or `nobody`. Known where
    /// SimulationOptions::trackLeading asks for it.
    std::vector<std::uint16_t> leading;
    std::vector<Id> behaviors;      ///< behavior nodes of this type's program
    std::vector<std::string> names; ///< of agents placed by hand, by ordinal; may be shorter

    [[nodiscard]] std::size_t size() const { return x.size(); }
};

/// The agents of one type as a running world stores them, by slot; valid until it is changed.
struct AgentView {
    const Id* type = nullptr;
    std::size_t count = 0;
    const std::uint32_t* ordinal = nullptr; ///< who it is
    const double *x = nullptr, *y = nullptr;
    const double *vx = nullptr, *vy = nullptr;
    const double *headingX = nullptr, *headingY = nullptr; ///< where they look
    const double* radius = nullptr;
    std::size_t radiusStep = 1; ///< 0 where all have the same
    const std::vector<Id>* behaviors = nullptr;
    const std::vector<std::string>* names = nullptr;
    const std::uint16_t* leading = nullptr; ///< null unless SimulationOptions::trackLeading
};

/// "wolf" if it was placed by hand and named, else type and number: "prey-3".
[[nodiscard]] std::string agentLabel(const Population& population, std::size_t ordinal);
[[nodiscard]] std::string agentLabel(const AgentView& agents, std::size_t ordinal);

} // namespace tiller
