#pragma once

#include "core/nodes/node_code.h"
#include "core/nodes/node_type.h"

namespace tiller {

struct TouchingSettings {
    double margin = 0; ///< how far apart bodies may be and still touch
    double time = 0;   ///< how long it must have touched somebody without a break
};

inline constexpr const char* touchingTypeId = "touching";

[[nodiscard, gnu::cold]] NodeType touchingType();

/// Adds the agents that one agent of the block touches. @param run of a Touching node
void findTouched(const NodeRun& run, std::size_t lane, std::vector<Seen>& touched);

} // namespace tiller
