#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct WallFollowingSettings {
    double speed = 1;       ///< share of maxSpeed, 0 to 1
    double distance = 20;   ///< kept from the wall
    double lookAhead = 0.5; ///< time: how far along the wall it aims
    double range = 100;     ///< walls farther off are not followed

    bool operator==(const WallFollowingSettings&) const = default;
};

[[nodiscard]] NodeType wallFollowingType();

} // namespace tiller
