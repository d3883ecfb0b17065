#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

enum class PathMode { once, loop, thereAndBack };

struct FollowPathSettings {
    double speed = 1;      ///< share of maxSpeed, 0 to 1
    double lookAhead = 30; ///< how far ahead on the path it aims
    PathMode mode = PathMode::once;
    double slowingRadius = 50; ///< before the end, with PathMode::once

    bool operator==(const FollowPathSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType followPathType();

} // namespace tiller
