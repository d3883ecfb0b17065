#pragma once

#include "app/editor/words/names.h"

#include <QString>

namespace tiller {

/// The settings that a parameter drives, in words.
[[nodiscard]] QString drivenNames(const Project& project, const Parameter& parameter);

/// What it costs to change a driven setting in a run; empty if it acts at once.
[[nodiscard]] QString runCost(const Project& project, const SettingRef& ref);

/// Makes a parameter of a setting, or lets the setting go. Refused if no parameter can drive it.
[[nodiscard]] Result<Change> toggledParameter(const Project& project, IdSource& ids,
                                              const SettingRef& ref);

} // namespace tiller
