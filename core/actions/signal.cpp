#include "core/nodes/actions.h"

namespace tiller::signal_node {

[[gnu::cold]] void describe(NodeType& type) {
    using S = SignalSettings;
    type.title = "Signal";
    type.help = "Tells the game and the plots that something happened.";
    type.words = {"event", "notify", "trigger", "message", "count", "score", "alarm"};
    type.formula = "when it fires: an event with the name, the number and the agent";
    type.ports = {actionWhenInput(), actionOutput()};
    setAction<S>(
        type, Act::signal,
        {textSetting(&S::name, "signalName", "Name", "What the game and the plots call it."),
         numberSetting(&S::number, "number", "Number",
                       "A number that goes with it, such as a score.", Unit::none,
                       {-coordinateLimit, coordinateLimit, 10})},
        "number");
}

} // namespace tiller::signal_node
