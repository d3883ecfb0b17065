#pragma once

#include "core/nodes/node_code.h"

/// Defines `functionStep`, a step of a node's code, which calls a function that is compiled for
/// each instruction set (core/base/simd.h).
#define TILLER_STEP(function)                                                                      \
    HWY_EXPORT(function);                                                                          \
    static void function##Step(const NodeRun& run) {                                               \
        HWY_DYNAMIC_DISPATCH(function)(run);                                                       \
    }                                                                                              \
    static_assert(true)
