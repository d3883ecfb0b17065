#pragma once

#include "tests/core/support/crowd_scene.h"

#include <algorithm>
#include <cstdint>
#include <random>

namespace tiller {

/// A scene by its name, and how long its crowd may take, in seconds.
struct NamedCrowd {
    std::string name;
    CrowdScene scene;
    double longest = 300;
};

/// Puts walkers and walls into a scene whose agents are solid and find their ways.
class CrowdPlaces {
public:
    explicit CrowdPlaces(std::uint64_t seed = 1) : m_random(seed) { m_scene.findsWays = true; }

    [[nodiscard]] CrowdScene& scene() { return m_scene; }

    /// A number of a range.
    [[nodiscard]] double number(double min, double max) {
        return min + (max - min) * static_cast<double>(m_random() >> 11) * 0x1p-53;
    }
    [[nodiscard]] std::size_t below(std::size_t count) { return m_random() % count; }

    /// Rows of agents that walk in the same direction.
    CrowdPlaces& block(Vec2 corner, int columns, int rows, double apart, Vec2 way) {
        for (int i = 0; i < columns; ++i)
            for (int k = 0; k < rows; ++k) {
                const Vec2 at = corner + Vec2{i * apart, k * apart};
                walker(at, at + way);
            }
        return *this;
    }

    /// Agents at random places of a box, who go to random places of another: in each, nobody is
    /// closer to another than `apart`.
    CrowdPlaces& crowd(std::size_t count, Vec2 low, Vec2 high, Vec2 goalLow, Vec2 goalHigh,
                       double apart) {
        const Points from = scatter(count, low, high, apart);
        const Points to = scatter(count, goalLow, goalHigh, apart);
        for (std::size_t i = 0; i < count; ++i)
            walker(from[i], to[i]);
        return *this;
    }

    /// On a circle, each to the other side.
    CrowdPlaces& ring(std::size_t count, double circle, Vec2 center) {
        for (std::size_t i = 0; i < count; ++i) {
            const Vec2 way = around(i, count) * circle;
            walker(center + way, center - way);
        }
        return *this;
    }

    /// A walker with a body that is drawn.
    CrowdPlaces& walker(Vec2 start, Vec2 goal, const Points& via = {}) {
        m_scene.walkers.push_back({start, goal, below(m_scene.bodies.size()), via});
        return *this;
    }

    CrowdPlaces& wall(const Points& points) {
        for (std::size_t i = 1; i < points.size(); ++i)
            m_scene.walls.push_back({points[i - 1], points[i]});
        return *this;
    }
    CrowdPlaces& house(Vec2 low, Vec2 high) {
        return wall({low, {high.x, low.y}, high, {low.x, high.y}, low});
    }
    CrowdPlaces& pillar(Vec2 at, double radius) {
        m_scene.pillars.push_back({at, at, radius});
        return *this;
    }
    /// A wall around a place, of so many sides.
    CrowdPlaces& roundWall(Vec2 center, double radius, std::size_t sides) {
        Points points;
        for (std::size_t i = 0; i <= sides; ++i)
            points.push_back(center + around(i, sides) * radius);
        return wall(points);
    }

    /// Place i of `count` on a circle of radius 1.
    [[nodiscard]] static Vec2 around(std::size_t i, std::size_t count) {
        const double angle =
            2 * 3.14159265358979 * static_cast<double>(i) / static_cast<double>(count);
        return {std::cos(angle), std::sin(angle)};
    }

    /// Random places of a box, of which none is closer to another than `apart`.
    [[nodiscard]] Points scatter(std::size_t count, Vec2 low, Vec2 high, double apart) {
        Points places;
        for (std::size_t tries = 0; places.size() < count; ++tries) {
            if (tries == 1'000'000)
                throw std::runtime_error("there is no room for the crowd");
            const Vec2 at{number(low.x, high.x), number(low.y, high.y)};
            if (std::ranges::all_of(places,
                                    [&](Vec2 other) { return length(at - other) >= apart; }))
                places.push_back(at);
        }
        return places;
    }

    [[nodiscard]] CrowdScene build() {
        std::ranges::stable_sort(m_scene.walkers, {}, &CrowdScene::Walker::body);
        return m_scene;
    }

private:
    CrowdScene m_scene;
    std::mt19937_64 m_random;
};

} // namespace tiller
