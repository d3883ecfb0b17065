#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct StayOnPathSettings {
    double speed = 1;       ///< share of maxSpeed, 0 to 1
    double radius = 20;     ///< of the tube around the path
    double lookAhead = 0.5; ///< how far it looks, in time

    bool operator==(const StayOnPathSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType stayOnPathType();

} // namespace tiller
