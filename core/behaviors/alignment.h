#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct AlignmentSettings {
    double radius = 60;     ///< neighbors are closer than this
    double viewAngle = 360; ///< degrees, half to each side of the heading; 360 is all round

    bool operator==(const AlignmentSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType alignmentType();

} // namespace tiller
