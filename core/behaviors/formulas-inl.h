// The formulas of behaviors; the description of each type has its lines. Included within `tiller`
// for doubles (formulas.h), and within the namespace of each instruction set (packs.h).

/// Seek (Reynolds 1999). On the target it brakes.
template <class Number>
[[nodiscard]] Force<Number> seek(const Self<Number>& self, const Sight<Number>& target,
                                 const SeekSettings& settings) {
    const Number speed = self.maxSpeed * Number(settings.speed);
    return active(steer(self, unit(target.offset) * speed));
}

/// Flee (Reynolds 1999). On top of the target it leaves along its heading.
template <class Number>
[[nodiscard]] Force<Number> flee(const Self<Number>& self, const Sight<Number>& target,
                                 const FleeSettings& settings) {
    const Number distance = length(target.offset);
    const Vector<Number> away =
        select(distance > Number(0), unit(target.offset) * Number(-1), self.heading);
    const Number speed = self.maxSpeed * Number(settings.speed);
    return {steer(self, away * speed), distance < Number(settings.radius)};
}

/// min(1, distance / slowingRadius); 1 if the slowing radius is 0.
template <class Number>
[[nodiscard]] Number slowing(Number distance, double slowingRadius) {
    const Number radius(slowingRadius);
    const auto inside = distance < radius;
    return select(inside, distance / select(inside, radius, Number(1)), Number(1));
}

/// Arrive (Reynolds 1999, arrival).
template <class Number>
[[nodiscard]] Force<Number> arrive(const Self<Number>& self, const Sight<Number>& target,
                                   const ArriveSettings& settings) {
    const Number distance = length(target.offset);
    const Number full = self.maxSpeed * Number(settings.speed);
    const Number slowed = full * slowing(distance, settings.slowingRadius);
    const Number speed = select(distance <= Number(settings.stopRadius), Number(0), slowed);
    return active(steer(self, unit(target.offset) * speed));
}

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

/// The time in which an agent with a speed of @p pace can reach the target: the smallest t > 0 with
/// |o + w t| = pace t, in its stable form; @p otherwise if it never can (Isaacs 1965).
template <class Number>
[[nodiscard]] Number interceptTime(const Sight<Number>& target, Number pace, Number otherwise) {
    const Number along = dot(target.offset, target.velocity);
    const Number apart = dot(target.offset, target.offset);
    const Number excess = dot(target.velocity, target.velocity) - pace * pace;
    const Number discriminant = along * along - excess * apart;
    const Number closing = squareRoot(larger(discriminant, Number(0))) - along;
    const auto meets = closing > Number(0);
    const Number time = select(meets, apart / select(meets, closing, Number(1)), otherwise);
    return select(discriminant >= Number(0), time, otherwise);
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
    if (prediction.mode == PredictionMode::byDistanceWhole)
        time = floorOf(shareOf(distance, self.maxSpeed));
    if (prediction.mode == PredictionMode::closing)
        time = shareOf(distance, self.maxSpeed + length(target.velocity));
    if (prediction.mode == PredictionMode::openSteer) {
        const Number speed = length(self.velocity);
        const Number pace = select(speed > Number(0), speed, self.maxSpeed);
        time = shareOf(distance, pace) * openSteerFactor(dot(self.heading, unit(target.offset)),
                                                         dot(self.heading, unit(target.velocity)));
    }
    if (prediction.mode == PredictionMode::intercept)
        time = interceptTime(target, self.maxSpeed * Number(prediction.speed),
                             shareOf(distance, self.maxSpeed + length(target.velocity)));
    time = smaller(time, Number(prediction.maxTime));
    return {target.offset + target.velocity * time, target.velocity};
}

/// Pursue (Reynolds 1999, pursuit). Arrives at the predicted place.
template <class Number>
[[nodiscard]] Force<Number> pursue(const Self<Number>& self, const Sight<Number>& target,
                                   const PursueSettings& settings) {
    const Prediction prediction{settings.prediction, settings.fixedTime, settings.maxTime,
                                settings.speed};
    const ArriveSettings arriving{settings.speed, settings.slowingRadius, 0};
    return arrive(self, predicted(self, target, prediction), arriving);
}

/// Evade (Reynolds 1999, evasion). Flees the predicted place.
template <class Number>
[[nodiscard]] Force<Number> evade(const Self<Number>& self, const Sight<Number>& target,
                                  const EvadeSettings& settings) {
    const Prediction prediction{settings.prediction, settings.fixedTime, settings.maxTime,
                                settings.speed};
    const FleeSettings fleeing{settings.speed, settings.radius};
    return flee(self, predicted(self, target, prediction), fleeing);
}

