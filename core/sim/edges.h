#pragma once

#include "core/nodes/node_code.h"

namespace tiller {

/// Brings an agent back into the world after a step. Wrap: p - size floor(p / size). Wall: clamped,
/// and the part of the velocity that goes out stops. Bounce: mirrored, and that part turns. Open:
/// only the limit of coordinates stops it, as a wall does.
void keepInside(const Moment& moment, Vec2& position, Vec2& velocity);

} // namespace tiller
