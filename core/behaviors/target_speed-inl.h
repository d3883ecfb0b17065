/// Target speed (OpenSteer, steerForTargetSpeed): the lines are in targetSpeedType().
template <class Number>
[[nodiscard]] Force<Number> targetSpeed(const Self<Number>& self,
                                        const TargetSpeedSettings& settings) {
    return active(steer(self, self.heading * smaller(Number(settings.targetSpeed), self.maxSpeed)));
}
