#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <string>

namespace tiller {

/// The bytes of a file, up to a little more than readers take. A file that cannot be read is a
/// Problem without a line.
[[nodiscard]] Result<std::string> loadText(const std::filesystem::path& file);

} // namespace tiller
