#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct HasNeighborsSettings {
    double radius = 30;     ///< neighbors are closer than this
    double viewAngle = 360; ///< degrees, half to each side of the facing
    double least = 1;       ///< the number of neighbors it needs

    bool operator==(const HasNeighborsSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType hasNeighborsType();

} // namespace tiller
