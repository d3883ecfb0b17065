#pragma once

#include "app/editor/words/names.h"
#include "core/model/parameters.h"

#include <QStringList>

/// The settings that overrides change and parameters drive, in words.

namespace tiller {

/// An override in words: "Slowing radius of Arrive → 50 u". The line itself if its item or setting
/// does not exist.
[[nodiscard]] QString overrideWords(const Project& project, const QString& line);

/// All lines in words, separated by commas; only the number of the fourth and later ones.
[[nodiscard]] QString summaryOf(const Project& project, const std::string& lines);

/// The settings that a parameter drives, in words.
[[nodiscard]] QString drivenNames(const Project& project, const Parameter& parameter);

/// What it costs to change a driven setting in a run; empty if it acts at once.
[[nodiscard]] QString runCost(const Project& project, const SettingRef& ref);

/// Makes a parameter of a setting, or lets the setting go. Refused if no parameter can drive it.
[[nodiscard]] Result<Change> toggledParameter(const Project& project, IdSource& ids,
                                              const SettingRef& ref);

/// The first setting that a parameter drives; a plain number, flag or text if it drives none.
/// Nothing if none of its settings exists.
[[nodiscard]] std::optional<Setting> shownSetting(const Project& project,
                                                  const Parameter& parameter);

/// Where the slider of a parameter ends. "No limit" is no place on it.
/// @param setting what it drives
[[nodiscard]] double sliderEnd(const Setting& setting, const Parameter& parameter);

/// The stop of the slider that is nearest to a number. Other values stay.
/// @param setting what it drives
[[nodiscard]] Value atStop(const Setting& setting, const Parameter& parameter, Value value);

/// @name A parameter as an item with settings: value, and of a number min, max and step
/// @{
[[nodiscard]] Description describedParameter(const Project& project, const Parameter& parameter);
/// In the order of the description.
[[nodiscard]] std::vector<Value> valuesOf(const Parameter& parameter);
[[nodiscard]] Result<Change> setParameterSetting(const Project& project, std::string_view id,
                                                 std::string_view setting, const Value& value);
/// @}

} // namespace tiller
