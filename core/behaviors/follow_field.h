#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct FollowFieldSettings {
    double speed = 1;       ///< share of maxSpeed, 0 to 1
    double lookAhead = 0.2; ///< how far ahead it reads the field, in time

    bool operator==(const FollowFieldSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType followFieldType();

} // namespace tiller
