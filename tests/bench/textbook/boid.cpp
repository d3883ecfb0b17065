#include "tests/bench/textbook/textbook.h"

namespace textbook {

void Boid::decide(const Neighbors& neighbors, const Torus& world) {
    Vec2 sum;
    for (const Weighted& weighted : m_behaviors)
        sum += weighted.behavior->force(*this, neighbors, world) * weighted.weight;
    m_force = truncated(sum, m_maxForce);
}

void Boid::move(double seconds, const Torus& world) {
    m_velocity = truncated(m_velocity + m_force * seconds, m_maxSpeed);
    m_position = world.wrapped(m_position + m_velocity * seconds);
}

} // namespace textbook
