#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct ObstacleAvoidanceSettings {
    double lookAhead = 1; ///< time: how far ahead it looks at its speed
    double margin = 5;    ///< kept between body and obstacle
    double braking = 0.3; ///< how much of the push brakes

    bool operator==(const ObstacleAvoidanceSettings&) const = default;
};

[[nodiscard]] NodeType obstacleAvoidanceType();

} // namespace tiller
