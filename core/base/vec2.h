#pragma once

#include "core/base/number.h"

namespace tiller {

/// A point or an arrow in the plane; x to the right, y down. @p Number is double, or a pack of
/// doubles, one for each of several agents.
template <class Number>
struct Vector {
    Number x{};
    Number y{};

    friend constexpr Vector operator+(Vector a, Vector b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Vector operator-(Vector a, Vector b) { return {a.x - b.x, a.y - b.y}; }
    friend constexpr Vector operator*(Vector a, Number k) { return {a.x * k, a.y * k}; }
    friend constexpr Vector operator/(Vector a, Number k) { return {a.x / k, a.y / k}; }
    friend constexpr bool operator==(const Vector&, const Vector&) = default;
};

using Vec2 = Vector<double>;

template <class Number>
[[nodiscard]] Number dot(Vector<Number> a, Vector<Number> b) {
    return a.x * b.x + a.y * b.y;
}

template <class Number>
[[nodiscard]] Number length(Vector<Number> v) {
    return squareRoot(dot(v, v));
}

/// @p yes where @p mask holds, else @p no.
template <class Mask, class Number>
[[nodiscard]] Vector<Number> select(Mask mask, Vector<Number> yes, Vector<Number> no) {
    return {select(mask, yes.x, no.x), select(mask, yes.y, no.y)};
}

/// u(v): length 1 in the direction of v; (0, 0) for (0, 0).
template <class Number>
[[nodiscard]] Vector<Number> unit(Vector<Number> v) {
    const Number size = length(v);
    const Number divisor = select(size > Number(0), size, Number(1));
    return v / divisor;
}

/// v, shortened to @p limit if it is longer.
template <class Number>
[[nodiscard]] Vector<Number> truncate(Vector<Number> v, Number limit) {
    const Number size = length(v);
    const auto tooLong = size > limit;
    const Number scale = limit / select(tooLong, size, Number(1));
    return select(tooLong, v * scale, v);
}

} // namespace tiller
