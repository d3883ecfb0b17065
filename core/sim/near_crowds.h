#pragma once

#include "core/sim/crowd.h"

#include <cstdint>
#include <functional>

namespace tiller {

/// Calls `visit(a, b)`, a <= b, once for every two crowds of which some bodies may touch: the boxes
/// around their bodies overlap. Thousands of small crowds then cost about as much as one large one.
void forNearCrowds(const std::vector<Crowd>& crowds, const Moment& moment,
                   const std::function<void(std::uint32_t, std::uint32_t)>& visit);

} // namespace tiller
