#pragma once

#include "core/actions/firing.h"

namespace tiller {

using BecomeSettings = FiringAt;

[[nodiscard, gnu::cold]] NodeType becomeType();

} // namespace tiller
