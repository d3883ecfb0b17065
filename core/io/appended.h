#pragma once

#include "core/base/platform.h"

#include <string>

namespace tiller {

/// In a build without files (TILLER_PORTABLE) an AppendFile is only a name, and what it gets stays
/// in memory. Takes all since the last call; "" if there is no such file.
[[nodiscard]] std::string takeAppended(const FilePath& file);

} // namespace tiller
