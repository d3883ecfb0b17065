#pragma once

#include "core/model/edits.h"
#include "core/model/project_index.h"

namespace tiller {

/// The weight of a link, described as a setting.
[[nodiscard]] const Setting& weightSetting();

/// A setting that a parameter can drive: a number, a flag, a choice, or the weight of a force.
struct Drivable {
    SettingRef ref;
    const Setting* setting = nullptr; ///< lives as long as the registry
    std::size_t index = 0;            ///< among the values of its item; 0 of a weight
    Value value;
};

/// @name Nothing if there is no such setting, or if no parameter can drive it
/// @{
[[nodiscard]] std::optional<Drivable> findDrivable(const Project& project, const SettingRef& ref);
[[nodiscard]] std::optional<Drivable>
findDrivable(const ProjectIndex& items, const std::vector<Value>& world, const SettingRef& ref);
/// @}

/// The parameter that drives a setting; null if none does.
[[nodiscard]] const Parameter* drivingParameter(const Project& project, const SettingRef& ref);

/// The name of a parameter in a sentence: its name, or else its id.
[[nodiscard]] const std::string& titleOf(const Parameter& parameter);

/// The problem with the range and the step of a parameter.
[[nodiscard]] std::optional<std::string> findRangeProblem(const Parameter& parameter);

/// The problem with a value for a parameter: with its range, and with each setting that it drives.
[[nodiscard]] std::optional<std::string>
findProblem(const Project& project, const Parameter& parameter, const Value& value);

/// The errors of all parameters: ranges, values, and settings with two parameters. A parameter may
/// drive a setting that does not exist: check() warns.
[[nodiscard]] Problems findParameterErrors(const Project& project);

/// Gives the value of each parameter to the settings that it drives, as far as they take it.
/// Returns those that had another value.
std::vector<SettingRef> applyParameters(Project& project);

/// @name Edits of parameters, as those of edits.h
/// @{

/// Sets a parameter and all settings that it drives.
[[nodiscard]] Result<Change> setParameter(const Project& project, std::string_view id,
                                          const Value& value);

/// Replaces the parameter with this id. All settings that it drives then get its value. Refused if
/// its range, its step or its value is wrong.
[[nodiscard]] Result<Change> editParameter(const Project& project, const Parameter& after);

/// Adds a parameter that drives a setting, with its name ("Max speed of Prey"), over the usual
/// range or, where the value is near an end of that, up to twice the value.
[[nodiscard]] Result<Change> makeParameter(const Project& project, IdSource& ids,
                                           const SettingRef& ref);

/// Lets a parameter drive one more setting, which gets its value. Another parameter lets it go.
[[nodiscard]] Result<Change> drive(const Project& project, std::string_view parameter,
                                   const SettingRef& ref);

/// Lets a setting go: it keeps its value, and no parameter drives it. A parameter that drove only
/// this setting is removed.
[[nodiscard]] Change release(const Project& project, const SettingRef& ref);

/// Moves a parameter in its list: -1 earlier, +1 later.
[[nodiscard]] Change moveParameter(const Project& project, std::string_view id, int by);

/// The change, after which parameters have the values that it gave to settings they drive; with it
/// go the other settings of these parameters. Ranges widen to hold the values.
[[nodiscard]] Result<Change> followParameters(const Project& project, Change change);
/// @}

} // namespace tiller
