#pragma once

#include "core/sim/candidates.h"

namespace tiller {

/// Finds the nearest agent of the group for each agent of the block whose bit is set in
/// @p lookers: not itself, and with distance <= range. Of equally near ones it takes the one with
/// the lower AgentRef. Writes all of @p out but `used`.
void findNearest(const Group& group, std::span<const Candidates> world, const Block& block,
                 LaneBits lookers, double range, Signal& out);

} // namespace tiller
