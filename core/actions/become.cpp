#include "core/nodes/actions.h"

namespace tiller::become_node {

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Become";
    type.help = "Turns agents into another type: the agent itself, or those it touches.";
    type.words = {"infect",      "convert", "transform", "turn into",
                  "change type", "grow up", "zombie"};
    type.formula = "when it fires: at the end of the tick, they are of the type Into, where they "
                   "are and as they move; home and memory start anew";
    type.ports = {
        actionWhenInput(),
        {"into", "Into", PortType::agents, true, "The type that they become.", false, true},
        actionOutput()};
    setAction<FiringAt>(type, Act::become, {whomSetting()});
}

} // namespace tiller::become_node
