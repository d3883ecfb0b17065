#pragma once

#include "core/nodes/node_type.h"

/// The port and the settings that nodes about neighbors share.
namespace tiller {

[[nodiscard]] Port neighborsInput();
[[nodiscard]] Setting neighborhoodRadiusSetting(double initial);
[[nodiscard]] Setting viewAngleSetting(); ///< its handle reaches to `radius`

} // namespace tiller
