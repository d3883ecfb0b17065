#include "core/sim/geometry_of.h"

#include "core/base/lattice.h"
#include "core/base/number.h"
#include "core/model/registry.h"
#include "core/nodes/describe.h"

namespace tiller {

namespace {

template <class Typed>
Typed settingsAs(const SceneItem& item) {
    return settingsFrom<Typed>(findSceneType(item.type)->settings, item.values);
}

/// In a world that wraps: moves points by whole worlds, so that the first one lies inside. Scene
/// items drawn outside of such a world appear there.
Points intoWorld(const Project& project, Points points) {
    if (points.empty() || project.worldText("edges") != "wrap")
        return points;
    const Vec2 size = lattice(Vec2{project.worldNumber("width"), project.worldNumber("height")});
    const Vec2 first = points.front();
    const Vec2 shift{size.x * floorOf(first.x / size.x), size.y * floorOf(first.y / size.y)};
    for (Vec2& point : points)
        point = point - shift;
    return points;
}

ObstacleGeometry obstacleOf(const Project& project, const SceneItem& item) {
    auto obstacle = settingsAs<ObstacleGeometry>(item);
    const Vec2 place = intoWorld(project, {{obstacle.x, obstacle.y}}).front();
    obstacle.x = place.x;
    obstacle.y = place.y;
    obstacle.points = intoWorld(project, std::move(obstacle.points));
    return obstacle;
}

std::shared_ptr<const Geometry> shared(Geometry geometry) {
    return std::make_shared<const Geometry>(std::move(geometry));
}

} // namespace

std::shared_ptr<const Geometry> geometryOf(const Project& project, const SceneItem& item) {
    if (item.type == "point") {
        const auto point = settingsAs<PointGeometry>(item);
        return shared({Vec2{point.x, point.y}});
    }
    if (item.type == "region")
        return shared({Region(settingsAs<RegionGeometry>(item))});
    if (item.type == "field")
        return shared({Field(settingsAs<FieldGeometry>(item),
                             static_cast<std::uint64_t>(project.worldNumber("seed")))});
    if (item.type == "path") {
        auto path = settingsAs<PathGeometry>(item);
        path.points = intoWorld(project, std::move(path.points));
        if (!path.points.empty())
            return shared({Path(path)});
    }
    return {};
}

std::vector<ObstacleGeometry> obstacleListOf(const Project& project, const std::string& group) {
    std::vector<ObstacleGeometry> all;
    for (const SceneItem& item : project.scene)
        if (item.type == "obstacle" && (group.empty() || textOf(valueOf(item, "group")) == group))
            all.push_back(obstacleOf(project, item));
    return all;
}

std::shared_ptr<const Geometry> obstaclesOf(const Project& project, const std::string& group) {
    return shared({Obstacles(obstacleListOf(project, group))});
}

} // namespace tiller
