#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"

namespace tiller::count_near_node {
namespace {

struct Settings {
    double radius = 100;    ///< agents closer than this count
    double viewAngle = 360; ///< degrees, half to each side of the facing
};

void evaluate(const NodeRun& run) {
    const auto& settings = run.as<Settings>();
    for (std::size_t lane = 0; lane < run.block.count; ++lane)
        run.out.x[lane] = countNeighbors(run, lane, settings.radius, settings.viewAngle);
    run.out.on = run.block.lanes();
}

void inspect(const NodeRun& run, TermValues& to) {
    to["neighbors"] = run.out.x[0];
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Count near";
    type.help = "How many agents are near. An agent does not count itself.";
    type.words = {"count", "neighbors", "density", "how many", "crowd", "around"};
    type.steps = {{"number", "neighbors"}};
    type.symbols = {
        {"neighbors",
         "the number of agents that are closer than radius and in view, with no obstacle between"}};
    type.ports = {neighborsInput(), hidingInput(), numberOutput()};
    type.settings = {neighborhoodRadiusSetting(&Settings::radius),
                     viewAngleSetting(&Settings::viewAngle)};
    NodeCode& code = setCode<Settings>(type);
    code.evaluate = evaluate;
    code.neighbors = needOf<Settings>;
    code.inspect = inspect;
}

} // namespace tiller::count_near_node
