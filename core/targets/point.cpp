#include "core/targets/point.h"

#include "core/nodes/describe.h"
#include "core/scene/geometry.h"
#include "core/targets/geometry_setting.h"
#include "core/targets/sighting.h"

namespace tiller {

namespace point_node {
namespace {

void evaluate(const NodeRun& run) {
    const Vec2* place = run.geometry ? run.geometry->as<Vec2>() : nullptr;
    setPlace(run, place ? std::optional(*place) : std::nullopt);
}

} // namespace
} // namespace point_node

NodeType pointType() {
    using namespace point_node;
    NodeType type;
    type.id = "point";
    type.title = "Point";
    type.kind = NodeKind::target;
    type.help = "A place in the world. Drag it in the viewport.";
    type.words = {"position", "location", "waypoint", "place", "goal"};
    type.ports = {{"point", "Point", PortType::point, false, "The place, as a target."}};
    type.settings = {geometrySetting(&PointSettings::point, "point", "Point", "point")};
    return withCode<PointSettings>(std::move(type), {.evaluate = evaluate});
}

} // namespace tiller
