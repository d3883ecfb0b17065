#include "core/nodes/actions.h"

namespace tiller::set_node {

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Set";
    type.help = "Gives a variable a value.";
    type.words = {"variable", "assign", "reset", "remember", "value", "let"};
    type.formula =
        "when it fires: variable = amount, from the next tick on. Of several in a tick the "
        "first counts: that of the agent with the lowest number";
    describeChange(type, Act::set, "The value that the variable gets.");
}

} // namespace tiller::set_node
