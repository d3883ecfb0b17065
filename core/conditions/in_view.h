#pragma once

#include "core/base/lattice.h"
#include "core/nodes/node_type.h"

namespace tiller {

struct InViewSettings {
    double viewAngle = 120; ///< degrees, half to each side of the facing; 360 is all round
    double range = noLimit; ///< how far it sees

    bool operator==(const InViewSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType inViewType();

} // namespace tiller
