#include "core/targets/path.h"

#include "core/nodes/describe.h"
#include "core/targets/geometry_setting.h"

namespace tiller {

namespace {

/// It is read as a whole, not agent by agent; here it only says that it is there.
void evaluate(const NodeRun& run) {
    run.out.on = run.geometry ? run.block.lanes() : 0;
}

} // namespace

NodeType pathType() {
    NodeType type;
    type.id = "path";
    type.title = "Path";
    type.kind = NodeKind::target;
    type.help = "A way through the world. Draw it, and drag its points, in the viewport.";
    type.words = {"route", "track", "road", "lane", "waypoints", "curve", "patrol"};
    type.ports = {{"path", "Path", PortType::path, false, "The way, as a target."}};
    type.settings = {geometrySetting(&PathSettings::path, "path", "Path", "path")};
    return withCode<PathSettings>(std::move(type), {.evaluate = evaluate});
}

} // namespace tiller
