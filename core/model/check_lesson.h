#pragma once

#include "core/base/problem.h"
#include "core/model/project.h"

namespace tiller {

/// Warnings about the lesson of a project: links in the notes that lead nowhere, experiments that
/// cannot start, steps that cannot be followed, parameters whose settings do not exist. @pre all
/// types and values are valid
[[nodiscard]] Problems checkLesson(const Project& project);

} // namespace tiller
