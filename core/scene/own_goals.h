#pragma once

#include "core/nodes/setting.h"

namespace tiller {

/// The lists of goals of the agents of one type.
struct OwnGoals {
    std::vector<Points> places; ///< by ordinal; may be shorter
};

} // namespace tiller
