#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct InsideRegionSettings {
    bool operator==(const InsideRegionSettings&) const = default;
};

[[nodiscard]] NodeType insideRegionType();

} // namespace tiller
