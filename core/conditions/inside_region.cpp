#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"
#include "core/scene/geometry.h"

namespace tiller::inside_region_node {
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

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Inside region";
    type.help = "True while the agent is inside the region; its edge belongs to it.";
    type.words = {"zone", "area", "within", "trigger", "in", "enter", "territory"};
    type.formula = "true if position is in the region";
    type.ports = {{"region", "Region", PortType::region, true, "The region it may be in."},
                  conditionOutput()};
    setCode<NoSettings>(type).evaluate = evaluate;
}

} // namespace tiller::inside_region_node
