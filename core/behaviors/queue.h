#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct QueueSettings {
    double ahead = 40; ///< the length of the box ahead in which it sees others
    double width = 30; ///< the width of that box

    bool operator==(const QueueSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType queueType();

} // namespace tiller
