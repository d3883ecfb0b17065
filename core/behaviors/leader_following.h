#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct LeaderFollowingSettings {
    double speed = 1;             ///< share of maxSpeed, 0 to 1
    double distance = 50;         ///< behind the leader
    double slowingRadius = 50;    ///< it slows down inside
    double clearance = 40;        ///< it steps aside this near to the leader or its way ahead
    double separationRadius = 25; ///< it keeps apart from other followers inside

    bool operator==(const LeaderFollowingSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType leaderFollowingType();

} // namespace tiller
