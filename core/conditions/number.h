#pragma once

#include "core/base/lattice.h"
#include "core/nodes/node_type.h"

namespace tiller {

struct NumberSettings {
    double value = 0;
    double min = 1;
    double max = coordinateLimit;

    bool operator==(const NumberSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType numberType();

} // namespace tiller
