#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"

namespace tiller::field_node {
namespace {

struct Settings {
    std::string field; ///< the id of a field of the scene
};

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Field";
    type.help = "A direction at each place. Drag its center in the viewport.";
    type.words = {"flow", "flow field", "wind", "stream", "current", "vortex"};
    type.ports = {{"field", "Field", PortType::field, false, "The field, as a target."}};
    type.settings = {geometrySetting(&Settings::field, "field", "Field", "field")};
    setCode<Settings>(type).evaluate = evaluateGeometry;
}

} // namespace tiller::field_node
