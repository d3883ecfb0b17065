/// x rounded to a multiple of 2^-28, ties to even. @pre |x| < 2^23
template <class Number>
[[nodiscard]] Number lattice(Number x) {
    return (x + Number(latticeAnchor)) - Number(latticeAnchor);
}

template <class Number>
[[nodiscard]] Vector<Number> lattice(Vector<Number> v) {
    return {lattice(v.x), lattice(v.y)};
}

/// Rounds a contribution to an exact sum. Cuts it to the bound, so that no sum can overflow.
/// @param bound of the ExactSum  @param anchor of the ExactSum
template <class Number>
[[nodiscard]] Number roundFor(Number bound, Number anchor, Number x) {
    const Number cut = smaller(larger(x, Number(0) - bound), bound);
    return (cut + anchor) - anchor;
}

/// The same difference in [-size/2, size/2): the short way in a world that wraps. Exact on the
/// lattice. @param perSize 1 / size, rounded; the result is corrected for that rounding
template <class Number>
[[nodiscard]] Number shortWay(Number difference, Number size, Number perSize) {
    const Number half = size * Number(0.5);
    const Number rest = difference - size * floorOf(difference * perSize + Number(0.5));
    const Number lower = select(rest >= half, rest - size, rest);
    return select(lower < Number(0) - half, lower + size, lower);
}

/// The same place in [0, size): x - size floor(x / size). Exact on the lattice.
/// @param perSize as for shortWay
template <class Number>
[[nodiscard]] Number wrapped(Number x, Number size, Number perSize) {
    const Number rest = x - size * floorOf(x * perSize);
    const Number lower = select(rest >= size, rest - size, rest);
    return select(lower < Number(0), lower + size, lower);
}
