/// Evade (Reynolds 1999, evasion): the lines are in evadeType(). Flees the predicted place.
template <class Number>
[[nodiscard]] Force<Number> evade(const Self<Number>& self, const Sight<Number>& target,
                                  const EvadeSettings& settings) {
    const Prediction prediction{settings.prediction, settings.fixedTime, settings.maxTime};
    const FleeSettings fleeing{settings.speed, settings.radius};
    return flee(self, predicted(self, target, prediction), fleeing);
}
