#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct MatchVelocitySettings {
    bool operator==(const MatchVelocitySettings&) const = default;
};

[[nodiscard]] NodeType matchVelocityType();

} // namespace tiller
