#pragma once

#include "core/nodes/node_code.h"

namespace tiller {

inline constexpr const char* touchingTypeId = "touching";

/// Adds the agents that one agent of the block touches. @param run of a Touching node
void findTouched(const NodeRun& run, std::size_t lane, std::vector<Seen>& touched);

} // namespace tiller
