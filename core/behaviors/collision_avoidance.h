#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct CollisionAvoidanceSettings {
    double lookAhead = 1; ///< time
    double margin = 2;    ///< kept between two bodies

    bool operator==(const CollisionAvoidanceSettings&) const = default;
};

[[nodiscard]] NodeType collisionAvoidanceType();

} // namespace tiller
