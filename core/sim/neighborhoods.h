#pragma once

#include "core/sim/candidates.h"
#include "core/sim/neighbor_query.h"

namespace tiller {

/// Adds up the neighbors of every agent of a block. @param sums one per neighborhood
void addUpNeighbors(const NeighborQuery& query, std::span<const Candidates> world,
                    const Block& block, std::span<NeighborSums> sums);

} // namespace tiller
