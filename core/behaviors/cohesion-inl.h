/// push((mean position of the neighbors - p) / radius); inactive without any.
template <class Number>
[[nodiscard]] Force<Number> cohesion(const Self<Number>& self, const Neighbors<Number>& seen,
                                     const CohesionSettings& settings) {
    const auto any = seen.count > Number(0);
    const Number divisor = select(any, seen.count * Number(settings.radius), Number(1));
    return {push(self, seen.offset * (Number(1) / divisor)), any};
}
