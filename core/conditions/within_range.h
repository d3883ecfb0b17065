#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct WithinRangeSettings {
    double min = 0;
    double max = 100;

    bool operator==(const WithinRangeSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType withinRangeType();

} // namespace tiller
