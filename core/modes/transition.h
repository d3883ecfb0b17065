#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct TransitionSettings {
    double after = 0; ///< the time an agent must have been in its mode
    double order = 1; ///< of several open ways, the lowest wins; ties go by id

    bool operator==(const TransitionSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType transitionType();

} // namespace tiller
