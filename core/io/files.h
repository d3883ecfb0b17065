#pragma once

#include "core/base/platform.h"
#include "core/base/result.h"

#include <string>
#include <string_view>

namespace tiller {

/// The content of a regular file. Refuses everything else (folders, pipes, devices, sockets), also
/// behind a link, and files that are larger than readers accept, before it reads them. The problem
/// has no line.
[[nodiscard]] Result<std::string> loadText(const FilePath& file);

/// Saves a text to a file completely or not at all (see FileWriter). After a failure the old file
/// is unchanged.
[[nodiscard]] Result<Done> saveText(const FilePath& file, std::string_view text);

/// Saves what belongs to a project, such as an autosave, as saveText. From the start it has the
/// permissions of the project's file; without one, only the user may read it. A link with the name
/// of @p file is replaced, never followed.
[[nodiscard]] Result<Done> saveCompanion(const FilePath& file, std::string_view text,
                                         const FilePath& project);

} // namespace tiller
