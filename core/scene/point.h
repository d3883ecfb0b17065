#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

/// A place in the world.
struct PointGeometry {
    double x = 400;
    double y = 300;

    bool operator==(const PointGeometry&) const = default;
};

[[nodiscard, gnu::cold]] Description pointGeometry();

} // namespace tiller
