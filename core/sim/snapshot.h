#pragma once

#include "core/sim/contacts.h"
#include "core/sim/events.h"
#include "core/sim/population.h"

#include <optional>

namespace tiller {

/// Everything a running world knows: to go back to it, or to hand it to another Simulation of the
/// same project.
struct Snapshot {
    std::uint64_t tick = 0;
    std::optional<Vec2> cursor, click;
    std::vector<Population> populations;
    std::vector<std::vector<std::vector<double>>> memory; ///< per population, per value, per agent
    Contacts contacts;
    std::vector<EventCounts> events; ///< per population
    std::vector<External> externals;
};

/// FNV-1a 64 over ids, positions and velocities, in the order of ids.
[[nodiscard]] std::uint64_t stateHash(const std::vector<Population>& populations);

/// The state, and heading and memory too.
[[nodiscard]] std::uint64_t hashOf(const Snapshot& snapshot);

} // namespace tiller
