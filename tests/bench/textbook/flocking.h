#pragma once

#include "tests/bench/textbook/boid.h"

namespace textbook {

// The three rules of Reynolds. As in OpenSteer, each gives a direction of length 1.

/// Away from each neighbor, weighted by 1/distance.
class Separation final : public SteeringBehavior {
public:
    [[nodiscard]] Vec2 force(const Boid& boid, const Neighbors& neighbors,
                             const Torus& world) const override;
};

/// Toward the mean velocity of the neighbors.
class Alignment final : public SteeringBehavior {
public:
    [[nodiscard]] Vec2 force(const Boid& boid, const Neighbors& neighbors,
                             const Torus& world) const override;
};

/// Toward the center of the neighbors.
class Cohesion final : public SteeringBehavior {
public:
    [[nodiscard]] Vec2 force(const Boid& boid, const Neighbors& neighbors,
                             const Torus& world) const override;
};

} // namespace textbook
