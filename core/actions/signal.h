#pragma once

#include "core/actions/firing.h"

namespace tiller {

struct SignalSettings : Firing {
    std::string name = "signal";
    double number = 1;
};

[[nodiscard, gnu::cold]] NodeType signalType();

} // namespace tiller
