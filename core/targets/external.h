#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct ExternalSettings {
    std::string externalName = "player"; ///< its name in the game

    bool operator==(const ExternalSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType externalType();

} // namespace tiller
