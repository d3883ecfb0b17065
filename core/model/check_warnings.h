#pragma once

#include "core/base/problem.h"
#include "core/model/project_index.h"

namespace tiller {

/// What makes parts of a project useless or hard to control: inputs without a link, nodes without
/// effect, geometry with too few points, weights that make agents swing, faulty lessons.
/// @pre the project has no errors
[[nodiscard]] Problems findWarnings(const Project& project, ProjectIndex& nodes);

} // namespace tiller
