#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct WanderToPointsSettings {
    double speed = 1;            ///< share of maxSpeed, 0 to 1
    double interval = 3;         ///< the time after which it chooses another point
    double arrivalDistance = 10; ///< within it, it chooses another point

    bool operator==(const WanderToPointsSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType wanderToPointsType();

} // namespace tiller
