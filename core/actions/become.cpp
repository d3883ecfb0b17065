#include "core/actions/become.h"

namespace tiller {

NodeType becomeType() {
    NodeType type;
    type.id = "become";
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
    type.settings = firingSettings<BecomeSettings>();
    type.settings.push_back(whomSetting());
    return actionType<BecomeSettings>(std::move(type), Act::become);
}

} // namespace tiller
