#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct ArrivedSettings {
    double distance = 10;
    double speed = 10; ///< slower than this

    bool operator==(const ArrivedSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType arrivedType();

} // namespace tiller
