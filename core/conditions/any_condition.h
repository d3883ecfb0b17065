#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct AnySettings {
    bool operator==(const AnySettings&) const = default;
};

[[nodiscard]] NodeType anyType();

} // namespace tiller
