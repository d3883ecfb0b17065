#pragma once

#include "core/model/annotations.h"
#include "core/sim/explanation.h"
#include "core/sim/population.h"
#include "core/sim/running_world.h"

#include <cstdint>

namespace tiller {

/// Whether a node is a target that stands for one place, not for geometry or for each agent of a
/// group.
[[nodiscard]] bool isOnePlace(const CompiledNode& node);

/// As Simulation::explain.
[[nodiscard]] std::optional<Explanation> explain(const RunningWorld& world, const AgentName& agent);

/// As Simulation::forces.
[[nodiscard]] PopulationForces forcesOf(const RunningWorld& world, std::size_t population);

/// As Simulation::read.
[[nodiscard]] std::vector<double> readings(const RunningWorld& world, std::size_t population,
                                           Quantity quantity, std::string_view node,
                                           std::optional<std::uint32_t> agent);

/// As Simulation::neighborsPerAgent.
[[nodiscard]] double neighborsPerAgent(const RunningWorld& world);

} // namespace tiller
