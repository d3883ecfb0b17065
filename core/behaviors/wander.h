#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct WanderSettings {
    double circleDistance = 60; ///< how far ahead its center is; a speed
    double circleRadius = 40;   ///< a speed
    double angleChange = 180;   ///< degrees per square root of time
    bool drawStartAngle = true; ///< each agent starts with an angle of its own
    double startAngle = 0;      ///< degrees, if not drawn

    bool operator==(const WanderSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType wanderType();

} // namespace tiller
