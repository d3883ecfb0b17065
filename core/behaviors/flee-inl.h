#if defined(TILLER_FLEE_INL) == defined(HWY_TARGET_TOGGLE) // once for each instruction set
#ifdef HWY_TARGET_TOGGLE
#undef TILLER_FLEE_INL
#else
#define TILLER_FLEE_INL
#endif

/// Flee (Reynolds 1999): the lines are in fleeType(). On top of the target it leaves along its
/// heading.
template <class Number>
[[nodiscard]] Force<Number> flee(const Self<Number>& self, const Sight<Number>& target,
                                 const FleeSettings& settings) {
    const Number distance = length(target.offset);
    const Vector<Number> away =
        select(distance > Number(0), unit(target.offset) * Number(-1), self.heading);
    const Number speed = self.maxSpeed * Number(settings.speed);
    return {steer(self, away * speed), distance < Number(settings.radius)};
}

#endif
