#pragma once

#include "core/base/result.h"

#include <string>

namespace tiller::docs {

/// docs/format.md: every key of a project, an export and an input log, from the schemas and from
/// what the writers write, and how older versions are read. Refused: a key or a migration that has
/// no words here.
[[nodiscard]] Result<std::string> formatPage();

} // namespace tiller::docs
