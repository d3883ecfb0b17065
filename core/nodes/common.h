#pragma once

#include "core/nodes/describe.h"

/// What the descriptions of several node types have in common.
namespace tiller {

/// @name Ports
/// @{
[[nodiscard]] Port forceOutput();
[[nodiscard]] Port forcesInput();
[[nodiscard]] Port whenInput(); ///< the last input of every type with a force output
[[nodiscard]] Port pointTarget();
[[nodiscard]] Port agentTarget();
[[nodiscard]] Port neighborsInput();
[[nodiscard]] Port conditionsInput();
[[nodiscard]] Port conditionOutput();
[[nodiscard]] Port headingOutput();
[[nodiscard]] Port numberOutput();
[[nodiscard]] Port obstaclesInput();
[[nodiscard]] Port hidingInput(); ///< obstacles that block the sight
[[nodiscard]] Port pathInput();
/// An input for one agent; "each" of several is refused.
[[nodiscard]] Port oneAgentInput(std::string id, Text title, Help help);
/// An input of formulas, which call it by its id.
[[nodiscard]] Port formulaNumber(const std::string& id);
[[nodiscard]] Port optional(Port port);
/// @}

/// NodeCode::neighbors of settings with `radius` and `viewAngle`.
template <class Settings>
[[nodiscard]] NeighborNeed needOf(const void* settings) {
    const auto& of = *static_cast<const Settings*>(settings);
    return {.radius = of.radius, .viewAngle = of.viewAngle};
}

/// NodeCode::markUsed of nodes whose inputs stay unused: reading a meter does not drain it.
inline void useNothing(const NodeRun&) {}

/// NodeCode::inspect of numbers.
inline void inspectNumber(const NodeRun& run, TermValues& to) {
    to["number"] = run.out.x[0];
}

/// @name Settings
/// @{
template <class Settings>
[[nodiscard]] Setting slowingRadiusSetting(double Settings::*member) {
    return lengthSetting(member, "slowingRadius", "Slowing radius",
                         "Inside this distance it slows down. 0: it does not.", 500);
}

/// The `speed` of behaviors with a desired velocity.
template <class Settings>
[[nodiscard]] Setting speedSetting(double Settings::*member) {
    return shareSetting(member, "speed", "Speed",
                        "The desired speed, as a share of the agent's maximum speed.");
}

/// The `radius` of nodes about neighbors.
template <class Settings>
[[nodiscard]] Setting neighborhoodRadiusSetting(double Settings::*member) {
    Setting setting =
        lengthSetting(member, "radius", "Radius", "Neighbors are closer than this.", 200, noLimit);
    setting.handle = around("position");
    return setting;
}

/// The view angle of nodes about neighbors. Its handle reaches to `radius`.
template <class Settings>
[[nodiscard]] Setting viewAngleSetting(double Settings::*member) {
    Setting setting =
        numberSetting(member, "viewAngle", "View angle",
                      "How wide it sees, half to each side of its heading. 360: all round.",
                      Unit::degrees, {0, 360, 360});
    setting.handle = spread("radius");
    return setting;
}

/// The `interval` of nodes that draw at random (drawRound in lane_runs.h).
template <class Settings>
[[nodiscard]] Setting drawIntervalSetting(double Settings::*member, double sliderMax) {
    return timeSetting(member, "interval", "Interval", "The time between two draws. 0: every tick.",
                       sliderMax, coordinateLimit);
}

/// The `maxTurnRate` of nodes that turn the facing: degrees in a unit of time.
template <class Settings>
[[nodiscard]] Setting maxTurnRateSetting(double Settings::*member) {
    return numberSetting(member, "maxTurnRate", "Max turn rate",
                         "The most degrees that it turns in a unit of time.", Unit::degrees,
                         {0, noLimit, 1440});
}

/// The setting of a target that names its item of the scene.
template <class Settings>
[[nodiscard]] Setting geometrySetting(std::string Settings::*member, const char* id,
                                      const char* title, const char* geometryType) {
    return bindMember({.id = id,
                       .title = title,
                       .help = "The item of the scene that it stands for.",
                       .kind = SettingKind::geometry,
                       .geometryType = geometryType},
                      member);
}

/// The `radius` of behaviors that flee.
template <class Settings>
[[nodiscard]] Setting fleeRadiusSetting(double Settings::*member) {
    Setting setting = lengthSetting(
        member, "radius", "Radius",
        "The area of effect: it flees only while the target is closer than this.", 500, noLimit);
    setting.suggested = 120.0; // without a limit a crowd gathers in one heap, far away
    return setting;
}

/// The `prediction` of behaviors that aim ahead of their target, not yet bound to a PredictionMode.
[[nodiscard]] Setting predictionChoice();

template <class Settings>
[[nodiscard]] Setting fixedTimeSetting(double Settings::*member) {
    return onlyWhen(
        timeSetting(member, "fixedTime", "Fixed time", "How far ahead it aims, in time.", 60),
        "prediction", "fixed");
}

template <class Settings>
[[nodiscard]] Setting maxTimeSetting(double Settings::*member) {
    return onlyWhen(timeSetting(member, "maxTime", "Max time",
                                "It never aims farther ahead than this.", 60, noLimit),
                    "prediction", "by-distance",
                    {"closing", "opensteer", "intercept", "by-distance-whole"});
}
/// @}

/// @name Conditions that compare one number: a Compare with the number built in
/// @{
/// The settings that they share. They also have `symbol`, what the formula calls the number or
/// "", and `numberOf(run, lane)`, which is NaN where there is none.
struct Between {
    static constexpr bool isSame = false; ///< all agents have the same number

