#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct CentroidSettings {
    double range = 200; ///< of the group, those closer than this

    bool operator==(const CentroidSettings&) const = default;
};

[[nodiscard]] NodeType centroidType();

} // namespace tiller
