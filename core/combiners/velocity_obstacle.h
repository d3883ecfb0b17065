#pragma once

#include "core/base/angle.h"
#include "core/combiners/permitted_velocity.h"
#include "core/nodes/node_code.h"
#include "core/scene/segment.h"

/// The half-planes of velocities that keep an agent clear of bodies and walls.
namespace tiller {

#include "core/combiners/velocity_obstacle-inl.h"

/// An agent that keeps clear of others.
struct Avoider {
    AgentRef agent;
    Vec2 velocity;
    double room = 0;       ///< to leave around it: its radius and a margin
    double perHorizon = 0; ///< 1 / horizon
    double perTick = 0;    ///< 1 / tick
};

/// Writes the half-plane against each of some agents, in their order. @param shares of the
/// avoidance that it takes @param planes has room for a pack more
void avoidAgents(const Avoider& self, const NearAgents& others, const double* shares,
                 HalfPlane* planes);

/// The velocities that keep an agent clear of a wall within the horizon, a half-plane that permits
/// to stand still. An agent too near the wall already may not come nearer.
/// @param wall seen from the agent; its radius is the least distance
[[nodiscard]] HalfPlane avoidWall(const Segment& wall, Vec2 velocity, double horizon);

/// Whether a half-plane forbids every velocity that would hit a wall within the horizon.
/// @pre the half-plane permits to stand still
[[nodiscard]] bool forbidsAllThatHits(const HalfPlane& plane, const Segment& wall, double horizon);

} // namespace tiller
