#pragma once

#include "core/nodes/node_code.h"

#include <cstddef>

namespace tiller {

inline constexpr const char* meterTypeId = "meter";

/// The memory of a Meter for each agent.
enum MeterMemory : std::size_t {
    meterStore, ///< the amount left
    meterIsOpen ///< 1 while the condition is true
};

inline constexpr const char* touchingTypeId = "touching";

/// Adds the agents that one agent of the block touches. @param run of a Touching node
void findTouched(const NodeRun& run, std::size_t lane, std::vector<Seen>& touched);

} // namespace tiller
