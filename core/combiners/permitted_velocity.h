#pragma once

#include "core/base/vec2.h"

#include <span>

namespace tiller {

/// The velocities that one neighbor or wall permits: those with dot(normal, v) >= offset.
struct HalfPlane {
    Vec2 normal; ///< of length 1
    double offset = 0;

    /// How far a velocity lies on the forbidden side; below 0: it is permitted.
    [[nodiscard]] double violation(Vec2 velocity) const { return offset - dot(normal, velocity); }
};

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
