#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct WanderToPointsSettings {
    double speed = 1;            ///< share of maxSpeed, 0 to 1
    double interval = 3;         ///< time after which it takes another point
    double arrivalDistance = 10; ///< within it has arrived, and takes another point

    bool operator==(const WanderToPointsSettings&) const = default;
};

[[nodiscard]] NodeType wanderToPointsType();

} // namespace tiller
