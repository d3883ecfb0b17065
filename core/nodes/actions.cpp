#include "core/nodes/actions.h"

#include <algorithm>
#include <cstring>

namespace tiller {

Port actionWhenInput() {
    return {"when", "When", PortType::condition, true, "It acts when this is true."};
}

Port actionOutput() {
    return {"done", "Done", PortType::action, false,
            "Wire it to an agent type's Actions. As a condition it is true in the tick after the "
            "action was carried out."};
}

Setting firesSetting() {
    return SettingSpec{.id = "fires",
                       .title = "Fires",
                       .help = "How often it acts while its condition is true.",
                       .choices = {{"once", "Once", "When the condition becomes true."},
                                   {"every-tick", "Every tick", "In every tick while it is true."},
                                   {"regularly", "Regularly",
                                    "When the condition becomes true, and then after each interval "
                                    "while it stays true."}}};
}

Setting whomSetting() {
    return choiceSetting(
        &FiringAt::whom, "whom", "Whom", "Who it happens to.",
        {{"self", "Itself", "The agent whose condition is true."},
         {"touched", "Those it touches",
          "All agents that a Touching condition on the way to When sees. Its margin is "
          "the reach."}});
}

LaneBits doneLanes(const NodeRun& run) {
    static constexpr Lanes nobody{};
    const double* isDone = run.memory[actionIsDone];
    if (std::memcmp(isDone, nobody.data(), run.block.count * sizeof(double)) == 0)
        return 0; // so it is nearly always
    LaneBits done = 0;
    for (std::size_t lane = 0; lane < run.block.count; ++lane)
        done |= LaneBits{isDone[lane] != 0} << lane;
    return done;
}

LaneBits firingLanes(const NodeRun& run, const Firing& firing) {
    const LaneBits when =
        run.inputs[0].links.empty() ? 0 : run.signal(run.inputs[0].links[0]).on & run.block.lanes();
    std::fill_n(&run.memory[actionIsDone][0], run.block.count, 0.0);
    if (when == 0) {
        std::fill_n(&run.memory[actionWasOn][0], run.block.count, 0.0);
        if (firing.fires == Fires::regularly)
            std::fill_n(&run.memory[actionWait][0], run.block.count, 0.0);
        return 0;
    }
    if (firing.fires == Fires::everyTick) {
        for (std::size_t lane = 0; lane < run.block.count; ++lane)
            run.memory[actionWasOn][lane] = static_cast<double>(when >> lane & 1);
        return when;
    }
    LaneBits fires = 0;
    for (std::size_t lane = 0; lane < run.block.count; ++lane) {
        const bool isOn = (when >> lane & 1) != 0;
        double& wasOn = run.memory[actionWasOn][lane];
        double& wait = run.memory[actionWait][lane];
        bool now = isOn;
        if (firing.fires == Fires::once)
            now = isOn && wasOn == 0;
        if (firing.fires == Fires::regularly) {
            // Half a tick hides the rounding errors of the sum.
            const double tick = run.block.moment->tickLength;
            wait = isOn && wasOn != 0 ? wait - tick : 0;
            now = isOn && wait < tick / 2;
            if (now)
                wait += firing.every;
        }
        wasOn = isOn ? 1 : 0;
        fires |= LaneBits{now} << lane;
    }
    return fires;
}

void describeChange(NodeType& type, Act act, std::string_view amountHelp) {
    using S = ChangeSettings;
    type.ports = {
        actionWhenInput(),
        {"variable", "Variable", PortType::variable, true, "The variable that it changes."},
        actionOutput()};
    Setting whom = bindMember(whomSetting(), static_cast<Whom S::*>(&S::whom));
    whom.help = "Whose variable it changes. One of the world changes once for each of them.";
    setAction<S>(type, act,
                 {numberSetting(&S::amount, "amount", "Amount", amountHelp, Unit::none,
                                {-coordinateLimit, coordinateLimit, 100}),
                  whom},
                 "amount");
}

} // namespace tiller
