#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>

namespace tiller::docs {

/// docs/examples.md with a new table of the node types and of the geometry, by kind, in the order
/// of the registry. The table stands between two comments. Refused: a text without them.
[[nodiscard]] Result<std::string> withNodeTable(std::string_view page);

} // namespace tiller::docs