    double min = 0;
    double max = noLimit;

    [[nodiscard]] bool has(double number) const { return min <= number && number <= max; }
};

/// @param number what the help calls it
template <class Settings>
[[nodiscard]] std::vector<Setting> betweenSettings(const std::string& number, Unit unit,
                                                   Range range) {
    const std::string help = "True while min <= " + number + " <= max.";
    const auto bound = [&](double Between::*member, const char* id, const char* title) {
        const auto own = static_cast<double Settings::*>(member);
        return unit == Unit::count ? countSetting(own, id, title, help, range)
                                   : numberSetting(own, id, title, help, unit, range);
    };
    return {bound(&Between::min, "min", "Min"), bound(&Between::max, "max", "Max")};
}

/// Completes the code, and the description with it.
template <class Settings>
void setBetween(NodeType& type, NodeCode code = {}) {
    code.evaluate = [](const NodeRun& run) {
        const std::size_t count = Settings::isSame ? 1 : run.block.count;
        run.out.on = 0;
        for (std::size_t lane = 0; lane < count; ++lane)
            run.out.on |= LaneBits{run.as<Settings>().has(Settings::numberOf(run, lane))} << lane;
        if (Settings::isSame && run.out.on)
            run.out.on = run.block.lanes();
    };
    if (!code.inspect && *Settings::symbol)
        code.inspect = [](const NodeRun& run, TermValues& to) {
            to[Settings::symbol] = Settings::numberOf(run, 0);
        };
    setCode<Settings>(type, std::move(code));
}
/// @}

/// @name Lines of formulas
/// @{
[[nodiscard]] std::vector<FormulaStep>
joinSteps(std::initializer_list<std::vector<FormulaStep>> lists);

/// The force that seeks a place.
[[nodiscard]] std::vector<FormulaStep> seekSteps(const std::string& place);

/// The force that flees a place within `radius`.
[[nodiscard]] std::vector<FormulaStep> fleeSteps(const std::string& place);

/// `share`, how much of the speed is left at a distance within `slowingRadius`. @param when also
/// has to hold
[[nodiscard]] std::vector<FormulaStep> slowingSteps(const std::string& distance,
                                                    const std::string& when = {});

/// The force that arrives at `place`, with `slowingRadius`. @param force the symbol of the force
[[nodiscard]] std::vector<FormulaStep> arriveSteps(const std::string& force = "force");

/// The force along a direction whose length, up to 1, is the strength. @param force its symbol
[[nodiscard]] std::vector<FormulaStep> pushSteps(const std::string& direction,
                                                 const std::string& force = "force");

/// T and `place`, where the target will be after it. @param target the symbol of its place
/// @param velocity the symbol of its velocity
[[nodiscard]] std::vector<FormulaStep> predictionSteps(const std::string& target,
                                                       const std::string& velocity);
/// @}

} // namespace tiller
