#include "core/conditions/not_condition.h"

#include "core/nodes/describe.h"

namespace tiller {

namespace not_condition_node {
namespace {

void evaluate(const NodeRun& run) {
    run.out.on = 0;
    if (!run.inputs[0].links.empty())
        run.out.on = run.block.lanes() & ~run.signal(run.inputs[0].links[0]).on;
}

} // namespace
} // namespace not_condition_node

NodeType notType() {
    using namespace not_condition_node;
    NodeType type;
    type.id = "not";
    type.title = "Not";
    type.kind = NodeKind::condition;
    type.help = "True while the other condition is false.";
    type.words = {"invert", "unless", "else", "opposite"};
    type.formula = "true if the condition is false";
    type.ports = {{"of", "Condition", PortType::condition, true, "The condition to invert."},
                  conditionOutput()};
    return withCode<NoSettings>(std::move(type), {.evaluate = evaluate});
}

} // namespace tiller
