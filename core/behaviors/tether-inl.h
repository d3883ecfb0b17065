/// Tether (UnitySteer, SteerForTether): the lines are in tetherType(). Inactive within the radius.
template <class Number>
[[nodiscard]] Force<Number> tether(const Self<Number>& self, const Sight<Number>& target,
                                   const TetherSettings& settings) {
    const Number distance = length(target.offset);
    const Number radius(settings.radius);
    const auto hasSize = radius > Number(0);
    const Number over = (distance - radius) / select(hasSize, radius, Number(1));
    const Number share = select(hasSize, smaller(over, Number(1)), Number(1));
    return {push(self, unit(target.offset) * share), distance > radius};
}
