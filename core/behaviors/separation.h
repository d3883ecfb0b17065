#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct SeparationSettings {
    double radius = 30;     ///< neighbors are closer than this
    double viewAngle = 360; ///< degrees, half to each side of the heading; 360 is all round
    double falloff = 1;     ///< 0, 1, 2 or 3: how quickly the push fades with distance

    bool operator==(const SeparationSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType separationType();

} // namespace tiller
