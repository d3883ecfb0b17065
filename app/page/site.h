#pragma once

#include "core/base/platform.h"
#include "core/base/result.h"
#include "core/io/json_writer.h"
#include "core/model/project.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace tiller {

/// Writes how agents move in the first seconds of a project, or of its first step, for a small
/// picture: a list of {type, begin, places}. `begin` is the sample in which an agent came; `places`
/// has x and y of each sample in turn, in whole units of the world. At most 100 agents.
/// @pre the project has no errors
void writePreview(JsonWriter& writer, const Project& project);

/// Samples of a preview.
inline constexpr std::size_t previewSamples = 48;

/// A project of a site. Its name is that of its file, without folder and ending.
struct SiteLesson {
    std::string name;
    Project project;
    std::string folder = {}; ///< of its file: see writePage

    [[nodiscard]] std::string title() const; ///< of its page
};

/// A file of a site, by its name in the folder.
struct SiteFile {
    std::string name;
    std::string text;

    bool operator==(const SiteFile&) const = default;
};

/// Writes projects as pages (page.h) and `index.html`, which lists them in this order, with a
/// picture of each. A page is named by its number and its project: 02-flee.html. Browsers remember
/// what is done by the title of the site and the name of the project.
/// Refuses a site without projects, two projects of one name, projects with errors, and templates
/// that lack a place: see page.h.
/// @param begins is called before each lesson, with its index; false cancels, with a problem
/// @param language as of writePage
[[nodiscard]] Result<std::vector<SiteFile>>
writeSite(const std::vector<SiteLesson>& lessons, std::string_view title,
          std::string_view pageTemplate, std::string_view siteTemplate,
          const std::function<bool(std::size_t)>& begins = {}, std::string_view language = {});

/// Saves a site as a folder, all of it or nothing: as a folder beside, which then gets the name.
/// The parent folder must exist. Replaces an empty folder, and one that holds a site and nothing
/// else; refuses every other one, and names what it holds.
[[nodiscard]] Result<Done> saveSite(const FilePath& folder, const std::vector<SiteFile>& files);

} // namespace tiller
