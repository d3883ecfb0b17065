#pragma once

#include "core/base/lattice.h"
#include "core/nodes/node_type.h"

namespace tiller {

struct FleeSettings {
    double speed = 1;        ///< share of maxSpeed, 0 to 1
    double radius = noLimit; ///< the area of effect: inactive at this distance and beyond

    bool operator==(const FleeSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType fleeType();

/// The `radius` of behaviors that flee.
[[nodiscard]] Setting fleeRadiusSetting();

} // namespace tiller
