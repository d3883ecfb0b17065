#include "core/nodes/common.h"

namespace tiller::any_node {
namespace {

void evaluate(const NodeRun& run) {
    run.out.on = 0;
    for (const InputLink& link : run.inputs[0].links)
        run.out.on |= run.signal(link).on;
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Any";
    type.help = "True while at least one of the conditions is true.";
    type.words = {"or", "either", "one of", "some"};
    type.formula = "true if at least one condition is true";
    type.ports = {conditionsInput(), conditionOutput()};
    setCode<NoSettings>(type).evaluate = evaluate;
}

} // namespace tiller::any_node
