#pragma once

#include "core/model/project.h"

#include <QStringList>

namespace tiller {

/// An override in words: "Slowing radius of Arrive → 50 u". The line itself if its item or setting
/// does not exist.
[[nodiscard]] QString overrideWords(const Project& project, const QString& line);

/// All lines in words, separated by commas; only the number of the fourth and later ones.
[[nodiscard]] QString summaryOf(const Project& project, const std::string& lines);

} // namespace tiller
