#pragma once

#include "app/editor/viewport/draw_target.h"
#include "app/editor/viewport/world_picture.h"

namespace tiller {

/// The main figure of steering: the velocity, the desired velocity, and the steering that leads
/// from the tip of the one to the tip of the other.
struct VelocityTriangle {
    Vec2 velocity;
    Vec2 desired;
    Vec2 steering; ///< what maxForce leaves of desired - velocity

    [[nodiscard]] bool steers() const { return desired != velocity; }
};

/// The behavior whose desired velocity the picture shows for these agents: the one that a person
/// points at, or else the only selected one. Null: all behaviors together.
[[nodiscard]] const PopulationForces::Column* shownBehavior(const WorldPicture& picture,
                                                            const FrameAgents& agents);

/// The triangle of an agent: of one behavior, or of all together if it is null. A force f stands
/// for the desired velocity v + t' f. @pre the frame carries forces
[[nodiscard]] VelocityTriangle velocityTriangle(const FrameAgents& agents, std::size_t agent,
                                                const PopulationForces::Column* behavior);

/// Draws the triangle of every agent; that of the picked agent is larger.
void paintVelocityTriangles(DrawTarget& target, const WorldPicture& picture);

} // namespace tiller
