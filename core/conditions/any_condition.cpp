#include "core/conditions/any_condition.h"

#include "core/nodes/describe.h"

namespace tiller {

namespace any_condition_node {
namespace {

void evaluate(const NodeRun& run) {
    run.out.on = 0;
    for (const InputLink& link : run.inputs[0].links)
        run.out.on |= run.signal(link).on;
}

} // namespace
} // namespace any_condition_node

NodeType anyType() {
    using namespace any_condition_node;
    NodeType type;
    type.id = "any";
    type.title = "Any";
    type.kind = NodeKind::condition;
    type.help = "True while at least one of the conditions is true.";
    type.words = {"or", "either", "one of", "some"};
    type.formula = "true if at least one condition is true";
    type.ports = {conditionsInput(), conditionOutput()};
    return withCode<NoSettings>(std::move(type), {.evaluate = evaluate});
}

} // namespace tiller
