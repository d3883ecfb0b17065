#include "core/nodes/actions.h"

namespace tiller::spawn_node {

[[gnu::cold]] void describe(NodeType& type) {
    using S = SpawnSettings;
    type.title = "Spawn";
    type.help = "Brings agents into the world: where the agent is, or at a place.";
    type.words = {"birth", "born", "breed", "shoot", "create", "emit", "reproduce", "offspring"};
    type.formula = "when it fires: at the end of the tick, count newborns, as many as there is "
                   "room for";
    type.ports = {actionWhenInput(),
                  {"of", "Of", PortType::agents, true, "The type of the newborns.", false, true},
                  {"where", "Where", PortType::point, true,
                   "Where they appear. Not wired: where the agent is.", true, true},
                  {"in", "In", PortType::region, true,
                   "A region in which they appear at random places.", true},
                  actionOutput()};
    setAction<S>(
        type, Act::spawn,
        {countSetting(&S::count, "count", "Count", "How many are born each time.",
                      {0, 100'000, 20}),
         countSetting(&S::mostAlive, "mostAlive", "Most alive",
                      "None are born while so many of their type live. 0: no limit.",
                      {0, 1'000'000, 1000}),
         choiceSetting(&S::velocity, "velocity", "Velocity", "How newborns move at first.",
                       {{"own", "As the parent", "A share of the agent's velocity."},
                        {"random", "Random", "Any direction."},
                        {"outward", "Outward", "Away from each other, evenly in all directions."}}),
         onlyWhen(numberSetting(&S::share, "share", "Share",
                                "How much of the agent's velocity newborns get.", Unit::share,
                                {-10, 10, 1}),
                  "velocity", "own"),
         onlyWhen(numberSetting(&S::speed, "speed", "Speed",
                                "How fast newborns are at first, but no faster than their max "
                                "speed.",
                                Unit::speed, {0, coordinateLimit, 200}),
                  "velocity", "random", {"outward"}),
         flagSetting(&S::inherits, "inherits", "Inherits",
                     "Newborns get what the agent's meters and variables hold and, if they are of "
                     "its type, its own values of parameters. Off: they start as all others.")},
        "count");
}

} // namespace tiller::spawn_node
