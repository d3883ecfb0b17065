/// Cohesion (Reynolds 1987 and 1999): the lines are in cohesionType(). Inactive without neighbors.
template <class Number>
[[nodiscard]] Force<Number> cohesion(const Self<Number>& self, const Neighbors<Number>& seen,
                                     const CohesionSettings& settings) {
    const auto any = seen.count > Number(0);
    const Number divisor = select(any, seen.count * Number(settings.radius), Number(1));
    return {push(self, seen.offset * (Number(1) / divisor)), any};
}
