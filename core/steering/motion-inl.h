/// The velocity after one tick under a force:
/// a = truncate(force, maxForce) / mass; lattice(truncate(v + a tick, maxSpeed)).
/// @param perMass 1 / mass
template <class Number>
[[nodiscard]] Vector<Number> nextVelocity(Vector<Number> velocity, Vector<Number> force,
                                          Number maxForce, Number perMass, Number maxSpeed,
                                          Number tick) {
    const Vector<Number> acceleration = truncate(force, maxForce) * perMass;
    return lattice(truncate(velocity + acceleration * tick, maxSpeed));
}

/// The velocity of one tick under the limits of an agent type, and where the agent then heads.
template <class Number>
struct Course {
    Vector<Number> velocity, heading;
};

/// Turns a velocity by at most an angle from the heading, and makes it at least @p minSpeed long.
/// An agent at rest turns its heading before it goes faster than @p rest.
/// @param before the velocity before the tick  @param velocity without these limits
/// @param turn the largest turn in a tick; with a cosine of -2 there is no limit
template <class Number>
[[nodiscard]] Course<Number> limitedCourse(Vector<Number> before, Vector<Number> heading,
                                           Vector<Number> velocity, Number rest,
                                           SineCosine<Number> turn, Number minSpeed) {
    const Number none(0);
    const Number square = dot(velocity, velocity);
    const Number speed = squareRoot(square);
    const auto goes = square > rest * rest;
    const auto tooFar = goes & (dot(heading, velocity) < turn.cosine * speed);
    const auto waits = tooFar & (dot(before, before) <= rest * rest);
    const Vector<Number> left = turnLeft(heading);
    const Number side = select(dot(left, velocity) < none, none - turn.sine, turn.sine);
    const Vector<Number> turned = heading * turn.cosine + left * side;
    const Vector<Number> way = turned * (Number(1.5) - Number(0.5) * dot(turned, turned));
    const Number pace = select(waits, smaller(speed, rest * Number(0.5)), speed);
    const auto tooSlow = speed < minSpeed;
    const Number faster = minSpeed / select(tooSlow & goes, speed, Number(1));
    const Vector<Number> onward = select(goes, velocity * faster, heading * minSpeed);
    const Vector<Number> straight = select(tooSlow, onward, velocity);
    return {lattice(select(tooFar, way * larger(pace, minSpeed), straight)),
            select(tooFar, way, heading)};
}

/// The position after one tick, before edges act: p + lattice(v tick).
template <class Number>
[[nodiscard]] Vector<Number> nextPosition(Vector<Number> position, Vector<Number> velocity,
                                          Number tick) {
    return position + lattice(velocity * tick);
}

/// The direction of the velocity; the previous heading while at rest.
/// @param rest at this speed and below, an agent is at rest
template <class Number>
[[nodiscard]] Vector<Number> nextHeading(Vector<Number> heading, Vector<Number> velocity,
                                         Number rest = Number(0)) {
    return select(dot(velocity, velocity) > rest * rest, unit(velocity), heading);
}
