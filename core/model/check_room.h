#pragma once

#include "core/base/problem.h"
#include "core/model/project_index.h"

namespace tiller {

/// Warnings about solid agents that have no room at the start: a region that is too small for all
/// of them, and agents placed within an obstacle or within each other.
[[nodiscard]] Problems checkRoom(const Project& project, ProjectIndex& nodes);

} // namespace tiller
