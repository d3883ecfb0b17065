#pragma once

#include "core/sim/measure.h"

namespace tiller {

/// How a monitor is called among those of its quantity: by its own name, or by whose number it is
/// and what it is about: "Prey, mean", "Hunter 0: Nearest".
[[nodiscard]] std::string seriesName(const Annotation& monitor, const Project& project);

/// Its column in a table: "Speed Prey, mean".
[[nodiscard]] std::string columnName(const Annotation& monitor, const Project& project);

} // namespace tiller
