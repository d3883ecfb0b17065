#include "core/nodes/common.h"

namespace tiller::all_node {
namespace {

void evaluate(const NodeRun& run) {
    run.out.on = run.inputs[0].links.empty() ? 0 : run.block.lanes();
    for (const InputLink& link : run.inputs[0].links)
        run.out.on &= run.signal(link).on;
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "All";
    type.help = "True while all of the conditions are true.";
    type.words = {"and", "both", "every", "combine"};
    type.formula = "true if every condition is true; false without any";
    type.ports = {conditionsInput(), conditionOutput()};
    setCode<NoSettings>(type).evaluate = evaluate;
}

} // namespace tiller::all_node
