#pragma once

#include "core/base/problem.h"
#include "core/model/project.h"

namespace tiller {

/// What is wrong with what teaches, as warnings: links of the notes that lead nowhere, experiments
/// that cannot be started, sliders that set nothing. @pre types and values of the project are sound
[[nodiscard]] Problems checkLesson(const Project& project);

} // namespace tiller
