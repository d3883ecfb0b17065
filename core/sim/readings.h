#pragma once

#include "core/model/annotations.h"
#include "core/sim/running_world.h"

#include <cstdint>

namespace tiller {

/// As Simulation::read.
[[nodiscard]] std::vector<double> readings(const RunningWorld& world, std::size_t population,
                                           Quantity quantity, std::string_view node,
                                           std::optional<std::uint32_t> agent);

/// As Simulation::neighborsPerAgent.
[[nodiscard]] double neighborsPerAgent(const RunningWorld& world);

} // namespace tiller
