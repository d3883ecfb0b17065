/// steer(truncate(target velocity, M)).
template <class Number>
[[nodiscard]] Force<Number> matchVelocity(const Self<Number>& self, const Sight<Number>& target,
                                          const MatchVelocitySettings&) {
    return active(steer(self, truncate(target.velocity, self.maxSpeed)));
}
