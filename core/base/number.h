#pragma once

#include <cmath>

/// The few operations that formulas use, for one double. A formula is a template over its number
/// type: the same source runs on a double here and on a pack of lanes in the simulation, which
/// brings its own overloads of these. A comparison gives a mask (`bool` for a double); values are
/// chosen with `select`, never with `if`. Only + - * / and square root: they alone give the same
/// bits on every machine.
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

/// The smaller of two; the second if either is not a number.
template <class Number>
[[nodiscard]] Number smaller(Number a, Number b) {
    return select(a < b, a, b);
}

/// The larger of two; the second if either is not a number.
template <class Number>
[[nodiscard]] Number larger(Number a, Number b) {
    return select(a > b, a, b);
}

} // namespace tiller
