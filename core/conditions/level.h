#pragma once

#include "core/base/lattice.h"
#include "core/nodes/node_type.h"

namespace tiller {

struct LevelSettings {
    double min = 0;
    double max = 1;
};

[[nodiscard, gnu::cold]] NodeType levelType();

} // namespace tiller
