#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"

namespace tiller::path_node {
namespace {

struct Settings {
    std::string path; ///< the id of a path of the scene
};

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Path";
    type.help = "A way through the world. Draw it, and drag its points, in the viewport.";
    type.words = {"route", "track", "road", "lane", "waypoints", "curve", "patrol"};
    type.ports = {{"path", "Path", PortType::path, false, "The path, as a target."}};
    type.settings = {geometrySetting(&Settings::path, "path", "Path", "path")};
    setCode<Settings>(type).evaluate = evaluateGeometry;
}

} // namespace tiller::path_node
