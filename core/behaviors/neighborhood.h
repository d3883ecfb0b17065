#pragma once

#include "core/nodes/node_type.h"

/// What the behaviors of a neighborhood have in common: whom they look at, how far and how wide.
namespace tiller {

[[nodiscard]] Port neighborsInput();
[[nodiscard]] Setting neighborhoodRadiusSetting(double initial);
[[nodiscard]] Setting viewAngleSetting();

} // namespace tiller
