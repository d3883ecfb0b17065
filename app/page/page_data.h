#pragma once

#include "core/model/project.h"

#include <string>
#include <string_view>

namespace tiller {

/// The folder of lessons that a page belongs to. Files are in that folder.
struct PageSite {
    std::string title;
    std::string index; ///< the file that lists all lessons
    std::string key;   ///< of what a browser remembers of this lesson
    std::size_t number = 1;
    std::size_t count = 1;
    std::string nextTitle;
    std::string nextFile; ///< empty: this lesson is the last
};

/// What a page needs of a project, as JSON: `title`, `project` (the text of its file, which the
/// library in the page opens), and what a page cannot know by itself: `types` (title, kind, help,
/// formula, colors and ports of each node type in use), `cards` (the settings of each node that
/// apply, in words) `choices` (what each parameter that is a choice may be) and, if there
/// is one, `site`.
/// @pre the project has no errors
[[nodiscard]] std::string pageData(const Project& project, std::string_view title,
                                   const PageSite* site = nullptr);

} // namespace tiller
