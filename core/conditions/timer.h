#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct TimerSettings {
    double on = 1;  ///< time
    double off = 1; ///< time
    double phase = 0;

    bool operator==(const TimerSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType timerType();

} // namespace tiller
