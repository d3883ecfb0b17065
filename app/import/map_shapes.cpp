#include "app/import/map_shapes.h"

#include "core/base/angle.h"
#include "core/model/registry.h"
#include "core/scene/obstacle.h"
#include "core/scene/path.h"
#include "core/scene/region.h"

#include <algorithm>
#include <tuple>

namespace tiller::maps {

namespace {

/// Joins each box to the one before it where @p continues says so. The boxes are sorted.
template <class Continues, class Grow>
void join(std::vector<MapBox>& boxes, Continues continues, Grow grow) {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        if (kept > 0 && continues(boxes[kept - 1], boxes[i]))
            grow(boxes[kept - 1], boxes[i]);
        else
            boxes[kept++] = boxes[i];
    }
    boxes.resize(kept);
}

Vec2 middleOf(const Points& points) {
    Vec2 sum;
    for (const Vec2 point : points)
        sum = sum + point;
    return sum * (1 / static_cast<double>(std::max<std::size_t>(points.size(), 1)));
}

/// Places on an ellipse. @param corners of the box around it
Points onEllipse(const Points& corners) {
    constexpr int pieces = 32;
    const Vec2 center = middleOf(corners);
    const Vec2 right = (corners[1] - corners[0]) * 0.5;
    const Vec2 down = (corners[3] - corners[0]) * 0.5;
    Points points;
    for (int i = 0; i < pieces; ++i) {
        const Vec2 at = direction(-360.0 / pieces * i);
        points.push_back(center + right * at.x + down * at.y);
    }
    return points;
}

/// The radius of an ellipse that is a circle.
std::optional<double> radiusOf(const MapObject& object, const Points& corners) {
    if (object.shape != MapShape::ellipse)
        return {};
    const double width = length(corners[1] - corners[0]);
    const double height = length(corners[3] - corners[0]);
    constexpr double rounding = 1e-9;
    if (std::abs(width - height) > rounding * width)
        return {};
    return width / 2;
}

/// The corners of the shape in the world.
Points outlineOf(const MapObject& object, const Points& corners) {
    return object.shape == MapShape::ellipse ? onEllipse(corners) : corners;
}

bool hasArea(const MapObject& object) {
    return object.shape != MapShape::point && object.shape != MapShape::polyline &&
           object.points.size() >= 3;
}

std::string groupOf(const MapObject& object) {
    const auto group = std::ranges::find(object.properties, "group", &Property::name);
    return group != object.properties.end() && group->type == PropertyType::text
               ? textOf(group->value)
               : object.layer;
}

std::optional<SceneItem> obstacleOf(const MapObject& object, const Points& corners) {
    ObstacleGeometry obstacle{.points = outlineOf(object, corners), .group = groupOf(object)};
    if (object.shape == MapShape::polyline && corners.size() >= 2) {
        obstacle.shape = ObstacleShape::wall;
        return itemWith("obstacle", obstacle);
    }
    if (!hasArea(object))
        return {};
    obstacle.shape = ObstacleShape::polygon;
    if (const auto radius = radiusOf(object, corners)) {
        const Vec2 center = middleOf(corners);
        return itemWith("obstacle", ObstacleGeometry{.shape = ObstacleShape::circle,
                                                     .x = center.x,
                                                     .y = center.y,
                                                     .radius = *radius,
                                                     .group = obstacle.group});
    }
    if (object.shape == MapShape::box)
        if (const auto box = uprightBox(corners))
            return itemOf(*box, Becomes::obstacle, obstacle.group, {});
    return itemWith("obstacle", obstacle);
}

std::optional<SceneItem> regionOf(const MapObject& object, const Points& corners) {
    if (!hasArea(object))
        return {};
    if (const auto radius = radiusOf(object, corners)) {
        const Vec2 corner = middleOf(corners) - Vec2{*radius, *radius};
        return itemWith("region", RegionGeometry{.shape = RegionShape::circle,
                                                 .x = corner.x,
                                                 .y = corner.y,
                                                 .width = 2 * *radius,
                                                 .height = 2 * *radius});
    }
    if (object.shape == MapShape::box)
        if (const auto box = uprightBox(corners))
            return itemOf(*box, Becomes::region, {}, {});
    return itemWith("region", RegionGeometry{.shape = RegionShape::polygon,
                                             .points = outlineOf(object, corners)});
}

/// An entity with a field of points is a path through them.
std::optional<SceneItem> pathOf(const MapObject& object, const Points& corners,
                                const MapScale& toWorld) {
    PathGeometry path{.points = {}};
    if (!object.route.empty()) {
        path.points.push_back(toWorld(object.routeStart.value_or(placeOf(object))));
        for (const Vec2 place : object.route)
            path.points.push_back(toWorld(place));
    } else {
        path.closed = object.shape != MapShape::polyline;
        path.points = outlineOf(object, corners);
    }
    if (path.points.size() < 2)
        return {};
    return itemWith("path", path);
}

} // namespace

