#include "core/nodes/actions.h"

namespace tiller::remove_node {

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Remove";
    type.help = "Takes agents out of the world: the agent itself, or those it touches.";
    type.words = {"die",     "death",   "kill", "eat",    "catch",
                  "despawn", "destroy", "sink", "delete", "shoot"};
    type.formula = "when it fires: at the end of the tick, they are gone";
    type.ports = {actionWhenInput(), actionOutput()};
    setAction<FiringAt>(type, Act::remove, {whomSetting()});
}

} // namespace tiller::remove_node
