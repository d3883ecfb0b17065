#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace tiller {

/// The content of a file. It stops soon after the size that readers refuse. If the file cannot be
/// read, the problem has no line.
[[nodiscard]] Result<std::string> loadText(const std::filesystem::path& file);

/// Saves a text to a file completely or not at all, by way of a temporary file beside it: write,
/// fsync, rename, fsync of the folder. After a failure the old file is unchanged.
[[nodiscard]] Result<Done> saveText(const std::filesystem::path& file, std::string_view text);

} // namespace tiller
