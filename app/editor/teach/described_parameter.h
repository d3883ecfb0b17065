#pragma once

#include "core/model/parameters.h"

namespace tiller {

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
