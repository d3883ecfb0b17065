#pragma once

#include "core/sim/search/candidates.h"
#include "core/sim/search/neighbor_query.h"

#include <functional>

namespace tiller {

/// Finds the nearest agent of the group for each agent of the block whose bit is set in
/// @p lookers: not itself, and with distance <= range. Of equally near ones it takes the one with
/// the lower AgentRef. Writes all of @p out but `used`.
void findNearest(const Group& group, std::span<const Candidates> world, const Block& block,
                 LaneBits lookers, double range, Signal& out);

/// Surroundings::nearestSeveral. @param world by population
void findSeveral(const Group& group, std::span<const Candidates> world, const Block& block,
                 LaneBits lookers, double range, std::size_t most,
                 const std::function<void(std::size_t, const NearAgents&)>& visit);

/// Counts, for each agent of a block, the agents at an input that it touches, without itself.
/// @param margin how far apart bodies may be and still touch
void countTouched(std::span<const Candidates> world, const InputPort& others, const Block& block,
                  double margin, Lanes& counts);

/// Adds up the neighbors of every agent of a block. @param sums one per neighborhood
void addUpNeighbors(const NeighborQuery& query, std::span<const Candidates> world,
                    const Block& block, std::span<NeighborSums> sums);

} // namespace tiller
