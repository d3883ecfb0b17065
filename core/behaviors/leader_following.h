#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct LeaderFollowingSettings {
    double speed = 1;             ///< share of maxSpeed, 0 to 1
    double distance = 50;         ///< behind the leader
    double slowingRadius = 50;    ///< it arrives there
    double clearance = 40;        ///< it makes way when this near to the leader, or to its way
    double separationRadius = 25; ///< it keeps apart from the others inside it

    bool operator==(const LeaderFollowingSettings&) const = default;
};

[[nodiscard]] NodeType leaderFollowingType();

} // namespace tiller
