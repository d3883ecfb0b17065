#include "core/nodes/common.h"

namespace tiller::not_node {
namespace {

void evaluate(const NodeRun& run) {
    run.out.on = 0;
    if (!run.inputs[0].links.empty())
        run.out.on = run.block.lanes() & ~run.signal(run.inputs[0].links[0]).on;
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Not";
    type.help = "True while the other condition is false.";
    type.words = {"invert", "unless", "else", "opposite"};
    type.formula = "true if the condition is false";
    type.ports = {{"of", "Condition", PortType::condition, true, "The condition to invert."},
                  conditionOutput()};
    setCode<NoSettings>(type).evaluate = evaluate;
}

} // namespace tiller::not_node
