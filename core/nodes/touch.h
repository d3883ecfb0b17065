#pragma once

#include "core/base/number.h"

namespace tiller {

#include "core/nodes/touch-inl.h"

} // namespace tiller
