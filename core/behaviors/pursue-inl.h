/// Pursue (Reynolds 1999, pursuit): the lines are in pursueType(). Arrives at the predicted place.
template <class Number>
[[nodiscard]] Force<Number> pursue(const Self<Number>& self, const Sight<Number>& target,
                                   const PursueSettings& settings) {
    const Prediction prediction{settings.prediction, settings.fixedTime, settings.maxTime};
    const ArriveSettings arriving{settings.speed, settings.slowingRadius, 0};
    return arrive(self, predicted(self, target, prediction), arriving);
}
