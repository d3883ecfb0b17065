#if defined(TILLER_PREDICTION_INL) == defined(HWY_TARGET_TOGGLE) // once for each instruction set
#ifdef HWY_TARGET_TOGGLE
#undef TILLER_PREDICTION_INL
#else
#define TILLER_PREDICTION_INL
#endif

/// The factor of OpenSteer (SteerLibrary.h, steerForPursuit) for the time to the target. It depends
/// on where the target is and on which way it goes, as seen along the chaser's heading.
/// @param forward the cosine of the angle to the target @param along that to its velocity
template <class Number>
[[nodiscard]] Number openSteerFactor(Number forward, Number along) {
    const Number much(0.707);
    const auto ahead = forward > much;
    const auto behind = forward < Number(0) - much;
    const auto same = along > much;
    const auto against = along < Number(0) - much;
    const Number ofAhead = select(same, Number(4), select(against, Number(0.85), Number(1.8)));
    const Number ofAside = select(same, Number(1), select(against, Number(4), Number(0.8)));
    const Number ofBehind = select(same, Number(0.5), Number(2));
    return select(ahead, ofAhead, select(behind, ofBehind, ofAside));
}

/// a / b; 0 if b is 0.
template <class Number>
[[nodiscard]] Number shareOf(Number a, Number b) {
    const auto some = b > Number(0);
    return select(some, a / select(some, b, Number(1)), Number(0));
}

/// The target after the time T: target + velocity T. T is written out in predictionSteps(). In a
/// world that wraps, the short way leads to where the target is now, so that a chaser does not turn
/// round when the predicted place crosses the far side.
template <class Number>
[[nodiscard]] Sight<Number> predicted(const Self<Number>& self, const Sight<Number>& target,
                                      const Prediction& prediction) {
    Number time(0);
    if (prediction.mode == PredictionMode::fixed)
        time = Number(prediction.fixedTime);
    const Number distance = length(target.offset);
    if (prediction.mode == PredictionMode::byDistance)
        time = shareOf(distance, self.maxSpeed);
    if (prediction.mode == PredictionMode::closing)
        time = shareOf(distance, self.maxSpeed + length(target.velocity));
    if (prediction.mode == PredictionMode::openSteer) {
        const Number speed = length(self.velocity);
        const Number pace = select(speed > Number(0), speed, self.maxSpeed);
        time = shareOf(distance, pace) * openSteerFactor(dot(self.heading, unit(target.offset)),
                                                         dot(self.heading, unit(target.velocity)));
    }
    time = smaller(time, Number(prediction.maxTime));
    return {target.offset + target.velocity * time, target.velocity};
}

#endif
