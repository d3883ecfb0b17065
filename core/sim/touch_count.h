#pragma once

#include "core/sim/candidates.h"

namespace tiller {

/// Counts, for each agent of a block, the agents at an input that it touches, without itself.
/// @param margin how far apart bodies may be and still touch
void countTouched(std::span<const Candidates> world, const InputPort& others, const Block& block,
                  double margin, Lanes& counts);

} // namespace tiller
