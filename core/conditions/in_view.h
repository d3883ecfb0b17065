#pragma once

#include "core/base/lattice.h"
#include "core/nodes/node_type.h"

namespace tiller {

struct InViewSettings {
    double viewAngle = 120; ///< degrees, half to each side of where it looks; 360 is all round
    double range = noLimit; ///< and within this distance

    bool operator==(const InViewSettings&) const = default;
};

[[nodiscard]] NodeType inViewType();

} // namespace tiller
