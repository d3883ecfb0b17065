#pragma once

#include "core/model/project.h"

#include <QStringList>

namespace tiller {

/// What one override sets, as a person says it: "Slowing radius of Arrive → 50 u". Where it leads
/// nowhere, the line itself.
[[nodiscard]] QString overrideWords(const Project& project, const QString& line);

/// Of all lines, separated by commas; the fourth and later ones are counted.
[[nodiscard]] QString summaryOf(const Project& project, const std::string& lines);

} // namespace tiller
