#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct SwitchSettings {
    bool on = true;

    bool operator==(const SwitchSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType switchType();

} // namespace tiller
