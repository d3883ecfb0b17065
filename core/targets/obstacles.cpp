#include "core/targets/obstacles.h"

#include "core/targets/geometry_setting.h"

namespace tiller {

NodeType obstaclesType() {
    NodeType type;
    type.id = "obstacles";
    type.title = "Obstacles";
    type.kind = NodeKind::target;
    type.help = "Circles, boxes, polygons and walls in the world. Draw and drag them in the "
                "viewport.";
    type.words = {"walls", "rocks", "islands", "barriers", "buildings", "blocks", "cover"};
    type.ports = {
        {"obstacles", "Obstacles", PortType::obstacles, false, "The obstacles, as a target."}};
    type.settings = {bindMember({.id = "group",
                                 .title = "Group",
                                 .help = "Only the obstacles of this group. Empty: all of them.",
                                 .kind = SettingKind::text,
                                 .initial = ""},
                                &ObstaclesSettings::group)};
    return withCode<ObstaclesSettings>(std::move(type), {.evaluate = evaluateGeometry});
}

} // namespace tiller
