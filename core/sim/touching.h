#pragma once

#include "core/sim/candidates.h"
#include "core/sim/contacts.h"
#include "core/sim/crowd.h"

#include <utility>

namespace tiller {

/// A pair of agents that may touch: a lane of a block, and a slot of the searched population.
struct MayTouch {
    std::uint32_t lane = 0;
    std::uint32_t slot = 0;
};

/// Adds the pairs of agents of two populations whose bodies touch. The two may be the same.
/// @param populations first <= second
void addTouches(const std::vector<Crowd>& crowds, std::span<const Candidates> world,
                const Moment& moment, std::pair<std::uint32_t, std::uint32_t> populations,
                const Workers& workers, std::vector<Touch>& touches);

} // namespace tiller
