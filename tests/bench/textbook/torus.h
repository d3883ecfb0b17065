#pragma once

#include "tests/bench/textbook/vec2.h"

#include <cmath>

namespace textbook {

/// A square world that wraps.
class Torus {
public:
    explicit Torus(double side) : m_side(side) {}

    [[nodiscard]] double side() const { return m_side; }

    /// The same position in [0, side).
    [[nodiscard]] Vec2 wrapped(Vec2 position) const {
        return {wrapped(position.x), wrapped(position.y)};
    }
    /// The short way from one place to another.
    [[nodiscard]] Vec2 offset(Vec2 from, Vec2 to) const {
        return {shortest(to.x - from.x), shortest(to.y - from.y)};
    }

private:
    [[nodiscard]] double wrapped(double value) const {
        if (value < 0)
            value += m_side;
        // Not "else": a tiny value below 0 becomes exactly the side.
        return value >= m_side ? value - m_side : value;
    }
    [[nodiscard]] double shortest(double difference) const {
        if (difference > m_side / 2)
            return difference - m_side;
        return difference < -m_side / 2 ? difference + m_side : difference;
    }

    double m_side;
};

} // namespace textbook
