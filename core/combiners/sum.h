#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct SumSettings {
    bool operator==(const SumSettings&) const = default;
};

[[nodiscard]] NodeType sumType();

} // namespace tiller
