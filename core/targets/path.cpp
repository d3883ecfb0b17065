#include "core/targets/path.h"

#include "core/targets/geometry_setting.h"

namespace tiller {

NodeType pathType() {
    NodeType type;
    type.id = "path";
    type.title = "Path";
    type.kind = NodeKind::target;
    type.help = "A way through the world. Draw it, and drag its points, in the viewport.";
    type.words = {"route", "track", "road", "lane", "waypoints", "curve", "patrol"};
    type.ports = {{"path", "Path", PortType::path, false, "The path, as a target."}};
    type.settings = {geometrySetting(&PathSettings::path, "path", "Path", "path")};
    return withCode<PathSettings>(std::move(type), {.evaluate = evaluateGeometry});
}

} // namespace tiller
