#include "core/conditions/inside_region.h"

#include "core/nodes/describe.h"
#include "core/nodes/lane_runs.h"
#include "core/scene/geometry.h"

namespace tiller {

namespace inside_region_node {
namespace {

void evaluate(const NodeRun& run) {
    run.out.on = 0;
    const Region* region = geometryAt<Region>(run, 0);
    if (!region)
        return;
    forLanes(run.block.lanes(), [&](std::size_t lane) {
        const Vec2 place = region->seen(*run.block.moment, run.block.position(lane));
        run.out.on |= LaneBits{region->contains(place)} << lane;
    });
}

} // namespace
} // namespace inside_region_node

NodeType insideRegionType() {
    using namespace inside_region_node;
    NodeType type;
    type.id = "inside-region";
    type.title = "Inside region";
    type.kind = NodeKind::condition;
    type.help = "True while the agent is inside the region; its edge belongs to it.";
    type.words = {"zone", "area", "within", "trigger", "in", "enter", "territory"};
    type.formula = "true if position is in the region";
    type.ports = {{"region", "Region", PortType::region, true, "The region it may be in."},
                  conditionOutput()};
    return withCode<NoSettings>(std::move(type), {.evaluate = evaluate});
}

} // namespace tiller
