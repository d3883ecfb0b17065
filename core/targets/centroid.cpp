#include "core/base/lattice.h"
#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"

namespace tiller::centroid_node {
namespace {

struct Settings {
    double range = 200; ///< only agents closer than this count
};

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
    const auto& centroid = *static_cast<const Settings*>(settings);
    return {.radius = centroid.range, .offsets = true, .velocities = true};
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Centroid";
    type.help = "The middle of some agents: their mean position and velocity. An agent does not "
                "count itself.";
    type.words = {"center", "middle", "mean", "average", "center of mass", "crowd"};
    type.ports = {{"agents", "Agents", PortType::agents, true,
                   "The agents to average. Several types are one group."},
                  {"agent", "Agent", PortType::agent, false, "The middle, as one agent."}};
    type.settings = {lengthSetting(&Settings::range, "range", "Range",
                                   "Only agents closer than this count.", 500, noLimit)};
    setHandles(type, {{"range", around("position")}});
    NodeCode& code = setCode<Settings>(type);
    code.evaluate = evaluate;
    code.neighbors = neighbors;
    code.onlySums = true;
}

} // namespace tiller::centroid_node
