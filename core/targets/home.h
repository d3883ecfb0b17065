#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct HomeSettings {
    bool operator==(const HomeSettings&) const = default;
};

[[nodiscard]] NodeType homeType();

} // namespace tiller
