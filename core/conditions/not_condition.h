#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct NotSettings {
    bool operator==(const NotSettings&) const = default;
};

[[nodiscard]] NodeType notType();

} // namespace tiller
