#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"

namespace tiller::obstacles_node {
namespace {

struct Settings {
    std::string group; ///< only obstacles of this group; empty: all
};

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Obstacles";
    type.help = "Circles, boxes, polygons and walls in the world. Draw and drag them in the "
                "viewport.";
    type.words = {"walls", "rocks", "islands", "barriers", "buildings", "blocks", "cover"};
    type.ports = {
        {"obstacles", "Obstacles", PortType::obstacles, false, "The obstacles, as a target."}};
    type.settings = {textSetting(&Settings::group, "group", "Group",
                                 "Only the obstacles of this group. Empty: all of them.")};
    setCode<Settings>(type).evaluate = evaluateGeometry;
}

} // namespace tiller::obstacles_node
