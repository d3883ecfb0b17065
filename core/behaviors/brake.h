#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct BrakeSettings {
    bool operator==(const BrakeSettings&) const = default;
};

[[nodiscard]] NodeType brakeType();

} // namespace tiller
