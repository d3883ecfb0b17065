#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct WanderSettings {
    double circleDistance = 60; ///< of the circle's center ahead; a speed
    double circleRadius = 40;   ///< a speed
    double angleChange = 180;   ///< degrees: how far the angle may change per square root of time
    bool drawStartAngle = true; ///< each agent starts with an angle of its own
    double startAngle = 0;      ///< degrees, when not drawn

    bool operator==(const WanderSettings&) const = default;
};

[[nodiscard]] NodeType wanderType();

} // namespace tiller
