#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"

namespace tiller::has_neighbors_node {
namespace {

struct Settings {
    double radius = 30;     ///< neighbors are closer than this
    double viewAngle = 360; ///< degrees, half to each side of the facing
    double least = 1;       ///< the number of neighbors it needs
};

void evaluate(const NodeRun& run) {
    const auto& [radius, viewAngle, least] = run.as<Settings>();
    run.out.on = 0;
    for (std::size_t lane = 0; lane < run.block.count; ++lane)
        run.out.on |= LaneBits{countNeighbors(run, lane, radius, viewAngle, least) >= least}
                      << lane;
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Has neighbors";
    type.help = "True while enough agents are near.";
    type.words = {"crowded", "alone", "company", "count", "density", "near"};
    type.steps = {{"neighbors", "neighbors"}, {"holds", "neighbors >= least"}};
    type.symbols = {
        {"neighbors",
         "the number of agents that are closer than radius and in view, with no obstacle between"}};
    type.ports = {neighborsInput(), hidingInput(), conditionOutput()};
    type.settings = {neighborhoodRadiusSetting(&Settings::radius),
                     viewAngleSetting(&Settings::viewAngle),
                     countSetting(&Settings::least, "least", "At least",
                                  "The number of neighbors it needs.", {0, coordinateLimit, 20})};
    NodeCode& code = setCode<Settings>(type);
    code.evaluate = evaluate;
    code.neighbors = needOf<Settings>;
}

} // namespace tiller::has_neighbors_node
