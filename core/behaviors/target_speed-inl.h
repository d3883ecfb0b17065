/// steer(u(v) targetSpeed), no faster than M. At rest the heading stands for u(v).
template <class Number>
[[nodiscard]] Force<Number> targetSpeed(const Self<Number>& self,
                                        const TargetSpeedSettings& settings) {
    return active(steer(self, self.heading * smaller(Number(settings.targetSpeed), self.maxSpeed)));
}
