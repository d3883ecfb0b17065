/// Match velocity (gdx-ai; Millington 2006): the lines are in matchVelocityType().
template <class Number>
[[nodiscard]] Force<Number> matchVelocity(const Self<Number>& self, const Sight<Number>& target,
                                          const NoSettings&) {
    return active(steer(self, truncate(target.velocity, self.maxSpeed)));
}
