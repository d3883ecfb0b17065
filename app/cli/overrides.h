#pragma once

#include "core/base/result.h"
#include "core/model/project.h"

#include <optional>

namespace tiller::cli {

/// Sets what PATH=VALUE says: `world.SETTING`, `NODE.SETTING`, `ITEM.SETTING` or `LINK.weight`.
[[nodiscard]] Result<Done> applySetting(Project& project, const std::string& pathAndValue);

/// A point from "X,Y"; nothing if it is none, or beyond the limits of coordinates.
[[nodiscard]] std::optional<Vec2> parsePoint(std::string_view text);

} // namespace tiller::cli
