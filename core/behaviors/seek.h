#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct SeekSettings {
    double speed = 1; ///< share of maxSpeed, 0 to 1

    bool operator==(const SeekSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType seekType();

} // namespace tiller
