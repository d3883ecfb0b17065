#pragma once

#include "core/model/project.h"

#include <string>
#include <string_view>

namespace tiller {

/// What a page needs of a project, as JSON: `title`, `project` (the text of its file, which the
/// library in the page opens), and what a page cannot know by itself: `types` (title, kind, help,
/// formula, colors and ports of each node type in use), `cards` (the settings of each node that
/// apply, in words) and `choices` (what each parameter that is a choice may be).
/// @pre the project has no errors
[[nodiscard]] std::string pageData(const Project& project, std::string_view title);

} // namespace tiller
