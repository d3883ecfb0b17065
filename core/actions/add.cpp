#include "core/nodes/actions.h"

namespace tiller::add_node {

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Add";
    type.help = "Adds to a variable; a negative amount takes away.";
    type.words = {"variable", "increase", "decrease", "subtract", "damage",
                  "pay",      "earn",     "score",    "count",    "heal"};
    type.formula = "when it fires: variable + amount, from the next tick on. All of a tick add up";
    describeChange(type, Act::add, "How much it adds each time.");
}

} // namespace tiller::add_node
