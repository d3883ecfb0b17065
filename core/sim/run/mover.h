#pragma once

#include "core/sim/agents/crowd.h"

namespace tiller {

#include "core/sim/run/edges-inl.h"

/// Moves the agents of a block under their steering forces: writes positions and velocities to
/// crowd.next, and the next headings. Returns the farthest that any of them moved on an axis.
double moveBlock(const Block& block, const Lanes& forceX, const Lanes& forceY, Crowd& crowd);

/// Writes where the agents of a block look: as the facing node says, else where they go.
void turnBlock(const Block& block, const Signal& facing, Crowd& crowd);

} // namespace tiller
