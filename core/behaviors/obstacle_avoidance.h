#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct ObstacleAvoidanceSettings {
    double lookAhead = 1; ///< how far it looks, in time
    double margin = 5;    ///< the room between body and obstacle
    double braking = 0.3; ///< how much it brakes, as a share of how much it turns aside

    bool operator==(const ObstacleAvoidanceSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType obstacleAvoidanceType();

} // namespace tiller
