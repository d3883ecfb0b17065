#include "core/actions/remove.h"

namespace tiller {

NodeType removeType() {
    NodeType type;
    type.id = "remove";
    type.title = "Remove";
    type.help = "Takes agents out of the world: the agent itself, or those it touches.";
    type.words = {"die", "death", "kill", "eat", "catch", "despawn", "destroy", "sink", "delete"};
    type.formula = "when it fires: at the end of the tick, they are gone";
    type.ports = {actionWhenInput(), actionOutput()};
    type.settings = firingSettings<RemoveSettings>();
    type.settings.push_back(whomSetting());
    return actionType<RemoveSettings>(std::move(type), Act::remove);
}

} // namespace tiller
