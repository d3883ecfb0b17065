#pragma once

#include "tests/core/support/crowd_scene.h"

#include <cstdint>

namespace tiller {

/// What became of a crowd.
struct CrowdOutcome {
    std::size_t arrived = 0;
    std::size_t inTime = 0;     ///< of these: within three times the straight time and 30 s
    std::size_t collisions = 0; ///< how often a pair, or a body and a wall, began to overlap deeply
    double deepest = 0;         ///< the deepest overlap of two bodies, as a share of their radii
    double deepestInWall = 0;   ///< as a share of the radius
    double slowdown = 0;        ///< the mean time to the goal, against the straight line
    double seconds = 0;         ///< until all had arrived, or the run ended
    std::uint64_t hash = 0;     ///< of the world at the end
};

/// Follows a crowd tick by tick, whatever moves it.
class CrowdMeasure {
public:
    explicit CrowdMeasure(const CrowdScene& scene)
        : m_scene(scene)
        , m_next(scene.walkers.size())
        , m_times(scene.walkers.size(), -1)
        , m_isDeep(scene.walkers.size() * (scene.walkers.size() + 1)) {}

    /// Whether somebody is still on the way, and a tick more ends in time.
    [[nodiscard]] bool goesOn(double longest) const {
        return m_outcome.arrived < m_times.size() && (m_ticks + 1) * m_scene.tick <= longest;
    }

    /// @param places of the walkers, in their order, after one more tick
    void take(const std::vector<Vec2>& places) {
        ++m_ticks;
        for (std::size_t i = 0; i < places.size(); ++i) {
            takeWay(places[i], i);
            for (std::size_t k = 0; k < i; ++k)
                takePair(places, i, k);
            takeWalls(places[i], i);
        }
    }

    [[nodiscard]] CrowdOutcome outcome() const {
        CrowdOutcome outcome = m_outcome;
        outcome.seconds = m_ticks * m_scene.tick;
        for (std::size_t i = 0; i < m_times.size(); ++i)
            if (m_times[i] >= 0)
                outcome.slowdown += m_times[i] * m_scene.bodyOf(i).maxSpeed /
                                    m_scene.straightWay(i) / static_cast<double>(outcome.arrived);
        return outcome;
    }

private:
    /// How deep an overlap counts as a collision, as a share of the radii.
    static constexpr double deep = 0.05;

    void takeWay(Vec2 place, std::size_t i) {
        const CrowdScene::Walker& walker = m_scene.walkers[i];
        if (m_times[i] >= 0)
            return;
        while (m_next[i] < walker.via.size() &&
               length(place - walker.via[m_next[i]]) <= m_scene.near)
            ++m_next[i];
        if (m_next[i] < walker.via.size() || length(place - walker.goal) > m_scene.near)
            return;
        m_times[i] = m_ticks * m_scene.tick;
        ++m_outcome.arrived;
        m_outcome.inTime +=
            m_times[i] <= 3 * m_scene.straightWay(i) / m_scene.bodyOf(i).maxSpeed + 30;
    }

    void takePair(const std::vector<Vec2>& places, std::size_t i, std::size_t k) {
        const double room = m_scene.bodyOf(i).radius + m_scene.bodyOf(k).radius;
        const Vec2 offset = places[i] - places[k];
        const double depth = dot(offset, offset) < room * room ? 1 - length(offset) / room : 0;
        m_outcome.deepest = std::max(m_outcome.deepest, depth);
        count(depth, i * (places.size() + 1) + k);
    }

    void takeWalls(Vec2 place, std::size_t i) {
        const double radius = m_scene.bodyOf(i).radius;
        double depth = 0;
        for (const auto* all : {&m_scene.walls, &m_scene.pillars})
            for (const Segment& wall : *all)
                depth = std::max(depth, 1 - (length(nearestOn(wall, place) - place) - wall.radius) /
                                                radius);
        m_outcome.deepestInWall = std::max(m_outcome.deepestInWall, depth);
        count(depth, i * (m_times.size() + 1) + m_times.size());
    }

    void count(double depth, std::size_t which) {
        m_outcome.collisions += depth > deep && !m_isDeep[which];
        m_isDeep[which] = depth > deep;
    }

    const CrowdScene& m_scene;
    std::vector<std::size_t> m_next; ///< by walker: the next place to pass
    std::vector<double> m_times;     ///< by walker, in seconds; below 0: not arrived
    std::vector<bool> m_isDeep;      ///< by pair, and by walker for walls
    CrowdOutcome m_outcome;
    int m_ticks = 0;
};

/// Runs a scene until all have arrived, at most for so long.
inline CrowdOutcome runCrowd(const CrowdScene& scene, double longest,
                             const SimulationOptions& options = {}) {
    Simulation simulation(scene.project(), options);
    CrowdMeasure measure(scene);
    std::vector<Vec2> places;
    while (measure.goesOn(longest)) {
        simulation.step();
        places.clear();
        for (const Population& population : simulation.populations())
            for (std::size_t i = 0; i < population.size(); ++i)
                places.push_back({population.x[i], population.y[i]});
        measure.take(places);
    }
    CrowdOutcome outcome = measure.outcome();
    outcome.hash = simulation.stateHash();
    return outcome;
}

} // namespace tiller
