#include "core/targets/home.h"

#include "core/nodes/describe.h"
#include "core/targets/sighting.h"

namespace tiller {

namespace {

void evaluate(const NodeRun& run) {
    const Block& block = run.block;
    for (std::size_t lane = 0; lane < block.count; ++lane) {
        const Vec2 home{block.homeX[lane], block.homeY[lane]};
        setSighting(run.out, lane, Seen{{}, block.moment->offset(block.position(lane), home), {}});
    }
}

} // namespace

NodeType homeType() {
    NodeType type;
    type.id = "home";
    type.title = "Home";
    type.kind = NodeKind::target;
    type.help = "Where the agent started.";
    type.words = {"start", "origin", "spawn", "base", "nest"};
    type.ports = {{"point", "Point", PortType::point, false, "Where each agent started."}};
    return withCode<HomeSettings>(std::move(type), {.evaluate = evaluate});
}

} // namespace tiller
