#pragma once

#include "core/base/result.h"
#include "core/model/project.h"

#include <span>
#include <string>
#include <string_view>

namespace tiller {

/// A format in which a project is exported for a game. To add one: a source file with its writer,
/// and a line in export_formats.cpp.
struct ExportFormat {
    std::string_view id;                                  ///< as `tiller export --to` takes it
    std::string_view suffix;                              ///< of its files: ".json"
    Result<std::string> (*write)(const Project& project); ///< refuses a project with errors
};

/// Every export format. The first one is the default.
[[nodiscard]] std::span<const ExportFormat> exportFormats();

/// The format with this id; null if there is none.
[[nodiscard]] const ExportFormat* findExportFormat(std::string_view id);

} // namespace tiller
