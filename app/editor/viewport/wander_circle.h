#pragma once

#include "app/editor/viewport/draw_target.h"
#include "app/editor/viewport/world_picture.h"

namespace tiller {

/// The figure of Wander for one agent, in the world: a circle ahead of it, and the displacement
/// from the middle of the circle to a point on it, at an angle from the right.
struct WanderCircle {
    Id node;
    Vec2 agent;
    Vec2 center;
    double radius = 0;
    double angle = 0; ///< degrees, counterclockwise
};

/// The circles of an explained agent: those that steer it, or whose node is selected.
[[nodiscard]] std::vector<WanderCircle> wanderCircles(const WorldPicture& picture,
                                                      const Explanation& explanation);

/// Draws the circles of the picked agent, and of another one that stands for the selected Wander.
void paintWanderCircles(DrawTarget& target, const WorldPicture& picture);

} // namespace tiller
