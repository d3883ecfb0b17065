/// A point or a vector in the plane; x points right, y down. @tparam Number double, or a pack of
/// doubles, one for each of several agents
template <class Number>
struct Vector {
    Number x{};
    Number y{};

    friend bool operator==(const Vector&, const Vector&) = default;
};

template <class Number>
[[nodiscard]] constexpr Vector<Number> operator+(Vector<Number> a, Vector<Number> b) {
    return {a.x + b.x, a.y + b.y};
}

template <class Number>
[[nodiscard]] constexpr Vector<Number> operator-(Vector<Number> a, Vector<Number> b) {
    return {a.x - b.x, a.y - b.y};
}

template <class Number>
[[nodiscard]] constexpr Vector<Number> operator*(Vector<Number> a, std::type_identity_t<Number> k) {
    return {a.x * k, a.y * k};
}

template <class Number>
[[nodiscard]] constexpr Vector<Number> operator/(Vector<Number> a, std::type_identity_t<Number> k) {
    return {a.x / k, a.y / k};
}

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

/// u(v): v with length 1; (0, 0) for (0, 0).
template <class Number>
[[nodiscard]] Vector<Number> unit(Vector<Number> v) {
    const Number size = length(v);
    return v / select(size > Number(0), size, Number(1));
}

/// v, shortened to @p limit if it is longer.
template <class Number>
[[nodiscard]] Vector<Number> truncate(Vector<Number> v, std::type_identity_t<Number> limit) {
    const Number size = length(v);
    const auto tooLong = size > limit;
    return v * select(tooLong, limit / select(tooLong, size, Number(1)), Number(1));
}
