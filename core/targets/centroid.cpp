#include "core/targets/centroid.h"

#include "core/base/lattice.h"
#include "core/nodes/describe.h"
#include "core/targets/sighting.h"

namespace tiller {

namespace centroid_node {
namespace {

void evaluate(const NodeRun& run) {
    run.out.on = 0;
    if (!run.neighbors)
        return;
    const NeighborSums& sums = *run.neighbors;
    for (std::size_t lane = 0; lane < run.block.count; ++lane) {
        const double count = sums.count[lane];
        std::optional<Seen> seen;
        if (count > 0)
            seen = Seen{{},
                        Vec2{sums.offsetX[lane], sums.offsetY[lane]} / count,
                        Vec2{sums.velocityX[lane], sums.velocityY[lane]} / count};
        setSighting(run.out, lane, seen);
    }
}

NeighborNeed neighbors(const void* settings) {
    const auto& centroid = *static_cast<const CentroidSettings*>(settings);
    return {.radius = centroid.range, .offsets = true, .velocities = true};
}

} // namespace
} // namespace centroid_node

NodeType centroidType() {
    using namespace centroid_node;
    NodeType type;
    type.id = "centroid";
    type.title = "Centroid";
    type.kind = NodeKind::target;
    type.help = "The middle of some agents: their mean position and velocity. An agent does not "
                "count itself.";
    type.words = {"center", "middle", "mean", "average", "center of mass", "crowd"};
    type.ports = {{"agents", "Agents", PortType::agents, true,
                   "The agents to average. Several types are one group."},
                  {"agent", "Agent", PortType::agent, false, "The middle, as one agent."}};
    type.settings = {lengthSetting(&CentroidSettings::range, "range", "Range",
                                   "Only agents closer than this count.", 200, 500, noLimit)};
    setHandles(type, {{"range", around("position")}});
    return withCode<CentroidSettings>(std::move(type),
                                      {.evaluate = evaluate, .neighbors = neighbors});
}

} // namespace tiller
