#pragma once

#include "core/io/files.h"
#include "core/model/library_part.h"

namespace tiller {

/// @name Part files, `*.tiller-part`
/// A part file is written as a project file; all its nodes are in one group.
/// @{

/// Reads a part file as readProject reads a project, with the same limits. It refuses a project
/// that is not a part; each problem has the line and the column.
[[nodiscard]] Result<Project> readPart(std::string_view text);
/// Reads a file, as readPart. If the file cannot be read, the problem has no line.
[[nodiscard]] Result<Project> loadPart(const FilePath& file);

/// Hex digits that change with everything that groups of the part have in common.
/// @pre findLibraryProblem(library) is none
[[nodiscard]] std::string partState(const Project& library);
/// @}

} // namespace tiller
