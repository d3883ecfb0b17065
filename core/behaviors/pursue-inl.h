/// Seeks target.p + target.v T; arrives there where slowingRadius is above 0.
template <class Number>
[[nodiscard]] Force<Number> pursue(const Self<Number>& self, const Sight<Number>& target,
                                   const PursueSettings& settings) {
    const Prediction prediction{settings.prediction, settings.fixedTime, settings.maxTime};
    const ArriveSettings arriving{settings.speed, settings.slowingRadius, 0};
    return arrive(self, predicted(self, target, prediction), arriving);
}
