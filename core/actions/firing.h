#pragma once

#include "core/nodes/describe.h"

namespace tiller {

enum class Fires { once, everyTick, regularly };

/// When an action fires. The settings of each action begin with it.
struct Firing {
    Fires fires = Fires::once;
    double every = 1; ///< time between two, while the condition is true
};

/// The memory of every action for each agent.
enum ActionMemory : std::size_t {
    actionIsDone, ///< 1 if what it asked for in the last tick was carried out
    actionWasOn,  ///< 1 if its condition was true in the last tick
    actionWait    ///< time until it fires again
};

enum class Whom { self, touched };

/// The settings of an action that happens to agents.
struct FiringAt : Firing {
    Whom whom = Whom::self;
};

/// @name What all actions have in common
/// @{
[[nodiscard]] Port actionWhenInput();
[[nodiscard]] Port actionOutput();

template <class Settings>
[[nodiscard]] std::vector<Setting> firingSettings() {
    return {bindMember<Settings>(
                {.id = "fires",
                 .title = "Fires",
                 .help = "How often it acts while its condition is true.",
                 .initial = "once",
                 .choices = {{"once", "Once", "When the condition becomes true."},
                             {"every-tick", "Every tick", "In every tick while it is true."},
                             {"regularly", "Regularly", "At once, and then after each interval."}}},
                static_cast<Fires Settings::*>(&Settings::fires)),
            bindMember<Settings>({.id = "every",
                                  .title = "Interval",
                                  .help = "The time until it acts again.",
                                  .unit = Unit::time,
                                  .initial = 1.0,
                                  .min = 0,
                                  .max = coordinateLimit,
                                  .sliderMax = 10,
                                  .appliesWhen = {"fires", "regularly"}},
                                 static_cast<double Settings::*>(&Settings::every))};
}

[[nodiscard]] Setting whomSetting(); ///< of FiringAt

/// The agents for which an action fires in this tick. Call it once per tick: it remembers.
[[nodiscard]] LaneBits firingLanes(const NodeRun& run, const Firing& firing);

/// The agents for which what the action asked for in the last tick was carried out.
[[nodiscard]] LaneBits doneLanes(const NodeRun& run);

/// Completes an action.
template <class Settings>
[[nodiscard]] NodeType actionType(NodeType type, Act act) {
    type.kind = NodeKind::action;
    return withCode<Settings>(
        std::move(type),
        {.memory = {flagMemory("done"), flagMemory("was on"), numberMemory("wait")},
         // Before the nodes that read it, wherever they come in the order.
         .refill = [](const NodeRun& run) { run.out.on = doneLanes(run); },
         .evaluate = [](const NodeRun&) {},
         .act = act,
         .firing = [](const NodeRun& run) { return firingLanes(run, run.as<Settings>()); }});
}
/// @}

} // namespace tiller
