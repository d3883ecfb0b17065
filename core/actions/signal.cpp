#include "core/actions/signal.h"

namespace tiller {

NodeType signalType() {
    NodeType type;
    type.id = "signal";
    type.title = "Signal";
    type.help = "Tells the game and the plots that something happened.";
    type.words = {"event", "notify", "trigger", "message", "count", "score", "alarm"};
    type.formula = "when it fires: an event with the name, the number and the agent";
    type.ports = {actionWhenInput(), actionOutput()};
    type.settings = firingSettings<SignalSettings>();
    type.settings.push_back(bindMember({.id = "signalName",
                                        .title = "Name",
                                        .help = "What the game and the plots call it.",
                                        .kind = SettingKind::text,
                                        .initial = "signal"},
                                       &SignalSettings::name));
    type.settings.push_back(bindMember({.id = "number",
                                        .title = "Number",
                                        .help = "A number that goes with it, such as a score.",
                                        .initial = 1.0,
                                        .min = -coordinateLimit,
                                        .max = coordinateLimit,
                                        .sliderMax = 10},
                                       &SignalSettings::number));
    return actionType<SignalSettings>(std::move(type), Act::signal);
}

} // namespace tiller
