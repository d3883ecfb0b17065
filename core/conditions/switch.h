#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct SwitchSettings {
    bool on = true;

    bool operator==(const SwitchSettings&) const = default;
};

[[nodiscard]] NodeType switchType();

} // namespace tiller
