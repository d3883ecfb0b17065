#pragma once

#include "core/base/problem.h"
#include "core/model/project_index.h"

namespace tiller {

/// Adds warnings about a step of a lesson: links that lead nowhere, settings that cannot be
/// applied, a question that cannot be answered. @pre isStep(step)
void checkStep(const Project& project, const ProjectIndex& items, const Annotation& step,
               Problems& problems);

} // namespace tiller
