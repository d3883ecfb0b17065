#pragma once

#include "core/base/vec2.h"

#include <optional>
#include <string_view>

namespace tiller::cli {

/// The point "X,Y"; nothing if the text is not a point or a coordinate is beyond the limit.
[[nodiscard]] std::optional<Vec2> parsePoint(std::string_view text);

} // namespace tiller::cli
