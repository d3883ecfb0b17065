/// Separation (Reynolds 1987 and 1999): the lines are in separationType(). Inactive without
/// neighbors.
template <class Number>
[[nodiscard]] Force<Number> separation(const Self<Number>& self, const Neighbors<Number>& seen,
                                       const SeparationSettings&) {
    return {push(self, seen.away), seen.count > Number(0)};
}
