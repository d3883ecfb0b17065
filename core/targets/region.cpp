#include "core/targets/region.h"

#include "core/nodes/describe.h"
#include "core/targets/geometry_setting.h"

namespace tiller {

namespace {

/// A region is read as a shape, not agent by agent; here it only says that it is there.
void evaluate(const NodeRun& run) {
    run.out.on = run.shape ? run.block.lanes() : 0;
}

} // namespace

NodeType regionType() {
    NodeType type;
    type.id = "region";
    type.title = "Region";
    type.kind = NodeKind::target;
    type.help = "A box in the world. Drag it, or its corners, in the viewport.";
    type.words = {"area", "zone", "box", "rectangle"};
    type.ports = {{"region", "Region", PortType::region, false, "The box, as a target."}};
    type.settings = {geometrySetting(&RegionSettings::region, "region", "Region", "region")};
    return withCode<RegionSettings>(std::move(type), {.evaluate = evaluate});
}

} // namespace tiller
