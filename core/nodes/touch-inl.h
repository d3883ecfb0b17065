/// The distance up to which two bodies touch. Solid bodies are kept apart at the sum of their
/// radii, give or take rounding, so they touch within 1/128 more. @param isSolid both are
template <class Number>
[[nodiscard]] Number touchDistance(Number own, Number other, Number margin, bool isSolid) {
    if (isSolid)
        return (own + other) * Number(1 + 1.0 / 128) + margin;
    return own + margin + other;
}
