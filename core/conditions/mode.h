#pragma once

#include "core/base/lattice.h"
#include "core/nodes/node_type.h"

namespace tiller {

struct ModeSettings {
    double min = 0; ///< in the mode for at least this time
    double max = noLimit;

    bool operator==(const ModeSettings&) const = default;
};

[[nodiscard]] NodeType modeType();

} // namespace tiller
