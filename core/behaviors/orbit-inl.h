/// Orbit (Polarith AI, AIMOrbit): the lines are in orbitType(). `bend` curves the way as much as
/// the circle does, so that the agent stays on it. On top of the target it leaves along its
/// heading; with a radius of 0 it brakes there.
template <class Number>
[[nodiscard]] Force<Number> orbit(const Self<Number>& self, const Sight<Number>& target,
                                  const OrbitSettings& settings) {
    const Number none(0);
    const Number one(1);
    const Number distance = length(target.offset);
    const Number radius(settings.radius);
    const auto hasSize = radius > none;
    const Vector<Number> leaving = select(hasSize, self.heading * Number(-1), target.offset);
    const Vector<Number> inward = select(distance > none, unit(target.offset), leaving);
    const Vector<Number> left = turnLeft(inward * Number(-1));
    const Vector<Number> tangent = settings.turn == OrbitTurn::left ? left : left * Number(-1);
    const Number safe = select(hasSize, radius, one);
    const Number off = select(hasSize, (distance - radius) / safe, one);
    const Number error = larger(smaller(off, one), none - one);
    const Number keep = one - magnitude(error);
    const Number speed = self.maxSpeed * Number(settings.speed);
    const Number bend = smaller(speed, speed * speed / (safe * self.response));
    const Vector<Number> way = unit(tangent * keep + inward * error);
    return active(steer(self, way * speed + inward * (keep * bend)));
}
