#pragma once

#include "core/sim/contacts.h"
#include "core/sim/crowd.h"
#include "core/sim/neighborhoods.h"

#include <utility>

namespace tiller {

/// A pair that may touch: a lane of a block, and a slot of those it was looked for among.
struct MayTouch {
    std::uint32_t lane = 0;
    std::uint32_t slot = 0;
};

/// Adds the pairs of bodies of two populations, first <= second, that touch.
void addTouches(const std::vector<Crowd>& crowds, std::span<const Candidates> world,
                const Moment& moment, std::pair<std::uint32_t, std::uint32_t> populations,
                const Workers& workers, std::vector<Touch>& touches);

} // namespace tiller
