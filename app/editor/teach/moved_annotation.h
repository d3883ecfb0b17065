#pragma once

#include "core/model/change.h"

namespace tiller {

/// Moves an annotation among those of its type: -1 earlier, +1 later. Empty at the ends.
[[nodiscard]] Change moveAnnotation(const Project& project, std::string_view id, int by);

} // namespace tiller
