#pragma once

#include "core/base/lattice.h"
#include "core/nodes/node_code.h"

namespace tiller {

/// Even a solid body without a radius does not pass through a wall.
inline constexpr double smallestRadius = 1.0 / (1 << 20);

/// The place nearest to one that the edges of the world let agents be at.
[[nodiscard]] Vec2 insideOf(const Moment& moment, Vec2 place);

/// The longer of the two sides of a vector.
[[nodiscard]] inline double axisLength(Vec2 v) {
    return larger(magnitude(v.x), magnitude(v.y));
}

} // namespace tiller
