#include "core/nodes/actions.h"

namespace tiller::end_node {

[[gnu::cold]] void describe(NodeType& type) {
    using S = EndSettings;
    type.title = "End";
    type.help = "Ends the run: it is won, lost, or just over. The card's name says why.";
    type.words = {"win", "lose", "won", "lost", "game over", "victory", "defeat", "finish", "stop"};
    type.formula = "when it fires for the first time: the run has this outcome";
    type.ports = {actionWhenInput(), actionOutput()};
    setAction<S>(type, Act::end,
                 {choiceSetting(&S::outcome, "outcome", "Outcome", "How the run ends.",
                                {{"won", "Won", "The goal is reached."},
                                 {"lost", "Lost", "The goal cannot be reached anymore."},
                                 {"over", "Over", "Neither won nor lost."}})});
}

} // namespace tiller::end_node
