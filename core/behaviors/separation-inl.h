/// push(sum over the neighbors of u(p - pj) (1 - distance/radius)^falloff); inactive without any.
template <class Number>
[[nodiscard]] Force<Number> separation(const Self<Number>& self, const Neighbors<Number>& seen,
                                       const SeparationSettings&) {
    return {push(self, seen.away), seen.count > Number(0)};
}
