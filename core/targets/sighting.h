#pragma once

#include "core/nodes/node_code.h"

namespace tiller {

/// Writes the target that one agent sees; with nothing, the target is missing.
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

/// Makes a still place the target of every agent of the block; with nothing, it is missing.
void setPlace(const NodeRun& run, const std::optional<Vec2>& place);

/// Makes still places the targets, one for each agent of the block.
void setPlaces(const NodeRun& run, const double* x, const double* y);

/// The agents for which `holds(lane, offset of the target)`; with "each" of several, for any
/// target.
template <class Holds>
[[nodiscard]] LaneBits anyTarget(const NodeRun& run, Holds holds) {
    const InputPort& target = run.inputs[0];
    LaneBits on = 0;
    static thread_local std::vector<Seen> found;
    for (std::size_t lane = 0; lane < run.block.count; ++lane) {
        if (target.each) {
            found.clear();
            run.block.moment->surroundings->within(*target.each->group, run.block, lane,
                                                   target.each->range, found);
            for (const Seen& seen : found)
                on |= LaneBits{holds(lane, seen.offset)} << lane;
        } else if (!target.links.empty()) {
            const Signal& seen = run.signal(target.links[0]);
            if (seen.on >> lane & 1)
                on |= LaneBits{holds(lane, Vec2{seen.x[lane], seen.y[lane]})} << lane;
        }
    }
    return on;
}

/// The agents whose target is at least @p least and at most @p most away; with "each" of several,
/// any target.
[[nodiscard]] LaneBits targetWithin(const NodeRun& run, double least, double most);

} // namespace tiller
