#pragma once

#include "core/nodes/node_code.h"
#include "core/scene/segment.h"

/// Which way is free: what an agent meets while it and the others walk on as they want.
namespace tiller {

/// @param turn a direction: the one along x becomes this one
[[nodiscard]] inline Vec2 turnedBy(Vec2 a, Vec2 turn) {
    return {a.x * turn.x - a.y * turn.y, a.x * turn.y + a.y * turn.x};
}

/// A wanted velocity, turned to the direction in which the first contact, while the others walk on
/// as they do, is nearest to where the agent wants to be after @p latest. Source: Moussaid, Helbing
/// and Theraulaz 2011, "How simple rules determine pedestrian behavior and crowd disasters".
/// @param latest a time above 0  @param radius of the body  @param walls and @param near as seen
/// from the agent; the radius of a wall includes the body's
[[nodiscard]] Vec2 freestVelocity(Vec2 wish, double latest, double radius,
                                  std::span<const Segment> walls, const NearAgents& near);

/// A wanted velocity, turned to the right by 45, 30 or 15 degrees times @p share: the first of them
/// that meets no wall before @p latest; if there is none, it stays.
[[nodiscard]] Vec2 rightVelocity(Vec2 wish, double share, double latest,
                                 std::span<const Segment> walls);

} // namespace tiller
