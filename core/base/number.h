#pragma once

#include <cmath>

/// The few operations that formulas use, here for a single double. A formula is a template over its
/// number type: the same source runs on a double, and on a pack of doubles in the simulation
/// (core/base/pack-inl.h has the operations for packs). A comparison gives a mask, which is a
/// `bool` for a double. A formula chooses values with `select`, never with `if`. It computes only
/// with + - * / and the square root, because only these give the same bits on every machine.
///
/// These templates are in files that end in -inl.h, which have no include guard, no includes and no
/// namespace. A header like this one includes them once, inside `tiller`. The code of a node type
/// includes them again inside the namespace of each instruction set it is compiled for, because
/// code for one instruction set cannot be inlined into code for another.
namespace tiller {

[[nodiscard]] inline double select(bool mask, double yes, double no) {
    return mask ? yes : no;
}

[[nodiscard]] inline double squareRoot(double x) {
    return std::sqrt(x);
}

[[nodiscard]] inline double floorOf(double x) {
    return std::floor(x);
}

#include "core/base/number-inl.h"

} // namespace tiller
