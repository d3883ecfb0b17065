#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct WallFollowingSettings {
    double speed = 1;       ///< share of maxSpeed, 0 to 1
    double distance = 20;   ///< from the wall
    double lookAhead = 0.5; ///< how far along the wall it aims, in time
    double range = 100;     ///< it ignores walls farther away

    bool operator==(const WallFollowingSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType wallFollowingType();

} // namespace tiller
