#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct LookWhereYouGoSettings {
    double maxTurnRate = 360; ///< degrees in a unit of time

    bool operator==(const LookWhereYouGoSettings&) const = default;
};

[[nodiscard]] NodeType lookWhereYouGoType();

} // namespace tiller
