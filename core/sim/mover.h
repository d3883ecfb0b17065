#pragma once

#include "core/sim/crowd.h"

namespace tiller {

/// Moves the agents of a block by what steers them: writes their place in crowd.next, and their
/// heading. Gives how far any of them went on an axis, at most.
double moveBlock(const Block& block, const Lanes& forceX, const Lanes& forceY, Crowd& crowd);

/// Turns them apart from their motion where the node said so; the others look where they go.
void turnBlock(const Block& block, const Signal& wanted, Crowd& crowd);

} // namespace tiller
