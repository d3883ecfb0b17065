#pragma once

#include "core/nodes/node_code.h"

/// Makes a step of a node's code, `functionStep`, of a function that is compiled for each
/// instruction set (see core/base/simd.h).
#define TILLER_STEP(function)                                                                      \
    HWY_EXPORT(function);                                                                          \
    static void function##Step(const NodeRun& run) {                                               \
        HWY_DYNAMIC_DISPATCH(function)(run);                                                       \
    }                                                                                              \
    static_assert(true)
