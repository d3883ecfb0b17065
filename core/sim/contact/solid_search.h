#pragma once

#include "core/base/lattice.h"
#include "core/sim/search/candidates.h"

#include <cstdint>

namespace tiller {

/// What finding the overlaps of some agents with those of one population needs.
struct SolidSearch {
    const Candidates& others;
    double slack = 0; ///< pairs are noted up to so far beyond touching
    double reach = 0; ///< the sum of the largest radii, and the slack
    const ExactSum& sum;
};

/// Two agents that may come to overlap, by their slots.
struct NearPair {
    std::uint32_t slot = 0;
    std::uint32_t other = 0;
};

/// The push that an overlap with another gives to an agent, not rounded yet: half of the overlap,
/// away from the other. @param offset of the other, not (0, 0)  @param touch both radii
[[nodiscard]] inline Vec2 halfPush(Vec2 offset, double distance, double touch) {
    const double scale = (touch - distance) * 0.5 / distance;
    return {(0 - offset.x) * scale, (0 - offset.y) * scale};
}

/// Adds, for each agent of a block, the pushes that it gets from agents of a population.
/// @param pushX, pushY by lane
/// @param pairs receives all pairs that are no farther apart than the slack; null: not wanted
void pushApart(const SolidSearch& search, const Block& block, double* pushX, double* pushY,
               std::vector<NearPair>* pairs);

} // namespace tiller
