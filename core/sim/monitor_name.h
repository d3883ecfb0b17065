#pragma once

#include "core/sim/measure.h"

namespace tiller {

/// A monitor's name among monitors of the same quantity: its own name, or its agents and node, as
/// in "Prey, mean" or "Hunter 0: Nearest".
[[nodiscard]] std::string seriesName(const Annotation& monitor, const Project& project);

/// The name of a monitor's column in a table: "Speed Prey, mean".
[[nodiscard]] std::string columnName(const Annotation& monitor, const Project& project);

} // namespace tiller
