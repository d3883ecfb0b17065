#pragma once

#include "core/base/result.h"
#include "core/model/project.h"

#include <filesystem>
#include <map>
#include <string>
#include <string_view>

namespace tiller {

/// Where things stand in a file: the line and column of each node, link and scene item, by id.
struct SourcePlace {
    int line = 0;
    int column = 0;
};
using SourceMap = std::map<Id, SourcePlace>;

struct LoadedProject {
    Project project;
    Problems warnings; ///< what check() found that is no error; with places
    SourceMap places;
    bool isExport = false; ///< it was a tiller-config
};

/// Reads a project (`tiller-project`) or an export (`tiller-config`), checked: what comes back
/// runs. Refused, with line, column and mend: what is not JSON, not ours, newer, too large or too
/// deep, has double keys, unknown keys, values of the wrong kind or out of range, or fails check().
[[nodiscard]] Result<LoadedProject> readProject(std::string_view text);

/// As readProject; a file that cannot be read is a Problem without a line.
[[nodiscard]] Result<LoadedProject> loadProject(const std::filesystem::path& file);

/// The text of a *.tiller file. Keys and lists keep their order; one line per link, scene item,
/// placed agent and place on the canvas; readProject gives the same project back.
[[nodiscard]] std::string writeProject(const Project& project);

/// The export: what a game needs and no more (see README, "The exported file").
[[nodiscard]] std::string writeExport(const Project& project);

/// Puts @p text into a file so that it is there whole or not at all: a temporary file beside it,
/// every write checked, fsync, rename, fsync of the folder. The old file stays on any failure.
[[nodiscard]] Result<Done> saveText(const std::filesystem::path& file, std::string_view text);

} // namespace tiller
