#pragma once

#include "tests/bench/textbook/torus.h"

#include <vector>

namespace textbook {

class Boid;
using Neighbors = std::vector<const Boid*>;

/// A rule that turns the neighbors of a boid into a force.
class SteeringBehavior {
public:
    virtual ~SteeringBehavior() = default;
    [[nodiscard]] virtual Vec2 force(const Boid& boid, const Neighbors& neighbors,
                                     const Torus& world) const = 0;
};

/// A body with steering behaviors. Deciding and moving are two calls, so that all boids can decide
/// from the same state.
class Boid {
public:
    Boid(Vec2 position, Vec2 velocity, double maxSpeed, double maxForce)
        : m_position(position), m_velocity(velocity), m_maxSpeed(maxSpeed), m_maxForce(maxForce) {}

    [[nodiscard]] Vec2 position() const { return m_position; }
    [[nodiscard]] Vec2 velocity() const { return m_velocity; }

    /// @param behavior must outlive the boid
    void add(const SteeringBehavior& behavior, double weight) {
        m_behaviors.push_back({&behavior, weight});
    }
    void decide(const Neighbors& neighbors, const Torus& world);
    void move(double seconds, const Torus& world);

private:
    struct Weighted {
        const SteeringBehavior* behavior;
        double weight;
    };

    Vec2 m_position;
    Vec2 m_velocity;
    Vec2 m_force;
    double m_maxSpeed;
    double m_maxForce;
    std::vector<Weighted> m_behaviors;
};

} // namespace textbook
