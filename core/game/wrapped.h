#pragma once

#include "core/nodes/world.h"

#include <cmath>

namespace tiller::game {

/// The plane of a world, which may wrap. For what a game looks at; the engine has its own, exact
/// code.
class Wrapped {
public:
    explicit Wrapped(const Moment& moment)
        : m_size(moment.worldSize), m_wraps(moment.edges == Edges::wrap) {}

    /// b - a; the short way in a world that wraps.
    [[nodiscard]] Vec2 offset(Vec2 a, Vec2 b) const {
        const Vec2 way = b - a;
        return m_wraps ? Vec2{shortWay(way.x, m_size.x), shortWay(way.y, m_size.y)} : way;
    }
    /// The image of a place that is in the world.
    [[nodiscard]] Vec2 inside(Vec2 place) const {
        return m_wraps ? Vec2{modulo(place.x, m_size.x), modulo(place.y, m_size.y)} : place;
    }

private:
    static double shortWay(double way, double size) { return way - size * std::round(way / size); }
    static double modulo(double x, double size) {
        const double rest = x - size * std::floor(x / size);
        return rest < size ? rest : 0;
    }

    Vec2 m_size;
    bool m_wraps;
};

} // namespace tiller::game
