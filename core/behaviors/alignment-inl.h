/// Alignment (Reynolds 1987 and 1999): the lines are in alignmentType(). Inactive without
/// neighbors.
template <class Number>
[[nodiscard]] Force<Number> alignment(const Self<Number>& self, const Neighbors<Number>& seen,
                                      const AlignmentSettings&) {
    const auto any = seen.count > Number(0);
    const Number share = Number(1) / select(any, seen.count, Number(1));
    return {steer(self, seen.velocity * share), any};
}
