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
