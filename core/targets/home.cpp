#include "core/targets/home.h"

#include "core/nodes/describe.h"
#include "core/targets/sighting.h"

namespace tiller {

namespace home_node {
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
} // namespace home_node

NodeType homeType() {
    using namespace home_node;
    NodeType type;
    type.id = "home";
    type.title = "Home";
    type.kind = NodeKind::target;
    type.help = "Where the agent started.";
    type.words = {"start", "origin", "spawn", "base", "nest"};
    type.ports = {{"point", "Point", PortType::point, false, "Where each agent started."}};
    return withCode<NoSettings>(std::move(type), {.evaluate = evaluate});
}

} // namespace tiller
