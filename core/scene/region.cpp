#include "core/scene/region.h"

#include "core/base/angle.h"
#include "core/scene/geometry_settings.h"
#include "core/scene/segment_index.h"

namespace tiller {

namespace {

constexpr double mostEntries = 4; ///< in rows, per edge on average

} // namespace

OutlineRows::OutlineRows(std::span<const Vec2> heights) {
    if (heights.empty())
        return;
    m_low = m_high = heights.front().x;
    double sum = 0;
    for (const Vec2 ends : heights) {
        m_low = smaller(m_low, smaller(ends.x, ends.y));
        m_high = larger(m_high, larger(ends.x, ends.y));
        sum += magnitude(ends.y - ends.x);
    }
    const auto count = static_cast<double>(heights.size());
    const double height = m_high - m_low;
    // An edge is in one row more than it is high, in rows.
    const double most = sum > 0 ? (mostEntries - 1) * count * height / sum : 1;
    const double rows = larger(floorOf(smaller(most, count)), 1.0);
    m_perRow = height > 0 ? rows / height : 0;
    m_starts.assign(static_cast<std::size_t>(rows) + 1, 0);
    const auto forRows = [&](Vec2 ends, auto visit) {
        const std::size_t last = rowOf(larger(ends.x, ends.y));
        for (std::size_t row = rowOf(smaller(ends.x, ends.y)); row <= last; ++row)
            visit(row);
    };
    for (const Vec2 ends : heights)
        forRows(ends, [this](std::size_t row) { ++m_starts[row + 1]; });
    for (std::size_t row = 1; row < m_starts.size(); ++row)
        m_starts[row] += m_starts[row - 1];
    m_edges.resize(m_starts.back());
    std::vector<std::uint32_t> next(m_starts.begin(), m_starts.end() - 1);
    for (std::uint32_t i = 0; i < heights.size(); ++i)
        forRows(heights[i], [&](std::size_t row) { m_edges[next[row]++] = i; });
}

Region::Region(const RegionGeometry& from)
    : m_shape(from.shape)
    , m_corner{from.x, from.y}
    , m_size{from.width, from.height}
    , m_points(from.points) {
    if (m_shape != RegionShape::polygon)
        return;
    if (m_points.empty())
        m_points = {m_corner};
    Vec2 low = m_points.front();
    Vec2 high = low;
    for (const Vec2 point : m_points) {
        low = {smaller(low.x, point.x), smaller(low.y, point.y)};
        high = {larger(high.x, point.x), larger(high.y, point.y)};
    }
    m_corner = low;
    m_size = high - low;
    if (m_points.size() <= OutlineRows::fewEdges)
        return;
    std::vector<Vec2> heights;
    for (std::size_t i = 0; i < m_points.size(); ++i)
        heights.push_back({edge(i).first.y, edge(i).second.y});
    m_rows = std::make_shared<const OutlineRows>(heights);
}

Region::Region(Vec2 corner, Vec2 size)
    : m_shape(RegionShape::box), m_corner(corner), m_size(size) {}

/// Whether a ray to the right crosses the outline an odd number of times.
bool Region::polygonContains(Vec2 place) const {
    if (m_rows)
        return m_rows->areAround(place, [this](std::size_t i) { return edge(i); });
    bool inside = false;
    for (std::size_t i = 0; i < m_points.size(); ++i)
        inside = inside != OutlineRows::isCrossed(place, edge(i).first, edge(i).second);
    return inside;
}

bool Region::contains(Vec2 place) const {
    switch (m_shape) {
    case RegionShape::box:
        return m_corner.x <= place.x && place.x <= m_corner.x + m_size.x && m_corner.y <= place.y &&
               place.y <= m_corner.y + m_size.y;
    case RegionShape::circle:
        return length(place - center()) <= radius();
    case RegionShape::polygon:
        return polygonContains(place);
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

Description regionGeometry() {
    using S = RegionGeometry;
    const std::string shape = "shape";
    const std::string box = "box";
    const std::string circle = "circle";
    const std::string polygon = "polygon";
    return {
        .id = "region",
        .title = "Region",
        .help = "An area of the world.",
        .settings = {
            bindMember(
                {.id = shape,
                 .title = "Shape",
                 .help = "The form of the region.",
                 .choices = {{box, "Box", "Drawn from corner to corner."},
                             {circle, "Circle", "The largest circle that fits into the box."},
                             {polygon, "Polygon", "Any number of corners."}}},
                &S::shape),
            onlyWhen(coordinateSetting(&S::x, "x", "Left", "The left edge."), shape, box, {circle}),
            onlyWhen(coordinateSetting(&S::y, "y", "Top", "The top edge."), shape, box, {circle}),
            onlyWhen(sizeSetting(&S::width, "width", "Width", "To the right."), shape, box,
                     {circle}),
            onlyWhen(sizeSetting(&S::height, "height", "Height", "Downward."), shape, box,
                     {circle}),
            onlyWhen(pointsSetting(&S::points, "The corners, in order."), shape, polygon)}};
}

} // namespace tiller
