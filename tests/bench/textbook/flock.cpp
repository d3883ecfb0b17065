#include "tests/bench/textbook/textbook.h"

#include <cmath>
#include <numbers>
#include <random>

namespace textbook {

namespace {

constexpr double radius = 9;
constexpr double maxSpeed = 9;
constexpr double maxForce = 27;
constexpr double secondsPerTick = 1.0 / 60;
constexpr double neighborsWanted = 10;

double sideFor(std::size_t count) {
    return radius * std::sqrt(std::numbers::pi * static_cast<double>(count) / neighborsWanted);
}

} // namespace

Flock::Flock(std::size_t count) : m_world(sideFor(count)), m_grid(m_world, radius) {
    std::mt19937_64 random(1);
    std::uniform_real_distribution<double> place(0, m_world.side());
    std::uniform_real_distribution<double> angle(0, 2 * std::numbers::pi);
    std::uniform_real_distribution<double> speed(0.3 * maxSpeed, maxSpeed);
    m_boids.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        const Vec2 position{place(random), place(random)};
        const double heading = angle(random);
        const Vec2 velocity = Vec2{std::cos(heading), std::sin(heading)} * speed(random);
        auto boid = std::make_unique<Boid>(position, velocity, maxSpeed, maxForce);
        boid->add(m_separation, 12);
        boid->add(m_alignment, 8);
        boid->add(m_cohesion, 8);
        m_boids.push_back(std::move(boid));
    }
}

void Flock::step() {
    m_grid.fill(m_boids);
    for (const auto& boid : m_boids) {
        m_grid.findNeighbors(*boid, m_neighbors);
        boid->decide(m_neighbors, m_world);
    }
    for (const auto& boid : m_boids)
        boid->move(secondsPerTick, m_world);
}

double Flock::neighborsPerBoid() {
    m_grid.fill(m_boids);
    std::size_t sum = 0;
    for (const auto& boid : m_boids) {
        m_grid.findNeighbors(*boid, m_neighbors);
        sum += m_neighbors.size();
    }
    return static_cast<double>(sum) / static_cast<double>(m_boids.size());
}

} // namespace textbook
