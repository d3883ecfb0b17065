/// Wander (Reynolds 1999): the lines are in wanderType().
template <class Number>
[[nodiscard]] Force<Number> wander(const Self<Number>& self, Number angle,
                                   const WanderSettings& settings) {
    const Vector<Number> center = self.heading * Number(settings.circleDistance);
    const Vector<Number> onCircle = direction(angle) * Number(settings.circleRadius);
    return active((center + onCircle) * self.response);
}

/// The next angle: angle + (random - 1/2) angleChange sqrt(tick). With the root, the spread after
/// some time does not depend on the length of the tick. @param random in [0, 1)
template <class Number>
[[nodiscard]] Number nextWanderAngle(Number angle, Number random, Number tick,
                                     const WanderSettings& settings) {
    const Number change = Number(settings.angleChange) * squareRoot(tick);
    return wrapDegrees(angle + (random - Number(0.5)) * change);
}
