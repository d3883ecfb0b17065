#pragma once

#include "core/base/result.h"

#include <string>

namespace tiller {

/// The template of pages, which `./dev page` makes: the one that was installed with this program,
/// or else that of the source tree it was built from. The problem says how to make it.
[[nodiscard]] Result<std::string> loadPageTemplate();

/// The file from which loadPageTemplate reads.
[[nodiscard]] std::string pageTemplateFile();

/// The template of a site's index, which `./dev page` puts beside that of pages.
[[nodiscard]] Result<std::string> loadSiteTemplate(const std::string& pageTemplateFile);

} // namespace tiller
