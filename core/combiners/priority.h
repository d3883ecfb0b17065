#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct PrioritySettings {
    double threshold = 0; ///< skips active forces shorter than this; 0: skips none

    bool operator==(const PrioritySettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType priorityType();

} // namespace tiller
