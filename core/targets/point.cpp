#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"
#include "core/scene/geometry.h"

namespace tiller::point_node {
namespace {

struct Settings {
    std::string point; ///< the id of a point of the scene
};

void evaluate(const NodeRun& run) {
    const Vec2* place = run.geometry ? run.geometry->as<Vec2>() : nullptr;
    setPlace(run, place ? std::optional(*place) : std::nullopt);
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Point";
    type.help = "A place in the world. Drag it in the viewport.";
    type.words = {"position", "location", "waypoint", "place", "goal"};
    type.ports = {{"point", "Point", PortType::point, false, "The place, as a target."}};
    type.settings = {geometrySetting(&Settings::point, "point", "Point", "point")};
    setCode<Settings>(type).evaluate = evaluate;
}

} // namespace tiller::point_node
