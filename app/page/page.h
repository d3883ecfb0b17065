#pragma once

#include "core/base/result.h"
#include "core/io/json_writer.h"
#include "core/model/project.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace tiller {

/// The template of pages, which `./dev page` makes: the one that was installed with this program,
/// or else that of the source tree it was built from. The problem says how to make it.
[[nodiscard]] Result<std::string> loadPageTemplate();

/// A file or folder that belongs to the program, by its name below share/tiller: the installed one
/// if there is one, else @p built, that of the source tree.
[[nodiscard]] std::string sharedFile(std::string_view name, std::string_view built);

/// Whether it is the folder of the examples, whose texts have translations.
[[nodiscard]] bool isOfExamples(const std::string& folder);

/// The file from which loadPageTemplate reads.
[[nodiscard]] std::string pageTemplateFile();

/// The template of a site's index, which `./dev page` puts beside that of pages.
[[nodiscard]] Result<std::string> loadSiteTemplate(const std::string& pageTemplateFile);

struct PageSite;

/// Writes a project as one HTML file that plays it in a browser: the template of loadPageTemplate()
/// with a title and the data of the project in it. Nothing of the project becomes HTML or a script:
/// the title is escaped, and the data stands in a block that no browser runs.
/// What the program says about nodes, and the texts of examples, are there in each language that
/// has translations. The right answers of a lesson are not in plain words, which is no lock.
/// Refuses a project with errors, and a template that lacks one of the two places, or has it twice.
/// @param site the folder of lessons that the page belongs to; null: none
/// @param folder of the project's file, with its pictures; empty: none is shown
/// @param title of the project, in English if it is an example
/// @param language of the page at first, as "de"; empty: that of the browser
[[nodiscard]] Result<std::string> writePage(const Project& project, std::string_view title,
                                            std::string_view pageTemplate,
                                            const PageSite* site = nullptr,
                                            const std::string& folder = {},
                                            std::string_view language = {});

/// A sentence for each picture of agents, notes and steps that such a page does not show.
[[nodiscard]] std::vector<std::string> picturesLeftOut(const Project& project,
                                                       const std::string& folder);

/// Fills a title and data into the places of a template. Refused as above.
[[nodiscard]] Result<std::string> fillTemplate(std::string_view pageTemplate,
                                               std::string_view title, std::string_view json);

/// The title of a page as it shows: that of an example is translated.
[[nodiscard]] std::string titleOfPage(std::string_view title, const std::string& folder);

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

/// The project without the right answers of its steps.
[[nodiscard]] Project withoutAnswers(Project project);

/// Writes what @p write writes, once for each language that has translations: `languages`.
void writeLanguages(JsonWriter& writer, const std::function<void(JsonWriter&)>& write);

/// What a page needs of a project, as JSON: `language`, `project` (the text of its file, which the
/// library in the page opens), `pictures` (files as data URLs, by name; those that are missing,
/// larger than 4 MB, or 16 MB in a note, or of another format are left out), `salt`, if there is
/// one `site`, and `languages`, which hold for each language that has translations: `title`, the
/// `project` of an example, and what a page cannot know by itself: `types` (title, kind, help,
/// formula, colors and ports of each node type in use), `cards` (the settings of each node that
/// apply, in words), `choices` (what each parameter that is a choice may be), `colorings` (the
/// numbers that give agents their colors), `plots` (in words), and `secrets` (the right answers of
/// each step, hashed or encoded with the salt). The texts of an example are translated; others
/// stay as they are.
/// @pre the project has no errors
[[nodiscard]] std::string pageData(const Project& project, std::string_view title,
                                   const PageSite* site = nullptr, const std::string& folder = {},
                                   std::string_view language = {});

} // namespace tiller
