#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct RegionSettings {
    std::string region; ///< the id of a region of the scene

    bool operator==(const RegionSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType regionType();

} // namespace tiller
