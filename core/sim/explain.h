#pragma once

#include "core/sim/block_runner.h"
#include "core/sim/explanation.h"

namespace tiller {

/// Whether a node is a target that is one place in the world, and not geometry or each of several.
[[nodiscard]] bool isOnePlace(const CompiledNode& node);

/// What a node, or a wire, gave the first agent of the block that a workspace was run for last.
[[nodiscard]] NodeExplanation explanationOf(const Program& program, std::size_t node,
                                            const Workspace& workspace, Vec2 position);
[[nodiscard]] LinkExplanation explanationOf(const CompiledLink& link, const Workspace& workspace);

/// What formulas name of the first agent of a block.
[[nodiscard]] TermValues quantitiesOf(const Explanation& explanation, const Block& block);
/// Whether one of them is where the mouse is, as far as one can tell; in a world that wraps, on
/// whatever side it is seen.
[[nodiscard]] bool holdsCursor(const TermValues& quantities, const Moment& moment);

/// Writes what a node contributes to the agents of a block. @param ordinals theirs
void addContributions(const CompiledNode& node, const Signal& out,
                      std::span<const std::uint32_t> ordinals, PopulationForces::Column& to);

} // namespace tiller
