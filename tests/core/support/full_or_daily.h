#pragma once

#include <QtGlobal>

namespace tiller {

/// The first number in `./dev test --full` and `./dev faults`, the second each day.
inline int fullOrDaily(int full, int daily) {
    return qEnvironmentVariableIsSet("TILLER_TEST_FULL") ? full : daily;
}

} // namespace tiller
