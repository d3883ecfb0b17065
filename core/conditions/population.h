#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct PopulationConditionSettings {
    double min = 0;
    double max = 1'000'000;
};

[[nodiscard, gnu::cold]] NodeType populationType();

} // namespace tiller
