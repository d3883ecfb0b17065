#pragma once

#include "core/base/angle.h"
#include "core/nodes/lane_runs.h"

namespace tiller {

/// The direction an agent's leader moves in: the frame in which places around it are told.
[[nodiscard]] inline Vec2 leaderHeading(const NodeRun& run, const Signal& leader,
                                        std::size_t lane) {
    if (leader.agent[lane].exists())
        return run.block.moment->surroundings->heading(leader.agent[lane]);
    const Vec2 velocity{leader.vx[lane], leader.vy[lane]};
    return dot(velocity, velocity) > 0 ? unit(velocity) : Vec2{1, 0};
}

/// A place told in the frame of a leader: so far ahead of it, and so far to its left.
[[nodiscard]] inline Vec2 inFrame(Vec2 heading, double ahead, double left) {
    return heading * ahead + turnLeft(heading) * left;
}

} // namespace tiller
