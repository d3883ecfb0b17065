#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"

namespace tiller::home_node {
namespace {

void evaluate(const NodeRun& run) {
    const Block& block = run.block;
    alignas(64) Lanes x;
    alignas(64) Lanes y;
    for (std::size_t lane = 0; lane < block.count; ++lane) {
        x[lane] = block.homeX[block.rank[lane]];
        y[lane] = block.homeY[block.rank[lane]];
    }
    setPlaces(run, x.data(), y.data());
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Home";
    type.help = "Where the agent started.";
    type.words = {"start", "origin", "spawn", "base", "nest"};
    type.ports = {{"point", "Point", PortType::point, false, "Where each agent started."}};
    setCode<NoSettings>(type).evaluate = evaluate;
}

} // namespace tiller::home_node
