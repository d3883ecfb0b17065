#pragma once

#include "core/base/number.h"
#include "core/base/vec2.h"
#include "core/nodes/node_code.h"
#include "core/nodes/node_type.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace tiller {

/// The edges of an outline in rows, by their height: finds those that may cross a height. How they
/// are divided never changes whether a place is inside, only how fast that is found.
class OutlineRows {
public:
    static constexpr std::size_t fewEdges = 32; ///< so few need no rows

    OutlineRows() = default;
    /// @param heights of both ends of each edge
    explicit OutlineRows(std::span<const Vec2> heights);

    /// Calls `visit(i)` for every edge that may cross a height, each once.
    template <class Visit>
    void forEdgesAt(double y, Visit visit) const {
        if (!(y >= m_low && y <= m_high))
            return;
        const std::size_t row = rowOf(y);
        for (std::uint32_t i = m_starts[row]; i < m_starts[row + 1]; ++i)
            visit(m_edges[i]);
    }

    [[nodiscard]] std::size_t edgesAt(double y) const {
        if (!(y >= m_low && y <= m_high))
            return 0;
        return m_starts[rowOf(y) + 1] - m_starts[rowOf(y)];
    }

    /// Whether a ray from a place to the right crosses the edges an odd number of times.
    /// @param edgeAt edgeAt(i): both ends of an edge, in a pair
    template <class EdgeAt>
    [[nodiscard]] bool areAround(Vec2 place, EdgeAt edgeAt) const {
        bool isInside = false;
        forEdgesAt(place.y, [&](std::uint32_t i) {
            const auto [a, b] = edgeAt(i);
            isInside = isInside != isCrossed(place, a, b);
        });
        return isInside;
    }
    [[nodiscard]] static bool isCrossed(Vec2 place, Vec2 a, Vec2 b) {
        return (a.y > place.y) != (b.y > place.y) &&
               place.x < a.x + (b.x - a.x) * (place.y - a.y) / (b.y - a.y);
    }

private:
    [[nodiscard]] std::size_t rowOf(double y) const {
        const double last = static_cast<double>(m_starts.size() - 2);
        return static_cast<std::size_t>(smaller(larger((y - m_low) * m_perRow, 0.0), last));
    }

    double m_low = 0;
    double m_high = -1;
    double m_perRow = 0;
    std::vector<std::uint32_t> m_starts; ///< by row: where it begins in m_edges; and the end
    std::vector<std::uint32_t> m_edges;
};

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

    [[nodiscard]] bool contains(Vec2 place) const;
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

    [[nodiscard]] Vec2 fromUnit(double u, double v) const;
    [[nodiscard]] bool polygonContains(Vec2 place) const;
    /// The edge of a polygon that leads to a corner.
    [[nodiscard]] std::pair<Vec2, Vec2> edge(std::size_t to) const {
        return {m_points[to == 0 ? m_points.size() - 1 : to - 1], m_points[to]};
    }
    [[nodiscard]] double radius() const { return smaller(m_size.x, m_size.y) / 2; }

    RegionShape m_shape;
    Vec2 m_corner; ///< top left of the bounding box
    Vec2 m_size;
    Points m_points;
    std::shared_ptr<const OutlineRows> m_rows; ///< of a polygon with many corners
};

} // namespace tiller
