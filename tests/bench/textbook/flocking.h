#pragma once

#include "tests/bench/textbook/boid.h"

namespace textbook {

// Reynolds's three, each a direction of length 1, as in OpenSteer.

/// Away from each neighbor, by 1/distance.
class Separation final : public SteeringBehavior {
public:
    [[nodiscard]] Vec2 force(const Boid& boid, const Neighbors& neighbors,
                             const Torus& world) const override;
};

/// To the neighbors' mean velocity.
class Alignment final : public SteeringBehavior {
public:
    [[nodiscard]] Vec2 force(const Boid& boid, const Neighbors& neighbors,
                             const Torus& world) const override;
};

/// To the neighbors' center.
class Cohesion final : public SteeringBehavior {
public:
    [[nodiscard]] Vec2 force(const Boid& boid, const Neighbors& neighbors,
                             const Torus& world) const override;
};

} // namespace textbook
