#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct CentroidSettings {
    double range = 200; ///< only agents closer than this count

    bool operator==(const CentroidSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType centroidType();

} // namespace tiller
