#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct ChanceSettings {
    double probability = 0.5;
    double interval = 1; ///< the time between draws; 0: every tick

    bool operator==(const ChanceSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType chanceType();

} // namespace tiller
