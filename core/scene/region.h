#pragma once

#include "core/nodes/node_code.h"
#include "core/nodes/node_type.h"

namespace tiller {

enum class RegionShape { box, circle, polygon };

/// An area of the world, as a scene holds it.
struct RegionGeometry {
    RegionShape shape = RegionShape::box;
    double x = 300; ///< of a box: its left edge; a circle is the largest that fits in the box
    double y = 225; ///< its top edge
    double width = 200;
    double height = 150;
    Points points = {{300, 375}, {400, 225}, {500, 375}}; ///< of a polygon: its corners, in turn

    bool operator==(const RegionGeometry&) const = default;
};

[[nodiscard]] Description regionGeometry();

/// An area, ready to be asked. Places and areas are those of the world as drawn: in a world that
/// wraps, a place is taken the short way from the middle of the area.
class Region {
public:
    explicit Region(const RegionGeometry& from);
    /// A box. @param corner top left
    Region(Vec2 corner, Vec2 size);

    [[nodiscard]] bool contains(Vec2 place) const;
    /// The place of the area that is nearest; itself, where it is inside.
    [[nodiscard]] Vec2 nearest(Vec2 place) const;
    [[nodiscard]] Vec2 center() const { return m_corner + m_size * 0.5; }
    /// Where @p place is, the short way from the middle.
    [[nodiscard]] Vec2 seen(const Moment& moment, Vec2 place) const {
        return center() + moment.offset(center(), place);
    }

    /// A random place of it, all equally likely. @param draw gives random numbers in [0, 1) by
    /// their number: 0 and 1, and for polygons more from 16 on
    template <class Draw>
    [[nodiscard]] Vec2 randomPlace(Draw draw) const {
        const Vec2 first = fromUnit(draw(0), draw(1));
        if (m_shape != RegionShape::polygon)
            return first;
        Vec2 place = first;
        for (std::uint32_t i = 16; !contains(place) && i < 16 + 2 * mostTries; i += 2)
            place = fromUnit(draw(i), draw(i + 1));
        return nearest(place);
    }

private:
    static constexpr std::uint32_t mostTries = 64; // a polygon fills less of its box than this once

    [[nodiscard]] Vec2 fromUnit(double u, double v) const;
    [[nodiscard]] bool polygonContains(Vec2 place) const;
    [[nodiscard]] double radius() const { return smaller(m_size.x, m_size.y) / 2; }

    RegionShape m_shape;
    Vec2 m_corner; ///< of the box around
    Vec2 m_size;
    Points m_points;
};

} // namespace tiller