std::vector<MapBox> mergeBoxes(std::vector<MapBox> boxes) {
    std::ranges::sort(boxes, {},
                      [](const MapBox& box) { return std::tuple(box.y, box.height, box.x); });
    join(
        boxes,
        [](const MapBox& a, const MapBox& b) {
            return a.y == b.y && a.height == b.height && a.x + a.width == b.x;
        },
        [](MapBox& a, const MapBox& b) { a.width += b.width; });
    std::ranges::sort(boxes, {},
                      [](const MapBox& box) { return std::tuple(box.x, box.width, box.y); });
    join(
        boxes,
        [](const MapBox& a, const MapBox& b) {
            return a.x == b.x && a.width == b.width && a.y + a.height == b.y;
        },
        [](MapBox& a, const MapBox& b) { a.height += b.height; });
    return boxes;
}

std::optional<MapBox> uprightBox(const Points& corners) {
    const auto [left, right] = std::ranges::minmax(corners, {}, &Vec2::x);
    const auto [top, bottom] = std::ranges::minmax(corners, {}, &Vec2::y);
    for (const Vec2 corner : corners)
        if ((corner.x != left.x && corner.x != right.x) ||
            (corner.y != top.y && corner.y != bottom.y))
            return {};
    return MapBox{left.x, top.y, right.x - left.x, bottom.y - top.y};
}

Vec2 placeOf(const MapObject& object) {
    return object.pivot ? *object.pivot : middleOf(object.points);
}

std::optional<SceneItem> itemOf(const MapObject& object, Becomes becomes, const MapScale& toWorld) {
    Points corners;
    for (const Vec2 point : object.points)
        corners.push_back(toWorld(point));
    switch (becomes) {
    case Becomes::obstacle:
        return obstacleOf(object, corners);
    case Becomes::region:
        return regionOf(object, corners);
    case Becomes::path:
        return pathOf(object, corners, toWorld);
    case Becomes::point: {
        const Vec2 place = toWorld(placeOf(object));
        return itemWith("point", PointGeometry{place.x, place.y});
    }
    default:
        return {};
    }
}

SceneItem itemOf(const MapBox& box, Becomes becomes, const std::string& group,
                 const MapScale& toWorld) {
    const Vec2 corner = toWorld({box.x, box.y});
    const Vec2 size = Vec2{box.width, box.height} * toWorld.scale;
    if (becomes == Becomes::region)
        return itemWith("region", RegionGeometry{.shape = RegionShape::box,
                                                 .x = corner.x,
                                                 .y = corner.y,
                                                 .width = size.x,
                                                 .height = size.y});
    return itemWith("obstacle", ObstacleGeometry{.shape = ObstacleShape::box,
                                                 .x = corner.x,
                                                 .y = corner.y,
                                                 .width = size.x,
                                                 .height = size.y,
                                                 .group = group});
}

} // namespace tiller::maps
