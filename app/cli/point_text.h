#pragma once

#include "core/base/vec2.h"

#include <optional>
#include <string_view>

namespace tiller::cli {

/// A point from "X,Y"; nothing if it is none, or beyond the limits of coordinates.
[[nodiscard]] std::optional<Vec2> parsePoint(std::string_view text);

} // namespace tiller::cli
