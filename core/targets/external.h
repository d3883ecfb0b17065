#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct ExternalSettings {
    std::string externalName = "player"; ///< as the game names it

    bool operator==(const ExternalSettings&) const = default;
};

[[nodiscard]] NodeType externalType();

} // namespace tiller
