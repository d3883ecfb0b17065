#pragma once

#include <cmath>
#include <cstddef>
#include <memory>
#include <vector>

/// A flock as a textbook has it: to measure against.
namespace textbook {

struct Vec2 {
    double x = 0;
    double y = 0;

    Vec2& operator+=(Vec2 other) {
        x += other.x;
        y += other.y;
        return *this;
    }
    [[nodiscard]] double lengthSquared() const { return x * x + y * y; }
    [[nodiscard]] double length() const { return std::sqrt(lengthSquared()); }
};

inline Vec2 operator+(Vec2 a, Vec2 b) {
    return {a.x + b.x, a.y + b.y};
}
inline Vec2 operator-(Vec2 a, Vec2 b) {
    return {a.x - b.x, a.y - b.y};
}
inline Vec2 operator*(Vec2 v, double factor) {
    return {v.x * factor, v.y * factor};
}
inline Vec2 operator/(Vec2 v, double divisor) {
    return {v.x / divisor, v.y / divisor};
}

/// `v` with length 1; zero if `v` is zero.
inline Vec2 normalized(Vec2 v) {
    const double length = v.length();
    return length > 0 ? v / length : Vec2{};
}

inline Vec2 truncated(Vec2 v, double most) {
    return v.lengthSquared() > most * most ? normalized(v) * most : v;
}

/// A square world that wraps.
class Torus {
public:
    explicit Torus(double side) : m_side(side) {}

    [[nodiscard]] double side() const { return m_side; }

    /// The same position in [0, side).
    [[nodiscard]] Vec2 wrapped(Vec2 position) const {
        return {wrapped(position.x), wrapped(position.y)};
    }
    /// The short way from one place to another.
    [[nodiscard]] Vec2 offset(Vec2 from, Vec2 to) const {
        return {shortest(to.x - from.x), shortest(to.y - from.y)};
    }

private:
    [[nodiscard]] double wrapped(double value) const {
        if (value < 0)
            value += m_side;
        // Not "else": a tiny value below 0 becomes exactly the side.
        return value >= m_side ? value - m_side : value;
    }
    [[nodiscard]] double shortest(double difference) const {
        if (difference > m_side / 2)
            return difference - m_side;
        return difference < -m_side / 2 ? difference + m_side : difference;
    }

    double m_side;
};

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

/// Sorts boids into square cells, so that a search visits only a few of them.
class Grid {
public:
    /// @param reach the radius of searches; cells are as wide or a little wider
    Grid(const Torus& world, double reach);

    void fill(const std::vector<std::unique_ptr<Boid>>& boids);

    /// Replaces `found` by all other boids that are closer than `reach`.
    void findNeighbors(const Boid& boid, Neighbors& found) const;

private:
    [[nodiscard]] std::size_t index(double coordinate) const;

    const Torus& m_world;
    double m_reach;
    std::size_t m_perSide;
    double m_cellSize;
    std::vector<std::vector<const Boid*>> m_cells;
};

/// Many boids, in a world of a size that gives each about ten neighbors.
class Flock {
public:
    explicit Flock(std::size_t count);

    void step();
    [[nodiscard]] double neighborsPerBoid();

private:
    Torus m_world;
    Grid m_grid;
    Separation m_separation;
    Alignment m_alignment;
    Cohesion m_cohesion;
    std::vector<std::unique_ptr<Boid>> m_boids;
    Neighbors m_neighbors; // a member, so that its memory is reused
};

} // namespace textbook
