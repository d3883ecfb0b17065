#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct ContainmentSettings {
    double speed = 1;     ///< share of maxSpeed, 0 to 1
    double lookAhead = 1; ///< how far it looks, in time

    bool operator==(const ContainmentSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType containmentType();

} // namespace tiller
