/// The agent that a formula steers, at the start of the tick.
template <class Number>
struct Self {
    Vector<Number> velocity{};
    Vector<Number> heading{}; ///< u(v); at rest, of the last motion
    Number maxSpeed{};        ///< M
    Number response{};        ///< 1 / t', t' = max(responseTime, tick)
};

/// The target of a formula, as the agent sees it.
template <class Number>
struct Sight {
    Vector<Number> offset{};   ///< target - p; the short way in a world that wraps
    Vector<Number> velocity{}; ///< of the target; 0 for a point
};

template <class Number>
struct Force {
    Vector<Number> value{};
    decltype(Number() < Number()) active{};
};

/// The force that turns the velocity into a desired one within the response time: (d - v)/t'.
template <class Number>
[[nodiscard]] Vector<Number> steer(const Self<Number>& self, Vector<Number> desired) {
    return (desired - self.velocity) * self.response;
}

template <class Number>
[[nodiscard]] Force<Number> active(Vector<Number> value) {
    return {value, Number(0) < Number(1)};
}

/// The force along a direction whose length, up to 1, is the strength: truncate(s, 1) M / t'.
template <class Number>
[[nodiscard]] Vector<Number> push(const Self<Number>& self, Vector<Number> direction) {
    return truncate(direction, Number(1)) * (self.maxSpeed * self.response);
}

/// The sums over the neighbors of an agent.
template <class Number>
struct Neighbors {
    Number count{};            ///< the number of neighbors
    Vector<Number> offset{};   ///< sum of pj - p; the short way in a world that wraps
    Vector<Number> velocity{}; ///< sum of vj
    Vector<Number> away{};     ///< sum of u(p - pj) (1 - distance/radius)^falloff
};

/// Whether an offset is in view: its angle to the heading is at most half the view angle.
/// @param d2 the square of its length @param bound c |c| for the cosine c of half the view angle,
/// which saves a root
template <class Number>
[[nodiscard]] auto inView(Vector<Number> heading, Vector<Number> offset, Number d2, Number bound) {
    const Number ahead = dot(heading, offset);
    return ahead * magnitude(ahead) >= bound * d2;
}

/// The weight of one neighbor in `away`, divided by its distance: (1 - d/radius)^falloff / d, for a
/// falloff of 0, 1, 2 or 3. At a distance of 0 it is finite, and is multiplied by 0.
template <int falloff, class Number>
[[nodiscard]] Number awayShare(Number d2, Number perRadius) {
    const Number distance = squareRoot(larger(d2, Number(1e-300)));
    const Number per = Number(1) / distance;
    if constexpr (falloff == 0)
        return per;
    if constexpr (falloff == 1)
        return per - perRadius;
    const Number near = Number(1) - distance * perRadius;
    if constexpr (falloff == 2)
        return per * near * near;
    return per * near * near * near;
}

/// The distance up to which two bodies touch. Solid bodies are kept apart at the sum of their
/// radii, give or take rounding, so they touch within 1/128 more. @param isSolid both are
template <class Number>
[[nodiscard]] Number touchDistance(Number own, Number other, Number margin, bool isSolid) {
    if (isSolid)
        return (own + other) * Number(1 + 1.0 / 128) + margin;
    return own + margin + other;
}
