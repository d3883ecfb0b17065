#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct PathSettings {
    std::string path; ///< the id of a path of the scene

    bool operator==(const PathSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType pathType();

} // namespace tiller
