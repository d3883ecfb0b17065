#include "core/modes/agent_mode.h"
#include "core/nodes/common.h"

namespace tiller::transition_node {
namespace {

/// Only its `when` matters here; ModeMachine does the rest.
void evaluate(const NodeRun& run) {
    run.out.on = run.block.lanes();
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    using S = TransitionSettings;
    type.title = "Transition";
    type.help = "Takes an agent from one mode to another when a condition is true.";
    type.words = {"switch", "change state", "becomes", "then", "edge", "trigger"};
    type.formula = "after the time `after` in a mode of `from`, if `when` is true: enter the mode";
    type.source = "yuka, state machine; gdx-ai, state machine";
    type.ports = {{"from", "From", PortType::mode, true,
                   "The modes it leads out of. Unwired: any mode.", true},
                  {"when", "When", PortType::condition, true,
                   "Taken when this condition is true. Unwired: when the time is over.", true},
                  {"transition", "To", PortType::transition, false,
                   "Wire it to the Enter of the mode it leads to."}};
    type.settings = {timeSetting(&S::after, "after", "After", "Only after this time in the mode.",
                                 60, coordinateLimit),
                     wholeSetting(&S::order, "order", "Order",
                                  "If several can be taken at once, the lowest is.",
                                  {0, 1000, 20})};
    NodeCode& code = setCode<S>(type);
    code.evaluate = evaluate;
    code.markUsed = useNothing; // not its condition, so it drains no meter
}

} // namespace tiller::transition_node
