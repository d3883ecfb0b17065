#pragma once

#include "core/base/platform.h"
#include "core/base/result.h"

#include <string>
#include <string_view>

namespace tiller {

inline constexpr std::size_t maxFileBytes = 67'108'864; ///< 64 MiB: what readers of texts accept

/// The content of a regular file. Refuses everything else (folders, pipes, devices, sockets), also
/// behind a link, and files that are larger than readers accept, before it reads them. The problem
/// has no line.
/// @param most bytes
[[nodiscard]] Result<std::string> loadText(const FilePath& file, std::size_t most = maxFileBytes);

/// Saves a text to a file completely or not at all (see FileWriter). After a failure the old file
/// is unchanged.
[[nodiscard]] Result<Done> saveText(const FilePath& file, std::string_view text);

/// Saves what belongs to a project, such as an autosave, as saveText. From the start it has the
/// permissions of the project's file; without one, only the user may read it. A link with the name
/// of @p file is replaced, never followed.
[[nodiscard]] Result<Done> saveCompanion(const FilePath& file, std::string_view text,
                                         const FilePath& project);

} // namespace tiller
