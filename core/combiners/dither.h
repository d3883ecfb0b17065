#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct DitherSettings {
    double leak = 0.1;   ///< the chance to skip an active force, 0 to 1
    double interval = 0; ///< the time between draws; 0: every tick

    bool operator==(const DitherSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType ditherType();

} // namespace tiller
