#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct QueueSettings {
    double ahead = 40; ///< how long the box before its body is, in which it sees others
    double width = 30; ///< and how wide

    bool operator==(const QueueSettings&) const = default;
};

[[nodiscard]] NodeType queueType();

} // namespace tiller
