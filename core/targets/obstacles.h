#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct ObstaclesSettings {
    std::string group; ///< only obstacles of this group; empty: all

    bool operator==(const ObstaclesSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType obstaclesType();

} // namespace tiller
