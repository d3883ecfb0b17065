#pragma once

#include "core/base/lattice.h"
#include "core/nodes/node_type.h"

namespace tiller {

struct ModeSettings {
    double min = 0; ///< the time in the mode is at least this
    double max = noLimit;

    bool operator==(const ModeSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType modeType();

} // namespace tiller
