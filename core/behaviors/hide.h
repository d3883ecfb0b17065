#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct HideSettings {
    double speed = 1;   ///< share of maxSpeed, 0 to 1
    double margin = 15; ///< the room between obstacle and body
    double range = 400; ///< it uses only obstacles that reach within this
    double slowingRadius = 40;

    bool operator==(const HideSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType hideType();

} // namespace tiller
