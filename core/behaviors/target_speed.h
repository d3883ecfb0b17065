#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct TargetSpeedSettings {
    double targetSpeed = 60; ///< no more than maxSpeed counts

    bool operator==(const TargetSpeedSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType targetSpeedType();

} // namespace tiller
