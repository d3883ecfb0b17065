#include "core/sim/geometry_of.h"

#include "core/model/registry.h"
#include "core/nodes/describe.h"

namespace tiller {

namespace {

template <class Typed>
Typed typed(const SceneItem& item) {
    return settingsFrom<Typed>(findSceneType(item.type)->settings, item.values);
}

std::optional<Geometry> geometryOf(const SceneItem& item, std::uint64_t seed) {
    if (item.type == "point") {
        const auto point = typed<PointGeometry>(item);
        return Geometry{Vec2{point.x, point.y}};
    }
    if (item.type == "region")
        return Geometry{Region(typed<RegionGeometry>(item))};
    if (item.type == "field")
        return Geometry{Field(typed<FieldGeometry>(item), seed)};
    if (item.type == "path")
        if (Path path(typed<PathGeometry>(item)); !path.empty())
            return Geometry{std::move(path)};
    return {};
}

} // namespace

std::shared_ptr<const Geometry> geometryOf(const Project& project, const Node& node) {
    const NodeType& type = *findNodeType(node.type);
    if (type.output() && type.output()->type == PortType::obstacles) {
        std::vector<ObstacleGeometry> all;
        const std::string& group = textOf(valueOf(node, "group"));
        for (const SceneItem& item : project.scene)
            if (item.type == "obstacle" &&
                (group.empty() || textOf(valueOf(item, "group")) == group))
                all.push_back(typed<ObstacleGeometry>(item));
        return std::make_shared<const Geometry>(Geometry{Obstacles(all)});
    }
    for (std::size_t i = 0; i < type.settings.size(); ++i) {
        if (type.settings[i].kind != SettingKind::geometry)
            continue;
        const SceneItem* item = project.sceneItem(textOf(node.values[i]));
        const auto seed = static_cast<std::uint64_t>(project.worldNumber("seed"));
        if (item)
            if (auto geometry = geometryOf(*item, seed))
                return std::make_shared<const Geometry>(*std::move(geometry));
    }
    return {};
}

} // namespace tiller
