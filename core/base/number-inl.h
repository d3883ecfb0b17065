/// The smaller of two numbers; the second if either is NaN.
template <class Number>
[[nodiscard]] Number smaller(Number a, Number b) {
    return select(a < b, a, b);
}

/// The larger of two numbers; the second if either is NaN.
template <class Number>
[[nodiscard]] Number larger(Number a, Number b) {
    return select(a > b, a, b);
}

template <class Number>
[[nodiscard]] Number magnitude(Number x) {
    return larger(x, Number(0) - x);
}
