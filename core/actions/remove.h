#pragma once

#include "core/actions/firing.h"

namespace tiller {

using RemoveSettings = FiringAt;

[[nodiscard]] NodeType removeType();

} // namespace tiller
