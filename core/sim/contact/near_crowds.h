#pragma once

#include "core/sim/agents/crowd.h"

#include <cstdint>
#include <functional>

namespace tiller {

/// Calls `visit(a, b)`, a <= b, once for every two crowds of which some bodies may touch: the boxes
/// around their bodies overlap. Thousands of small crowds then cost about as much as one large one.
/// @param wide by crowd: how far beyond its bodies the box reaches; empty: not at all
void forNearCrowds(const std::vector<Crowd>& crowds, const Moment& moment,
                   const std::function<void(std::uint32_t, std::uint32_t)>& visit,
                   std::span<const double> wide = {});

} // namespace tiller
