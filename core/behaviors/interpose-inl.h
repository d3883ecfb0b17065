/// Interpose (Reynolds 1999): the lines are in interposeType(). Arrives between two agents, where
/// they will be when it gets there.
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
