#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct PointSettings {
    std::string point; ///< the id of a point of the scene

    bool operator==(const PointSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType pointType();

} // namespace tiller
