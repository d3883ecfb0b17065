#pragma once

#include "core/actions/firing.h"

namespace tiller {

using BecomeSettings = FiringAt;

[[nodiscard]] NodeType becomeType();

} // namespace tiller
