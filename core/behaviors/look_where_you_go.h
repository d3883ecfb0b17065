#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct LookWhereYouGoSettings {
    double maxTurnRate = 360; ///< degrees per time

    bool operator==(const LookWhereYouGoSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType lookWhereYouGoType();

} // namespace tiller
