#pragma once

#include "core/base/lattice.h"
#include "core/nodes/node_type.h"

namespace tiller {

struct SumSettings {
    double limit = noLimit; ///< a longer sum is cut to this length

    bool operator==(const SumSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType sumType();

} // namespace tiller
