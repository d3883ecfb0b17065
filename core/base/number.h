#pragma once

#include <cmath>

/// The few operations that formulas use, for one double. A formula is a template over its number
/// type: the same source runs on a double here and on a pack of lanes in the simulation
/// (core/nodes/lanes-inl.h), which has its own of these. A comparison gives a mask (`bool` for a
/// double); values are chosen with `select`, never with `if`. Only + - * / and square root: they
/// alone give the same bits on every machine.
///
/// Such templates stand in files that end in -inl.h. These hold nothing but templates: no guard, no
/// include and no namespace. A header like this one includes each once, within `tiller`; the code
/// of a node type includes what it runs within the namespace of every instruction set it is
/// compiled for, because code for one cannot be inlined into a function that is not.
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
