#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct PrioritySettings {
    double threshold = 0; ///< an active force shorter than this is passed over; 0: none is

    bool operator==(const PrioritySettings&) const = default;
};

[[nodiscard]] NodeType priorityType();

} // namespace tiller
