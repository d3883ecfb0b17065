#pragma once

#include "core/sim/contacts.h"
#include "core/sim/events.h"
#include "core/sim/population.h"

#include <optional>

namespace tiller {

/// The complete state of a running world. A Simulation of the same project can go back to it;
/// others refuse it.
struct Snapshot {
    std::uint64_t project = 0; ///< tells projects apart
    std::uint64_t tick = 0;
    std::optional<Vec2> cursor, click;
    std::vector<Population> populations;
    std::vector<std::vector<std::vector<double>>> memory; ///< by population, value and ordinal
    Contacts contacts;
    std::vector<EventCounts> events; ///< by population
    std::vector<External> externals;
};

/// FNV-1a 64 over ids, positions and velocities, in the order of ids.
[[nodiscard]] std::uint64_t stateHash(const std::vector<Population>& populations);

/// As stateHash, with headings and memory.
[[nodiscard]] std::uint64_t hashOf(const Snapshot& snapshot);

} // namespace tiller
