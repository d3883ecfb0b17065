#pragma once

#include "core/base/angle.h"
#include "core/nodes/lane_runs.h"

namespace tiller {

/// The direction in which an agent's leader moves. Places around the leader are relative to it.
[[nodiscard]] inline Vec2 leaderHeading(const NodeRun& run, const Signal& leader,
                                        std::size_t lane) {
    if (leader.agent[lane].exists())
        return run.block.moment->surroundings->heading(leader.agent[lane]);
    const Vec2 velocity{leader.vx[lane], leader.vy[lane]};
    return dot(velocity, velocity) > 0 ? unit(velocity) : Vec2{1, 0};
}

/// An offset from a leader: a distance ahead of it and one to its left.
[[nodiscard]] inline Vec2 inFrame(Vec2 heading, double ahead, double left) {
    return heading * ahead + turnLeft(heading) * left;
}

} // namespace tiller
