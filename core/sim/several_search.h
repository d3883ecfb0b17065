#pragma once

#include "core/sim/candidates.h"

#include <functional>

namespace tiller {

/// Surroundings::nearestSeveral. @param world by population
void findSeveral(const Group& group, std::span<const Candidates> world, const Block& block,
                 LaneBits lookers, double range, std::size_t most,
                 const std::function<void(std::size_t, const NearAgents&)>& visit);

} // namespace tiller
