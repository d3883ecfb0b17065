#pragma once

#include "app/editor/words/names.h"

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

} // namespace tiller
