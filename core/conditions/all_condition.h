#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct AllSettings {
    bool operator==(const AllSettings&) const = default;
};

[[nodiscard]] NodeType allType();

} // namespace tiller
