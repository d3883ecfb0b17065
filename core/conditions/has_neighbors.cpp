#include "core/base/lattice.h"
#include "core/nodes/common.h"

namespace tiller::has_neighbors_node {
namespace {

struct Settings {
    double radius = 30;     ///< neighbors are closer than this
    double viewAngle = 360; ///< degrees, half to each side of the facing
    double least = 1;       ///< the number of neighbors it needs
};

void evaluate(const NodeRun& run) {
    const double least = run.as<Settings>().least;
    run.out.on = 0;
    for (std::size_t lane = 0; lane < run.block.count; ++lane) {
        const double count = run.neighbors ? run.neighbors->count[lane] : 0;
        run.out.on |= LaneBits{count >= least} << lane;
    }
}

NeighborNeed neighbors(const void* settings) {
    const auto& needed = *static_cast<const Settings*>(settings);
    return {.radius = needed.radius, .viewAngle = needed.viewAngle};
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Has neighbors";
    type.help = "True while enough agents are near.";
    type.words = {"crowded", "alone", "company", "count", "density", "near"};
    type.steps = {{"neighbors", "neighbors"}, {"holds", "neighbors >= least"}};
    type.symbols = {{"neighbors", "the number of agents that are closer than radius and in view"}};
    type.ports = {neighborsInput(), conditionOutput()};
    type.settings = {neighborhoodRadiusSetting(&Settings::radius),
                     viewAngleSetting(&Settings::viewAngle),
                     countSetting(&Settings::least, "least", "At least",
                                  "The number of neighbors it needs.", {0, coordinateLimit, 20})};
    setCode<Settings>(type, {.evaluate = evaluate, .neighbors = neighbors});
}

} // namespace tiller::has_neighbors_node
