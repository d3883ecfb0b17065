#pragma once

#include "core/model/edits.h"

namespace tiller {

/// "Show as formula": replaces a behavior by a Formula force that gives the same bits, with the
/// same links, name and place. Its text are the steps of the behavior's description, with the
/// values of its settings. Refused for what a formula cannot do: memory, random numbers, neighbors,
/// geometry, and settings that a parameter drives.
[[nodiscard]] Result<Change> showAsFormula(const Project& project, std::string_view node);

} // namespace tiller
