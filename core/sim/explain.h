#pragma once

#include "core/sim/explanation.h"
#include "core/sim/program.h"

namespace tiller {

/// What a node, or a wire, gave the first agent of the block that was run last.
/// @param memory one value per column, of that agent
[[nodiscard]] NodeExplanation explanationOf(const CompiledNode& node,
                                            const std::vector<std::vector<double>>& memory,
                                            Vec2 position);
[[nodiscard]] LinkExplanation explanationOf(const CompiledLink& link);

} // namespace tiller
