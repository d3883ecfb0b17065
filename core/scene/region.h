#pragma once

#include "core/base/vec2.h"
#include "core/nodes/node_type.h"
#include "core/nodes/world.h"
#include "core/scene/segment_index.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace tiller {

/// A place in the world.
struct PointGeometry {
    double x = 400;
    double y = 300;

    bool operator==(const PointGeometry&) const = default;
};

[[nodiscard, gnu::cold]] Description pointGeometry();

enum class RegionShape { box, circle, polygon };

/// The settings of a region in the scene.
struct RegionGeometry {
    RegionShape shape = RegionShape::box;
    double x = 300; ///< left edge of the box; a circle is the largest that fits into the box
    double y = 225; ///< top edge
    double width = 200;
    double height = 150;
    Points points = {{300, 375}, {400, 225}, {500, 375}}; ///< corners of a polygon

    bool operator==(const RegionGeometry&) const = default;
};

[[nodiscard, gnu::cold]] Description regionGeometry();

/// An area of the world. It does not know about edges: in a world that wraps, first pass a place
/// through `seen`.
class Region {
public:
    explicit Region(const RegionGeometry& from);
    /// A box. @param corner top left
    Region(Vec2 corner, Vec2 size);

    /// @param looks counts the edges of a polygon that were looked at
    [[nodiscard]] bool contains(Vec2 place, std::uint64_t* looks = nullptr) const;
    /// The nearest place of the area; @p place itself where it is inside.
    [[nodiscard]] Vec2 nearest(Vec2 place) const;
    [[nodiscard]] Vec2 size() const { return m_size; } ///< of the box around it
    [[nodiscard]] Vec2 center() const { return m_corner + m_size * 0.5; }
    /// The image of a place that is nearest to the center.
    [[nodiscard]] Vec2 seen(const Moment& moment, Vec2 place) const {
        return center() + moment.offset(center(), place);
    }

    /// The nearest place of the area in the world; exactly @p place where that is inside.
    [[nodiscard]] Vec2 nearestTo(const Moment& moment, Vec2 place) const {
        const Vec2 image = seen(moment, place);
        return contains(image) ? place : nearest(image);
    }

    /// A random place of the area, all equally likely.
    /// @param draw draw(i) is the i-th random number, in [0, 1). Uses 0 and 1; for polygons also
    /// numbers from 16 on, while places fall outside
    template <class Draw>
    [[nodiscard]] Vec2 randomPlace(Draw draw) const {
        Vec2 place = fromUnit(draw(0), draw(1));
        if (m_shape != RegionShape::polygon)
            return place;
        for (std::uint32_t i = 16; !contains(place) && i < 16 + 2 * mostTries; i += 2)
            place = fromUnit(draw(i), draw(i + 1));
        return nearest(place);
    }

    /// @param u,v in [0, 1), across the area; the box around a polygon, and then the nearest place
    [[nodiscard]] Vec2 placeAt(double u, double v) const {
        const Vec2 place = fromUnit(u, v);
        return m_shape == RegionShape::polygon ? nearest(place) : place;
    }

private:
    static constexpr std::uint32_t mostTries = 64; ///< then the nearest place inside is taken
    static constexpr std::size_t fewEdges = 32;    ///< so few need no index

    [[nodiscard]] Vec2 fromUnit(double u, double v) const;
    [[nodiscard]] bool polygonContains(Vec2 place, std::uint64_t* looks) const;
    /// The edge of a polygon that leads to a corner.
    [[nodiscard]] Segment edge(std::size_t to) const {
        return {m_points[to == 0 ? m_points.size() - 1 : to - 1], m_points[to]};
    }
    [[nodiscard]] double radius() const { return smaller(m_size.x, m_size.y) / 2; }

    RegionShape m_shape;
    Vec2 m_corner; ///< top left of the bounding box
    Vec2 m_size;
    Points m_points;
    std::shared_ptr<const SegmentIndex> m_edges; ///< of a polygon with many corners
};

} // namespace tiller
