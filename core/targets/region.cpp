#include "core/targets/region.h"

#include "core/nodes/describe.h"
#include "core/targets/geometry_setting.h"

namespace tiller {

namespace {

/// A region is read as a whole, not agent by agent; here it only says that it is there.
void evaluate(const NodeRun& run) {
    run.out.on = run.geometry ? run.block.lanes() : 0;
}

} // namespace

NodeType regionType() {
    NodeType type;
    type.id = "region";
    type.title = "Region";
    type.kind = NodeKind::target;
    type.help = "An area of the world. Drag it, or its corners, in the viewport.";
    type.words = {"area", "zone", "box", "rectangle", "circle", "polygon"};
    type.ports = {{"region", "Region", PortType::region, false, "The area, as a target."}};
    type.settings = {geometrySetting(&RegionSettings::region, "region", "Region", "region")};
    return withCode<RegionSettings>(std::move(type), {.evaluate = evaluate});
}

} // namespace tiller
