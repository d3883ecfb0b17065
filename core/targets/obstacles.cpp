#include "core/targets/obstacles.h"

#include "core/nodes/describe.h"

namespace tiller {

namespace {

/// They are read as a whole, not agent by agent; here it only says that they are there.
void evaluate(const NodeRun& run) {
    run.out.on = run.geometry ? run.block.lanes() : 0;
}

} // namespace

NodeType obstaclesType() {
    NodeType type;
    type.id = "obstacles";
    type.title = "Obstacles";
    type.kind = NodeKind::target;
    type.help = "What stands in the world: circles, boxes, polygons and walls. Draw and drag them "
                "in the viewport.";
    type.words = {"walls", "rocks", "islands", "barriers", "buildings", "blocks", "cover"};
    type.ports = {
        {"obstacles", "Obstacles", PortType::obstacles, false, "The obstacles, as a target."}};
    type.settings = {bindMember({.id = "group",
                                 .title = "Group",
                                 .help = "Only the obstacles of this group. Empty: all of them.",
                                 .kind = SettingKind::text,
                                 .initial = std::string()},
                                &ObstaclesSettings::group)};
    return withCode<ObstaclesSettings>(std::move(type), {.evaluate = evaluate});
}

} // namespace tiller
