#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct FieldSettings {
    std::string field; ///< the id of a field of the scene

    bool operator==(const FieldSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType fieldType();

} // namespace tiller
