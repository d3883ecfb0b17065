#if defined(TILLER_ARRIVE_INL) == defined(HWY_TARGET_TOGGLE) // once for each instruction set
#ifdef HWY_TARGET_TOGGLE
#undef TILLER_ARRIVE_INL
#else
#define TILLER_ARRIVE_INL
#endif

/// min(1, distance / slowingRadius); 1 if the slowing radius is 0.
template <class Number>
[[nodiscard]] Number slowing(Number distance, double slowingRadius) {
    const Number radius(slowingRadius);
    const auto inside = distance < radius;
    return select(inside, distance / select(inside, radius, Number(1)), Number(1));
}

/// Arrive (Reynolds 1999, arrival): the lines are in arriveType().
template <class Number>
[[nodiscard]] Force<Number> arrive(const Self<Number>& self, const Sight<Number>& target,
                                   const ArriveSettings& settings) {
    const Number distance = length(target.offset);
    const Number full = self.maxSpeed * Number(settings.speed);
    const Number slowed = full * slowing(distance, settings.slowingRadius);
    const Number speed = select(distance <= Number(settings.stopRadius), Number(0), slowed);
    return active(steer(self, unit(target.offset) * speed));
}

#endif
