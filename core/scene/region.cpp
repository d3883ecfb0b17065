#include "core/scene/region.h"

#include "core/base/angle.h"
#include "core/scene/geometry_settings.h"

namespace tiller {

Region::Region(const RegionGeometry& from)
    : m_shape(from.shape)
    , m_corner{from.x, from.y}
    , m_size{from.width, from.height}
    , m_points(from.points) {
    if (m_shape != RegionShape::polygon)
        return;
    if (m_points.empty())
        m_points = {m_corner};
    const Rectangle box = Rectangle::around(m_points);
    m_corner = box.low;
    m_size = box.high - box.low;
    if (m_points.size() <= fewEdges)
        return;
    std::vector<Segment> edges;
    for (std::size_t i = 0; i < m_points.size(); ++i)
        edges.push_back(edge(i));
    m_edges = std::make_shared<const SegmentIndex>(std::move(edges));
}

Region::Region(Vec2 corner, Vec2 size)
    : m_shape(RegionShape::box), m_corner(corner), m_size(size) {}

/// Whether a ray to the right crosses the outline an odd number of times.
bool Region::polygonContains(Vec2 place, std::uint64_t* looks) const {
    bool isInside = false;
    std::uint64_t count = 0;
    const auto look = [&](const Segment& edge) {
        ++count;
        isInside = isInside != isCrossed(place, edge);
    };
    if (m_edges) {
        m_edges->forEachAt(place.y, [&](std::uint32_t i) { look(m_edges->segments()[i]); });
    } else {
        for (std::size_t i = 0; i < m_points.size(); ++i)
            look(edge(i));
    }
    if (looks)
        *looks += count;
    return isInside;
}

bool Region::contains(Vec2 place, std::uint64_t* looks) const {
    switch (m_shape) {
    case RegionShape::box:
        return m_corner.x <= place.x && place.x <= m_corner.x + m_size.x && m_corner.y <= place.y &&
               place.y <= m_corner.y + m_size.y;
    case RegionShape::circle:
        return length(place - center()) <= radius();
    case RegionShape::polygon:
        return polygonContains(place, looks);
    }
    return false;
}

Vec2 Region::nearest(Vec2 place) const {
    if (m_shape == RegionShape::box)
        return {smaller(larger(place.x, m_corner.x), m_corner.x + m_size.x),
                smaller(larger(place.y, m_corner.y), m_corner.y + m_size.y)};
    if (contains(place))
        return place;
    if (m_shape == RegionShape::circle)
        return center() + truncate(place - center(), radius());
    Vec2 best = m_points.front();
    for (std::size_t i = 0, before = m_points.size() - 1; i < m_points.size(); before = i++) {
        const Vec2 on = nearestOn({m_points[before], m_points[i]}, place);
        if (length(on - place) < length(best - place))
            best = on;
    }
    return best;
}

Vec2 Region::fromUnit(double u, double v) const {
    if (m_shape == RegionShape::circle)
        return center() + direction(360 * v) * (radius() * squareRoot(u));
    return {m_corner.x + u * m_size.x, m_corner.y + v * m_size.y};
}

Description pointGeometry() {
    using S = PointGeometry;
    return {.id = "point",
            .title = "Point",
            .help = "A place in the world.",
            .settings = {coordinateSetting(&S::x, "x", "X", "To the right."),
                         coordinateSetting(&S::y, "y", "Y", "Downward.")}};
}

Description regionGeometry() {
    using S = RegionGeometry;
    const char* const shape = "shape";
    const char* const box = "box";
    const char* const circle = "circle";
    const char* const polygon = "polygon";
    return {
        .id = "region",
        .title = "Region",
        .help = "An area of the world.",
        .settings = {
            choiceSetting(&S::shape, shape, "Shape", "The form of the region.",
                          {{box, "Box", "Drawn from corner to corner."},
                           {circle, "Circle", "The largest circle that fits into the box."},
                           {polygon, "Polygon", "Any number of corners."}}),
            onlyWhen(coordinateSetting(&S::x, "x", "Left", "The left edge."), shape, box, {circle}),
            onlyWhen(coordinateSetting(&S::y, "y", "Top", "The top edge."), shape, box, {circle}),
            onlyWhen(sizeSetting(&S::width, "width", "Width", "To the right."), shape, box,
                     {circle}),
            onlyWhen(sizeSetting(&S::height, "height", "Height", "Downward."), shape, box,
                     {circle}),
            onlyWhen(pointsSetting(&S::points, "The corners, in order."), shape, polygon)}};
}

} // namespace tiller
