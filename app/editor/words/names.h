#pragma once

#include "core/base/problem.h"
#include "core/model/parameters.h"

#include <QString>
#include <QStringList>

namespace tiller {

/// The name of a node, link, scene item or annotation for people; of several, their number.
[[nodiscard]] QString nameOf(const Project& project, const std::vector<Id>& ids);

/// "hunter-and-prey" as a title: "Hunter and prey". Of an example, in the language of the program.
[[nodiscard]] QString titleOfFile(const QString& file);

/// "Slowing radius of Arrive", "Weight of Evade to Prey".
[[nodiscard]] QString settingName(const Project& project, const Drivable& driven);

/// What a parameter is called: its name, or else the first setting that it drives, or its id.
[[nodiscard]] QString parameterName(const Project& project, const Parameter& parameter);

/// The name of a wire: "Evade → Prey".
[[nodiscard]] QString wireName(const Project& project, const Link& link);

/// "“Force” of Evade". A port that does not exist is named by its id.
[[nodiscard]] QString portName(const Project& project, const PortRef& port);

/// The text of a problem with names instead of ids: 'Pursue', not 'Pursue "pursue-cvbvyn"'.
[[nodiscard]] QString problemText(const Project& project, const Problem& problem);

/// Each problem of a file as a sentence, with its line: "Line 3: ...".
[[nodiscard]] QStringList placedSentences(const Problems& problems);

} // namespace tiller
