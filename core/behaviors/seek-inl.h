#if defined(TILLER_SEEK_INL) == defined(HWY_TARGET_TOGGLE) // once for each instruction set
#ifdef HWY_TARGET_TOGGLE
#undef TILLER_SEEK_INL
#else
#define TILLER_SEEK_INL
#endif

/// Seek (Reynolds 1999): the lines are in seekType(). On the target it brakes.
template <class Number>
[[nodiscard]] Force<Number> seek(const Self<Number>& self, const Sight<Number>& target,
                                 const SeekSettings& settings) {
    const Number speed = self.maxSpeed * Number(settings.speed);
    return active(steer(self, unit(target.offset) * speed));
}

#endif
