#pragma once

#include "core/base/angle.h"
#include "core/nodes/node_code.h"
#include "core/scene/segment.h"

#include <span>

/// The half-planes of velocities that keep an agent clear of bodies and walls, and the best
/// velocity that they permit.
namespace tiller {

/// The velocities that one neighbor or wall permits: those with dot(normal, v) >= offset.
struct HalfPlane {
    Vec2 normal; ///< of length 1
    double offset = 0;

    /// How far a velocity lies on the forbidden side; below 0: it is permitted.
    [[nodiscard]] double violation(Vec2 velocity) const { return offset - dot(normal, velocity); }
};

#include "core/combiners/velocities/half_planes-inl.h"

/// An agent that keeps clear of others.
struct Avoider {
    AgentRef agent;
    Vec2 velocity;
    double room = 0;       ///< to leave around it: its radius and a margin
    double perHorizon = 0; ///< 1 / horizon
    double perTick = 0;    ///< 1 / tick
};

/// Writes the half-plane against each of some agents, in their order. @param shares of the
/// avoidance that it takes @param perHorizons of each, instead of the one; or null
/// @param planes has room for a pack more
void avoidAgents(const Avoider& self, const NearAgents& others, const double* shares,
                 const double* perHorizons, HalfPlane* planes);

/// The velocities that keep an agent clear of a wall within the horizon, a half-plane that permits
/// to stand still. An agent too near the wall already may not come nearer.
/// @param wall seen from the agent; its radius is the least distance
[[nodiscard]] HalfPlane avoidWall(const Segment& wall, Vec2 velocity, double horizon);

/// Whether a half-plane forbids every velocity that would hit a wall within the horizon.
/// @pre the half-plane permits to stand still
[[nodiscard]] bool forbidsAllThatHits(const HalfPlane& plane, const Segment& wall, double horizon);

/// The velocity nearest to @p wanted that is no faster than @p maxSpeed and that all half-planes
/// permit. If there is none, the one that violates no half-plane by more than need be: a linear
/// program in three dimensions. The first @p hard half-planes are never violated, as long as they
/// permit to stand still; if they permit nothing, the agent stands still.
///
/// Takes the half-planes one by one, in their order. Source: de Berg, Cheong, van Kreveld and
/// Overmars 2008, "Computational Geometry", chapter 4; van den Berg, Guy, Lin and Manocha 2011,
/// "Reciprocal n-body collision avoidance", sections 5.2 and 5.3.
/// @pre every normal has length 1
[[nodiscard]] Vec2 permittedVelocity(std::span<const HalfPlane> planes, std::size_t hard,
                                     double maxSpeed, Vec2 wanted);

} // namespace tiller
