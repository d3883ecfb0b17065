#include "core/scene/obstacle.h"

#include "core/base/angle.h"
#include "core/scene/geometry_settings.h"
#include "core/scene/region.h"

#include <algorithm>

namespace tiller {

namespace {

/// A bounding circle, around the middle of the bounding box.
Segment circleAround(const Points& points) {
    const Rectangle box = Rectangle::around(points);
    const Vec2 middle = (box.low + box.high) * 0.5;
    Segment circle{middle, middle};
    for (const Vec2 point : points)
        circle.radius = larger(circle.radius, length(point - middle));
    return circle;
}

} // namespace

bool canStand(const ObstacleGeometry& obstacle) {
    const bool isCircle = obstacle.shape == ObstacleShape::circle;
    if (!isCircle && obstacle.shape != ObstacleShape::box)
        return true;
    const Vec2 size =
        isCircle ? Vec2{obstacle.radius, obstacle.radius} : Vec2{obstacle.width, obstacle.height};
    return isPlace({obstacle.x, obstacle.y}) && isPlace(size);
}

Points outlineOf(const ObstacleGeometry& obstacle) {
    Points outline = obstacle.points;
    if (obstacle.shape == ObstacleShape::box) {
        const Vec2 low{obstacle.x, obstacle.y};
        const Vec2 high = low + Vec2{obstacle.width, obstacle.height};
        outline = {low, {high.x, low.y}, high, {low.x, high.y}};
    }
    if (obstacle.shape != ObstacleShape::wall && !outline.empty())
        outline.push_back(outline.front());
    return outline;
}

std::vector<Segment> outlinesOf(const ObstacleGeometry& obstacle) {
    const Vec2 center{obstacle.x, obstacle.y};
    if (obstacle.shape == ObstacleShape::circle)
        return {{center, center, obstacle.radius}};
    const Points outline = outlineOf(obstacle);
    std::vector<Segment> segments;
    for (std::size_t i = 1; i < outline.size(); ++i)
        segments.push_back({outline[i - 1], outline[i]});
    if (outline.size() == 1)
        segments.push_back({outline.front(), outline.front()});
    return segments;
}

Obstacles::Obstacles(const std::vector<ObstacleGeometry>& from) {
    std::vector<Segment> segments;
    std::vector<Segment> circles;
    for (ObstacleGeometry obstacle : from) {
        keepPlaces(obstacle.points);
        const std::vector<Segment> pieces = outlinesOf(obstacle);
        if (!canStand(obstacle) || pieces.empty())
            continue;
        segments.insert(segments.end(), pieces.begin(), pieces.end());
        m_owners.resize(segments.size(), static_cast<std::uint32_t>(circles.size()));
        const bool isCircle = obstacle.shape == ObstacleShape::circle;
        m_outlines.push_back(isCircle ? Points() : outlineOf(obstacle));
        circles.push_back(isCircle ? pieces.front() : circleAround(m_outlines.back()));
        m_ids.push_back(obstacle.id);
    }
    m_outlineIndex = SegmentIndex(std::move(segments));
    m_centers = SegmentIndex(std::move(circles));
}

std::optional<std::pair<std::uint32_t, std::uint32_t>>
findPieces(const std::vector<std::string>& ids, const std::vector<std::uint32_t>& owners,
           std::string_view id) {
    const auto found = std::ranges::find(ids, id);
    if (id.empty() || found == ids.end())
        return {};
    const auto owner = static_cast<std::uint32_t>(found - ids.begin());
    const auto [first, end] = std::ranges::equal_range(owners, owner);
    return std::pair(static_cast<std::uint32_t>(first - owners.begin()),
                     static_cast<std::uint32_t>(end - owners.begin()));
}

bool Obstacles::take(const std::string& id, const ObstacleGeometry* now, bool isNew) {
    const auto held = findPieces(m_ids, m_owners, id);
    Points outline;
    std::vector<Segment> pieces;
    if (now && canStand(*now)) {
        ObstacleGeometry shape = *now;
        keepPlaces(shape.points);
        pieces = outlinesOf(shape);
        if (!pieces.empty() && shape.shape != ObstacleShape::circle)
            outline = outlineOf(shape);
    }
    if (m_outlineIndex.needsRebuild() || m_centers.needsRebuild() ||
        (!held && !isNew && !pieces.empty()) ||
        (held && !pieces.empty() && pieces.size() != held->second - held->first))
        return false;
    if (pieces.empty()) {
        if (!held)
            return true;
        const std::uint32_t owner = m_owners[held->first];
        for (std::uint32_t i = held->first; i < held->second; ++i)
            m_outlineIndex.remove(i);
        m_centers.remove(owner);
        m_ids[owner].clear();
        return now == nullptr; // or it may come back to its place
    }
    const Segment center = outline.empty() ? pieces.front() : circleAround(outline);
    if (held) {
        for (std::uint32_t i = held->first; i < held->second; ++i)
            m_outlineIndex.replace(i, pieces[i - held->first]);
        m_centers.replace(m_owners[held->first], center);
        m_outlines[m_owners[held->first]] = std::move(outline);
        return true;
    }
    const auto owner = static_cast<std::uint32_t>(m_ids.size());
    for (const Segment& piece : pieces) {
        m_outlineIndex.add(piece);
        m_owners.push_back(owner);
    }
    m_centers.add(center);
    m_outlines.push_back(std::move(outline));
    m_ids.push_back(id);
    return true;
}

std::optional<Obstacles::Meeting> Obstacles::firstAhead(const Moment& moment, Vec2 from,
                                                        Vec2 direction, double reach,
                                                        double radius) const {
    const Vec2 to = from + direction * reach;
    const Vec2 low = Vec2{smaller(from.x, to.x), smaller(from.y, to.y)} - Vec2{radius, radius};
    const Vec2 high = Vec2{larger(from.x, to.x), larger(from.y, to.y)} + Vec2{radius, radius};
    std::optional<double> first;
    std::uint32_t owner = 0;
    Vec2 image;
    m_outlineIndex.forImages(moment, low, high, [&](Vec2 shift) {
        m_outlineIndex.forEachIn(low + shift, high + shift, [&](std::uint32_t index) {
            const auto distance =
                sweep(m_outlineIndex.segments()[index], from + shift, direction, reach, radius);
            if (!distance || (first && (*distance > *first ||
                                        (*distance == *first && m_owners[index] >= owner))))
                return;
            first = distance;
            owner = m_owners[index];
            image = shift;
        });
    });
    if (!first)
        return {};
    const Vec2 left = turnLeft(direction);
    const double middle = dot(m_centers.segments()[owner].a - (from + image), left);
    return Meeting{*first, middle + extent(owner, left), extent(owner, left * -1) - middle};
}

std::optional<Obstacles::Cut> Obstacles::firstCut(const Moment& moment, Vec2 from, Vec2 direction,
                                                  double reach) const {
    const Vec2 to = from + direction * reach;
    const Vec2 low{smaller(from.x, to.x), smaller(from.y, to.y)};
    const Vec2 high{larger(from.x, to.x), larger(from.y, to.y)};
    std::optional<Cut> first;
    std::uint32_t best = 0;
    m_outlineIndex.forImages(moment, low, high, [&](Vec2 shift) {
        m_outlineIndex.forEachIn(low + shift, high + shift, [&](std::uint32_t index) {
            const Segment& segment = m_outlineIndex.segments()[index];
            const auto distance = cut(segment, from + shift, direction, reach);
            if (!distance || (first && (*distance > first->distance ||
                                        (*distance == first->distance && index >= best))))
                return;
            const Vec2 at = from + shift + direction * *distance;
            Vec2 normal = unit(at - segment.a);
            if (segment.radius == 0) {
                normal = turnLeft(unit(segment.b - segment.a));
                if (dot(normal, direction) > 0)
                    normal = normal * -1;
            }
            best = index;
            first = Cut{*distance, normal, m_owners[index]};
        });
    });
    return first;
}

bool Obstacles::hides(const Moment& moment, Vec2 from, Vec2 offset) const {
    const double distance = length(offset);
    return distance > 0 && firstCut(moment, from, unit(offset), distance);
}

bool Obstacles::contain(const Moment& moment, Vec2 place) const {
    bool inside = false;
    forEachWithin(moment, place, 0, [&](std::uint32_t obstacle, Vec2 center) {
        const Points& outline = m_outlines[obstacle];
        if (outline.empty() || outline.front() != outline.back()) { // a circle or a wall
            inside = inside ||
                     (outline.empty() && length(center) < m_centers.segments()[obstacle].radius);
            return;
        }
        const Vec2 at = m_centers.segments()[obstacle].a - center;
        bool odd = false;
        for (std::size_t i = 1; i < outline.size(); ++i)
            odd = odd != isCrossed(at, {outline[i - 1], outline[i]});
        inside = inside || odd;
    });
    return inside;
}

std::optional<Obstacles::Near> Obstacles::nearest(const Moment& moment, Vec2 from,
                                                  double within) const {
    Vec2 shift;
    const auto hit = m_outlineIndex.nearestImage(moment, from, within, shift);
    if (!hit)
        return {};
    return nearestOf(m_outlineIndex.segments()[hit->segment], from + shift);
}

Obstacles::Near Obstacles::nearestOf(const Segment& outline, Vec2 from) {
    const Vec2 toLine = nearestOn(outline, from) - from;
    return {toLine - unit(toLine) * outline.radius, length(toLine) - outline.radius};
}

double Obstacles::extent(std::uint32_t obstacle, Vec2 direction) const {
    if (obstacle >= m_outlines.size())
        return 0;
    const Segment& circle = m_centers.segments()[obstacle];
    const Points& outline = m_outlines[obstacle];
    if (outline.empty())
        return circle.radius;
    double farthest = -circle.radius;
    for (const Vec2 point : outline)
        farthest = larger(farthest, dot(point - circle.a, direction));
    return farthest;
}

Description obstacleGeometry() {
    using S = ObstacleGeometry;
    const char* const shape = "shape";
    const char* const circle = "circle";
    const char* const box = "box";
    const char* const polygon = "polygon";
    const char* const wall = "wall";
    return {
        .id = "obstacle",
        .title = "Obstacle",
        .help = "Something that agents keep clear of.",
        .settings = {
            choiceSetting(&S::shape, shape, "Shape", "The form of the obstacle.",
                          {{circle, "Circle", "A center and a radius."},
                           {box, "Box", "Drawn from corner to corner."},
                           {polygon, "Polygon", "Any number of corners."},
                           {wall, "Wall", "A line from point to point."}}),
            onlyWhen(coordinateSetting(&S::x, "x", "X",
                                       "The center of a circle, the left edge of a box."),
                     shape, circle, {box}),
            onlyWhen(coordinateSetting(&S::y, "y", "Y",
                                       "The center of a circle, the top edge of a box."),
                     shape, circle, {box}),
            onlyWhen(sizeSetting(&S::radius, "radius", "Radius", "Of the circle."), shape, circle),
            onlyWhen(sizeSetting(&S::width, "width", "Width", "To the right."), shape, box),
            onlyWhen(sizeSetting(&S::height, "height", "Height", "Downward."), shape, box),
            onlyWhen(pointsSetting(&S::points, "The corners, in order."), shape, polygon, {wall}),
            textSetting(&S::group, "group", "Group",
                        "A name that some obstacles share. A target can pick one group.")}};
}

} // namespace tiller
