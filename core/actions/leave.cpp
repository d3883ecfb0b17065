#include "core/nodes/actions.h"
#include "core/scene/ground.h"

namespace tiller::leave_node {

[[gnu::cold]] void describe(NodeType& type) {
    using S = LeaveSettings;
    type.title = "Leave";
    type.help = "Leaves something on a ground, where the agent is: a scent, or less grass.";
    type.words = {"ground", "deposit", "pheromone", "scent", "trail",
                  "mark",   "drop",    "eat",       "graze"};
    type.formula =
        "when it fires: at the end of the tick, cells of the ground within radius of the "
        "agent, and the one that it is in, hold amount more; every tick: amount * tick";
    type.ports = {actionWhenInput(), actionOutput()};
    setAction<S>(type, Act::leave,
                 {geometrySetting(&S::ground, "ground", "Ground", "ground"),
                  numberSetting(&S::amount, "amount", "Amount",
                                "How much more a cell holds. Every tick: in a unit of time. Below "
                                "0 it takes away what is there.",
                                Unit::none, {-GroundMap::most, GroundMap::most, 10}),
                  lengthSetting(&S::radius, "radius", "Radius",
                                "It is left on cells with their centers within this distance, and "
                                "on that of the agent.",
                                100, 1000)},
                 "amount");
    type.settings.back().handle = around("position");
}

} // namespace tiller::leave_node
