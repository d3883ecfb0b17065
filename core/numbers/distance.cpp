#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"

namespace tiller::distance_node {
namespace {

void evaluate(const NodeRun& run) {
    const Signal* target = targetAt(run, 0);
    run.out.on = target ? target->on : 0;
    for (std::size_t lane = 0; lane < run.block.count && target; ++lane)
        run.out.x[lane] = length(Vec2{target->x[lane], target->y[lane]});
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Distance";
    type.help = "How far away a target is. Without a target there is no number.";
    type.words = {"far", "near", "range", "how far", "measure", "length"};
    type.steps = {{"number", "|target - position|"}};
    type.ports = {pointTarget(), numberOutput()};
    type.ports[0].oneOnly = true;
    setCode<NoSettings>(type).evaluate = evaluate;
}

} // namespace tiller::distance_node
