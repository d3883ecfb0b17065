#pragma once

#include "core/nodes/common.h"

/// What actions have in common, and their settings, which core/sim reads to carry them out.
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

struct LeaveSettings : Firing {
    std::string ground;
    double amount = 1; ///< each time; every tick: in a unit of time
    double radius = 0;
};

struct SignalSettings : Firing {
    std::string name = "signal";
    double number = 1;
};

enum class RunOutcome { won, lost, over };

struct EndSettings : Firing {
    RunOutcome outcome = RunOutcome::won;
};

struct ChangeSettings : FiringAt {
    double amount = 1;
};

enum class BirthVelocity { own, random, outward };

struct SpawnSettings : Firing {
    double count = 1;     ///< newborns each time
    double mostAlive = 0; ///< of their type; 0: no limit but the world's
    BirthVelocity velocity = BirthVelocity::own;
    double share = 1;  ///< of the own velocity
    double speed = 60; ///< of a random or outward velocity
    bool inherits = false;
};

/// Whether the settings of an action are FiringAt.
[[nodiscard]] constexpr bool happensToAgents(Act act) {
    return act == Act::remove || act == Act::become || act == Act::set || act == Act::add;
}

[[nodiscard]] Port actionWhenInput();
[[nodiscard]] Port actionOutput();
[[nodiscard]] Setting firesSetting();
[[nodiscard]] Setting whomSetting(); ///< of FiringAt

/// The agents for which an action fires in this tick. Call it once per tick: it remembers.
[[nodiscard]] LaneBits firingLanes(const NodeRun& run, const Firing& firing);

/// The agents for which what the action asked for in the last tick was carried out.
[[nodiscard]] LaneBits doneLanes(const NodeRun& run);

/// Gives an action its code, and its settings: those of Firing and some more.
/// @param amount as NodeCode::amount
template <class Settings>
void setAction(NodeType& type, Act act, std::initializer_list<Setting> more,
               std::string_view amount = {}) {
    type.settings = {
        bindMember(firesSetting(), static_cast<Fires Settings::*>(&Settings::fires)),
        onlyWhen(timeSetting(static_cast<double Settings::*>(&Settings::every), "every", "Interval",
                             "The time until it acts again.", 10, coordinateLimit),
                 "fires", "regularly")};
    type.settings.insert(type.settings.end(), more);
    NodeCode& code = setCode<Settings>(type);
    code.memory = {flagMemory("done"), flagMemory("was on"), numberMemory("wait")};
    // Before the nodes that read it, wherever they come in the order.
    code.refill = [](const NodeRun& run) { run.out.on = doneLanes(run); };
    code.evaluate = [](const NodeRun&) {};
    code.act = act;
    code.firing = [](const NodeRun& run) { return firingLanes(run, run.as<Settings>()); };
    code.amount = amount;
}

/// What Set and Add have in common.
void describeChange(NodeType& type, Act act, std::string_view amountHelp);

} // namespace tiller
