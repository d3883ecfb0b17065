#include "core/actions/spawn.h"

namespace tiller {

namespace spawn_node {
namespace {

std::vector<Setting> velocitySettings() {
    using S = SpawnSettings;
    return {bindMember({.id = "velocity",
                        .title = "Velocity",
                        .help = "How newborns move at first.",
                        .initial = "own",
                        .choices = {{"own", "As the parent", "A share of the agent's velocity."},
                                    {"random", "Random", "Any direction."},
                                    {"outward", "Outward",
                                     "Away from each other, evenly in all directions."}}},
                       &S::velocity),
            bindMember({.id = "share",
                        .title = "Share",
                        .help = "How much of the agent's velocity newborns get.",
                        .unit = Unit::share,
                        .initial = 1.0,
                        .min = -10,
                        .max = 10,
                        .sliderMax = 1,
                        .appliesWhen = {"velocity", "own"}},
                       &S::share),
            bindMember({.id = "speed",
                        .title = "Speed",
                        .help = "How fast newborns are at first, but no faster than their max "
                                "speed.",
                        .unit = Unit::speed,
                        .initial = 60.0,
                        .min = 0,
                        .max = coordinateLimit,
                        .sliderMax = 200,
                        .appliesWhen = {"velocity", "random", {"outward"}}},
                       &S::speed)};
}

} // namespace
} // namespace spawn_node

NodeType spawnType() {
    using namespace spawn_node;
    using S = SpawnSettings;
    NodeType type;
    type.id = "spawn";
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
    type.settings = firingSettings<S>();
    type.settings.push_back(bindMember({.id = "count",
                                        .title = "Count",
                                        .help = "How many are born each time.",
                                        .kind = SettingKind::integer,
                                        .unit = Unit::count,
                                        .initial = 1.0,
                                        .min = 0,
                                        .max = 100'000,
                                        .sliderMax = 20},
                                       &S::count));
    type.settings.push_back(
        bindMember({.id = "mostAlive",
                    .title = "Most alive",
                    .help = "None are born while so many of their type live. 0: no limit.",
                    .kind = SettingKind::integer,
                    .unit = Unit::count,
                    .initial = 0.0,
                    .min = 0,
                    .max = 1'000'000,
                    .sliderMax = 1000},
                   &S::mostAlive));
    for (Setting& setting : velocitySettings())
        type.settings.push_back(std::move(setting));
    type.settings.push_back(
        bindMember({.id = "inherits",
                    .title = "Inherits meters",
                    .help = "Newborns get what the agent's meters hold and, if they are of its "
                            "type, its own values of parameters. Off: they start as all others.",
                    .initial = false},
                   &S::inherits));
    return actionType<S>(std::move(type), Act::spawn);
}

} // namespace tiller
