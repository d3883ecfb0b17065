/// Brake (OpenSteer, applyBrakingForce): the line is in brakeType().
template <class Number>
[[nodiscard]] Force<Number> brake(const Self<Number>& self) {
    return active(steer(self, Vector<Number>{Number(0), Number(0)}));
}