/// Match velocity (gdx-ai; Millington 2006).
template <class Number>
[[nodiscard]] Force<Number> matchVelocity(const Self<Number>& self, const Sight<Number>& target,
                                          const NoSettings&) {
    return active(steer(self, truncate(target.velocity, self.maxSpeed)));
}

/// Interpose (Reynolds 1999). Arrives between two agents, where they will be when it gets there.
template <class Number>
[[nodiscard]] Force<Number> interpose(const Self<Number>& self, const Sight<Number>& first,
                                      const Sight<Number>& second,
                                      const InterposeSettings& settings) {
    const Number ratio(settings.ratio);
    const Vector<Number> now = first.offset + (second.offset - first.offset) * ratio;
    const auto moves = self.maxSpeed > Number(0);
    const Number whole =
        select(moves, length(now) / select(moves, self.maxSpeed, Number(1)), Number(0));
    const Number time = smaller(whole, Number(noLimit)); // a very slow agent never gets there
    const Vector<Number> velocity = first.velocity + (second.velocity - first.velocity) * ratio;
    const ArriveSettings arriving{settings.speed, settings.slowingRadius, 0};
    return arrive(self, Sight<Number>{now + velocity * time, velocity}, arriving);
}

/// Orbit (Polarith AI, AIMOrbit). `bend` curves the way as much as the circle does, so that the
/// agent stays on it. On top of the target it leaves along its heading; with a radius of 0 it
/// brakes there.
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

/// Tether (UnitySteer, SteerForTether). Inactive within the radius.
template <class Number>
[[nodiscard]] Force<Number> tether(const Self<Number>& self, const Sight<Number>& target,
                                   const TetherSettings& settings) {
    const Number distance = length(target.offset);
    const Number radius(settings.radius);
    const auto hasSize = radius > Number(0);
    const Number over = (distance - radius) / select(hasSize, radius, Number(1));
    const Number share = select(hasSize, smaller(over, Number(1)), Number(1));
    return {push(self, unit(target.offset) * share), distance > radius};
}

/// Target speed (OpenSteer, steerForTargetSpeed).
template <class Number>
[[nodiscard]] Force<Number> targetSpeed(const Self<Number>& self,
                                        const TargetSpeedSettings& settings) {
    return active(steer(self, self.heading * smaller(Number(settings.targetSpeed), self.maxSpeed)));
}

/// Brake (OpenSteer, applyBrakingForce).
template <class Number>
[[nodiscard]] Force<Number> brake(const Self<Number>& self, const NoSettings&) {
    return active(steer(self, Vector<Number>{Number(0), Number(0)}));
}

/// Wander (Reynolds 1999).
template <class Number>
[[nodiscard]] Force<Number> wander(const Self<Number>& self, Number angle,
                                   const WanderSettings& settings) {
    const Vector<Number> center = self.heading * Number(settings.circleDistance);
    const Vector<Number> onCircle = direction(angle) * Number(settings.circleRadius);
    return active((center + onCircle) * self.response);
}

/// The next angle: angle + (random - 1/2) angleChange sqrt(tick). With the root, the spread after
/// some time does not depend on the length of the tick. @param random in [0, 1)
template <class Number>
[[nodiscard]] Number nextWanderAngle(Number angle, Number random, Number tick,
                                     const WanderSettings& settings) {
    const Number change = Number(settings.angleChange) * squareRoot(tick);
    return wrapDegrees(angle + (random - Number(0.5)) * change);
}

/// Separation (Reynolds 1987 and 1999). Inactive without neighbors.
template <class Number>
[[nodiscard]] Force<Number> separation(const Self<Number>& self, const Neighbors<Number>& seen,
                                       const SeparationSettings&) {
    return {push(self, seen.away), seen.count > Number(0)};
}

/// Alignment (Reynolds 1987 and 1999). Inactive without neighbors.
template <class Number>
[[nodiscard]] Force<Number> alignment(const Self<Number>& self, const Neighbors<Number>& seen,
                                      const AlignmentSettings&) {
    const auto any = seen.count > Number(0);
    const Number share = Number(1) / select(any, seen.count, Number(1));
    return {steer(self, seen.velocity * share), any};
}

/// Cohesion (Reynolds 1987 and 1999). Inactive without neighbors.
template <class Number>
[[nodiscard]] Force<Number> cohesion(const Self<Number>& self, const Neighbors<Number>& seen,
                                     const CohesionSettings& settings) {
    const auto any = seen.count > Number(0);
    const Number divisor = select(any, seen.count * Number(settings.radius), Number(1));
    return {push(self, seen.offset * (Number(1) / divisor)), any};
}
