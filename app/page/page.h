#pragma once

#include "core/base/result.h"
#include "core/model/project.h"

#include <string>
#include <string_view>

namespace tiller {

struct PageSite;

/// Writes a project as one HTML file that plays it in a browser: the template (page_template.h)
/// with a title and the data of the project in it. Nothing of the project becomes HTML or a script:
/// the title is escaped, and the data stands in a block that no browser runs.
/// Refuses a project with errors, and a template that lacks one of the two places, or has it twice.
/// @param site the folder of lessons that the page belongs to; null: none
[[nodiscard]] Result<std::string> writePage(const Project& project, std::string_view title,
                                            std::string_view pageTemplate,
                                            const PageSite* site = nullptr);

/// Fills a title and data into the places of a template. Refused as above.
[[nodiscard]] Result<std::string> fillTemplate(std::string_view pageTemplate,
                                               std::string_view title, std::string_view json);

/// "hunter-and-prey" as a title: "Hunter and prey".
[[nodiscard]] std::string titleOfName(std::string_view name);

/// @name The places in a template
/// @{
inline constexpr std::string_view pageTitlePlace = "%TILLER-TITLE%";
inline constexpr std::string_view pageDataPlace = "%TILLER-DATA%";
/// Every page and index has this text.
inline constexpr std::string_view pageMark = "<meta name=\"generator\" content=\"Tiller\">";
/// @}

/// A text in HTML, between tags or in quotes.
[[nodiscard]] std::string escapeHtml(std::string_view text);

/// JSON as a script element may hold it: without <, >, &, U+2028 and U+2029. It has the same
/// meaning: these stand only in texts, and there they become \uXXXX.
[[nodiscard]] std::string escapeJsonForScript(std::string_view json);

} // namespace tiller
