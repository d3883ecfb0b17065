#pragma once

#include "core/base/result.h"
#include "core/model/project.h"

#include <string>
#include <string_view>

namespace tiller {

/// Writes a project as one HTML file that plays it in a browser: the template (page_template.h)
/// with a title and the data of the project in it. Nothing of the project becomes HTML or a script:
/// the title is escaped, and the data stands in a block that no browser runs.
/// Refuses a project with errors, and a template that lacks one of the two places, or has it twice.
[[nodiscard]] Result<std::string> writePage(const Project& project, std::string_view title,
                                            std::string_view pageTemplate);

/// @name The places in a template
/// @{
inline constexpr std::string_view pageTitlePlace = "%TILLER-TITLE%";
inline constexpr std::string_view pageDataPlace = "%TILLER-DATA%";
/// @}

/// A text in HTML, between tags or in quotes.
[[nodiscard]] std::string escapeHtml(std::string_view text);

/// JSON as a script element may hold it: without <, >, &, U+2028 and U+2029. It has the same
/// meaning: these stand only in texts, and there they become \uXXXX.
[[nodiscard]] std::string escapeJsonForScript(std::string_view json);

} // namespace tiller
