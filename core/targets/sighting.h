#pragma once

#include "core/nodes/node_code.h"

namespace tiller {

/// Writes what is seen of a target; nothing seen: it is missing.
inline void setSighting(Signal& out, std::size_t lane, const std::optional<Seen>& seen) {
    out.on[lane] = seen.has_value();
    out.agent[lane] = seen ? seen->agent : AgentRef{};
    out.x[lane] = seen ? seen->offset.x : 0;
    out.y[lane] = seen ? seen->offset.y : 0;
    out.vx[lane] = seen ? seen->velocity.x : 0;
    out.vy[lane] = seen ? seen->velocity.y : 0;
}

/// A place that does not move, for every agent of the block; none: it is missing.
inline void setPlace(const NodeRun& run, const std::optional<Vec2>& place) {
    for (std::size_t lane = 0; lane < run.block.count; ++lane) {
        std::optional<Seen> seen;
        if (place)
            seen = Seen{{}, run.block.moment->offset(run.block.position(lane), *place), {}};
        setSighting(run.out, lane, seen);
    }
}

/// Whether a condition on a target holds: on any of them where the input is each of several.
template <class Predicate>
[[nodiscard]] bool anyTarget(const NodeRun& run, std::size_t lane, std::vector<Seen>& scratch,
                             Predicate predicate) {
    const InputPort& target = run.inputs[0];
    if (target.each) {
        scratch.clear();
        run.block.moment->surroundings->within(*target.each->group, run.block.agent(lane),
                                               target.each->range, scratch);
        for (const Seen& seen : scratch)
            if (predicate(seen.offset))
                return true;
        return false;
    }
    if (target.links.empty())
        return false;
    const Signal& seen = *target.links[0].signal;
    return seen.on[lane] && predicate(Vec2{seen.x[lane], seen.y[lane]});
}

} // namespace tiller
