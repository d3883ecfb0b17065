/// The target as it will be seen T from now: target + velocity T. In a world that wraps, the short
/// way is taken to where it is now, so that a chaser does not turn round when the point predicted
/// crosses the far side.
template <class Number>
[[nodiscard]] Sight<Number> predicted(const Self<Number>& self, const Sight<Number>& target,
                                      const Prediction& prediction) {
    Number time(0);
    if (prediction.mode == PredictionMode::fixed)
        time = Number(prediction.fixedTime);
    if (prediction.mode == PredictionMode::byDistance) {
        const auto moves = self.maxSpeed > Number(0);
        const Number speed = select(moves, self.maxSpeed, Number(1));
        time = select(moves, length(target.offset) / speed, Number(0));
    }
    time = smaller(time, Number(prediction.maxTime));
    return {target.offset + target.velocity * time, target.velocity};
}
