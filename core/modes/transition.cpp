#include "core/modes/transition.h"

#include "core/base/lattice.h"
#include "core/nodes/describe.h"

namespace tiller {

namespace {

/// Its `when` is all there is to evaluate; ModeMachine does the rest.
void evaluate(const NodeRun& run) {
    run.out.on = run.block.lanes();
}

/// Who asks whether to change does not use up what it asks.
void markUsed(const NodeRun&) {}

} // namespace

NodeType transitionType() {
    using S = TransitionSettings;
    NodeType type;
    type.id = "transition";
    type.title = "Transition";
    type.kind = NodeKind::mode;
    type.help = "Takes an agent from one mode to another when a condition is true.";
    type.words = {"switch", "change state", "becomes", "then", "edge", "trigger"};
    type.formula = "in a mode it leads from, for at least `after`, and when: go to the mode";
    type.source = "finite state machines, as in yuka and gdx-ai";
    type.ports = {{"from", "From", PortType::mode, true,
                   "The modes it leads out of. Unwired: any mode.", true},
                  {"when", "When", PortType::condition, true,
                   "Taken when this condition is true. Unwired: as soon as the time is over.",
                   true},
                  {"transition", "To", PortType::transition, false,
                   "Wire it to the Enter of the mode it leads to."}};
    type.settings = {bindMember({.id = "after",
                                 .title = "After",
                                 .help = "Only after this time in the mode.",
                                 .unit = Unit::time,
                                 .initial = 0.0,
                                 .min = 0,
                                 .max = coordinateLimit,
                                 .sliderMax = 60},
                                &S::after),
                     bindMember({.id = "order",
                                 .title = "Order",
                                 .help = "Where several are open at once, the lowest is taken.",
                                 .kind = SettingKind::integer,
                                 .initial = 1.0,
                                 .min = 0,
                                 .max = 1000,
                                 .sliderMax = 20},
                                &S::order)};
    return withCode<S>(std::move(type), {.evaluate = evaluate, .markUsed = markUsed});
}

} // namespace tiller
