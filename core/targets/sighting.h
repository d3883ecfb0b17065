#pragma once

#include "core/nodes/node_code.h"

namespace tiller {

/// Writes what one agent sees of its target; nothing seen: it is missing.
inline void setSighting(Signal& out, std::size_t lane, const std::optional<Seen>& seen) {
    const LaneBits bit = LaneBits{1} << lane;
    out.on = seen ? out.on | bit : out.on & ~bit;
    if (!seen)
        return;
    out.agent[lane] = seen->agent;
    out.x[lane] = seen->offset.x;
    out.y[lane] = seen->offset.y;
    out.vx[lane] = seen->velocity.x;
    out.vy[lane] = seen->velocity.y;
}

/// A place that does not move, for every agent of the block; none: it is missing.
void setPlace(const NodeRun& run, const std::optional<Vec2>& place);

/// Places that do not move, one for each agent of the block.
void setPlaces(const NodeRun& run, const double* x, const double* y);

/// Where the target of a condition is at least @p least and at most @p most away; any of them,
/// where the input is each of several.
[[nodiscard]] LaneBits targetWithin(const NodeRun& run, double least, double most);

} // namespace tiller
