#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct CollisionAvoidanceSettings {
    double lookAhead = 1; ///< how far it looks, in time
    double margin = 2;    ///< the room between two bodies

    bool operator==(const CollisionAvoidanceSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType collisionAvoidanceType();

} // namespace tiller
