#pragma once

#include "core/base/lattice.h"
#include "core/nodes/node_type.h"

namespace tiller {

struct SpeedSettings {
    double min = 0;
    double max = noLimit;

    bool operator==(const SpeedSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType speedType();

} // namespace tiller
