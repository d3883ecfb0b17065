/// steer(0).
template <class Number>
[[nodiscard]] Force<Number> brake(const Self<Number>& self) {
    return active(steer(self, Vector<Number>{Number(0), Number(0)}));
}
