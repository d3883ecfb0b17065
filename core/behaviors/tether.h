#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct TetherSettings {
    double radius = 100; ///< inside it is free

    bool operator==(const TetherSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType tetherType();

} // namespace tiller
