#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct InterposeSettings {
    double speed = 1;   ///< share of maxSpeed, 0 to 1
    double ratio = 0.5; ///< the place between them: 0 is at the first, 1 at the second
    double slowingRadius = 50;

    bool operator==(const InterposeSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType interposeType();

} // namespace tiller
