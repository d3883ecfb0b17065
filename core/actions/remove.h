#pragma once

#include "core/actions/firing.h"

namespace tiller {

using RemoveSettings = FiringAt;

[[nodiscard, gnu::cold]] NodeType removeType();

} // namespace tiller
