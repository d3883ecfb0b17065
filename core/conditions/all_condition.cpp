#include "core/conditions/all_condition.h"

#include "core/nodes/describe.h"

namespace tiller {

namespace all_condition_node {
namespace {

void evaluate(const NodeRun& run) {
    run.out.on = run.inputs[0].links.empty() ? 0 : run.block.lanes();
    for (const InputLink& link : run.inputs[0].links)
        run.out.on &= run.signal(link).on;
}

} // namespace
} // namespace all_condition_node

NodeType allType() {
    using namespace all_condition_node;
    NodeType type;
    type.id = "all";
    type.title = "All";
    type.kind = NodeKind::condition;
    type.help = "True while all of the conditions are true.";
    type.words = {"and", "both", "every", "combine"};
    type.formula = "true if every condition is true; false without any";
    type.ports = {conditionsInput(), conditionOutput()};
    return withCode<NoSettings>(std::move(type), {.evaluate = evaluate});
}

} // namespace tiller
