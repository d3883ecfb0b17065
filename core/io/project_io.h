#pragma once

#include "core/base/result.h"
#include "core/io/files.h"
#include "core/model/project.h"

#include <map>
#include <span>
#include <string>
#include <string_view>

namespace tiller {

/// The line and column of a node, link or scene item in a file.
struct SourcePlace {
    int line = 0;
    int column = 0;
};
using SourceMap = std::map<Id, SourcePlace>;

struct LoadedProject {
    Project project;
    Problems warnings; ///< of check(), with their places
    SourceMap places;
    bool isExport = false; ///< the file is a `tiller-config`
};

/// Reads a project (`tiller-project`) or an export (`tiller-config`) and checks that it can run.
/// It refuses text that is not JSON, another or a newer format, files that are too large or too
/// deep, repeated or unknown keys, values of the wrong kind or out of range, and errors of check().
/// Each problem has the line, the column and how to correct it.
[[nodiscard]] Result<LoadedProject> readProject(std::string_view text);

/// Reads a file, as readProject. If the file cannot be read, the problem has no line.
[[nodiscard]] Result<LoadedProject> loadProject(const FilePath& file);

/// The text of a *.tiller file. Keys and lists have a fixed order, and each link, scene item,
/// placed agent and place on the canvas has one line. readProject returns the same project. A
/// project with errors is written too, as far as it goes.
[[nodiscard]] std::string writeProject(const Project& project);

/// The JSON export: only what a game needs (see docs/games/export.md). Refuses a project
/// with errors.
[[nodiscard]] Result<std::string> writeExport(const Project& project);

/// A format in which a project is exported for a game. To add one: a source file with its writer,
/// and a line in project_io.cpp.
struct ExportFormat {
    std::string_view id;                                  ///< as `tiller export --to` takes it
    std::string_view suffix;                              ///< of its files: ".json"
    Result<std::string> (*write)(const Project& project); ///< refuses a project with errors
};

/// Every export format. The first one is the default.
[[nodiscard]] std::span<const ExportFormat> exportFormats();

/// The format with this id; null if there is none.
[[nodiscard]] const ExportFormat* findExportFormat(std::string_view id);

/// The JSON Schema (draft 7) of projects and of exports, from the descriptions of fields.h.
[[nodiscard]] std::string projectSchema();
[[nodiscard]] std::string exportSchema();

} // namespace tiller
