#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct GoToSettings {
    double speed = 1;           ///< share of maxSpeed, 0 to 1
    double slowingRadius = 100; ///< it slows down when the goal is nearer; 0: it does not
    double stopRadius = 1;      ///< inside it stops and stays

    bool operator==(const GoToSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType goToType();

} // namespace tiller
