#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct ArriveSettings {
    double speed = 1;           ///< share of maxSpeed, 0 to 1
    double slowingRadius = 100; ///< it slows down inside; 0: it does not
    double stopRadius = 1;      ///< inside it stops and stays

    bool operator==(const ArriveSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType arriveType();

} // namespace tiller
