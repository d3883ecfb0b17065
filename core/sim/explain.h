#pragma once

#include "core/sim/block_runner.h"
#include "core/sim/explanation.h"

namespace tiller {

/// What a node, or a wire, gave the first agent of the block that a workspace was run for last.
[[nodiscard]] NodeExplanation explanationOf(const Program& program, std::size_t node,
                                            const Workspace& workspace, Vec2 position);
[[nodiscard]] LinkExplanation explanationOf(const CompiledLink& link, const Workspace& workspace);

} // namespace tiller
