#pragma once

#include "core/base/number.h"

#include <type_traits>

namespace tiller {

#include "core/base/vec2-inl.h"

using Vec2 = Vector<double>;

} // namespace tiller
