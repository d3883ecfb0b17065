#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct WallAvoidanceSettings {
    double feelerLength = 40;
    double feelerAngle = 40; ///< degrees between the feeler ahead and those to both sides

    bool operator==(const WallAvoidanceSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType wallAvoidanceType();

} // namespace tiller
