#pragma once

#include "core/base/number.h"

#include <cmath>
#include <type_traits>

namespace tiller {

#include "core/base/vec2-inl.h"

using Vec2 = Vector<double>;

[[nodiscard]] inline bool isFinite(Vec2 vector) {
    return std::isfinite(vector.x) && std::isfinite(vector.y);
}

} // namespace tiller
