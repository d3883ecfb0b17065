#pragma once

#include "core/base/problem.h"
#include "core/model/project.h"

namespace tiller {

/// The problems of a project, each with the ids of the items it is about. If there are errors,
/// only the errors.
/// Errors: unknown types, invalid or repeated ids, values out of range, links to missing nodes,
/// ports that do not fit, two links into an input that takes one, rings of forces and conditions,
/// missing geometry, too many nodes or agents.
/// Warnings: an input without a link, nodes without effect, an agent type without steering, weights
/// that make it swing (sum of weights * tick / (mass * response time) >= 2), formulas that are
/// wrong, with line and column: their nodes give no force, and half-written ones are kept in files.
/// A library without help (TILLER_HELP in CMake) has none about lessons.
[[nodiscard]] Problems check(const Project& project);

/// What a project without errors could do better, such as forces that cancel each other. It runs as
/// it is: these are no problems.
[[nodiscard]] Problems findHints(const Project& project);

/// The errors alone, without the time that warnings take.
[[nodiscard]] Problems findErrors(const Project& project);

} // namespace tiller
