#pragma once

#include "core/scene/segment.h"
#include "core/sim/simulation.h"
#include "tests/core/sim/build_project.h"

#include <cmath>

namespace tiller {

/// A crowd whose agents walk straight at a goal each, and keep clear of each other and of obstacles
/// by reciprocal avoidance. Lengths in meters, time in seconds.
class CrowdScene {
public:
    struct Walker {
        Vec2 start;
        Vec2 goal;
    };
    struct Outcome {
        std::size_t arrived = 0;
        std::size_t collisions = 0; ///< pairs and walls, each counted once, deeper than 5%
        double deepest = 0;       ///< the deepest overlap of two bodies, as a share of their radii
        double deepestInWall = 0; ///< as a share of the radius
        double slowdown = 0;      ///< the mean time to the goal, against the straight line
        std::uint64_t hash = 0;
    };

    std::vector<Walker> walkers = {};
    std::vector<Segment> walls = {};   ///< lines without a radius
    std::vector<Segment> pillars = {}; ///< circles
    double radius = 0.3;
    double maxSpeed = 1.5;
    double tick = 0.1;
    double near = 0.5; ///< who has come so near to the goal has arrived
    std::vector<std::pair<std::string, Value>> settings = {
        {"horizon", 3.0}, {"obstacleHorizon", 1.0}, {"reach", 8.0}, {"margin", 0.05}};

    [[nodiscard]] Project project() const {
        ProjectBuilder built;
        built.world("tick", tick);
        for (std::size_t i = 0; i < walls.size(); ++i)
            built.scene(
                "wall-" + std::to_string(i), "obstacle",
                {{"shape", std::string("wall")}, {"points", Points{walls[i].a, walls[i].b}}});
        for (std::size_t i = 0; i < pillars.size(); ++i)
            built.scene(
                "pillar-" + std::to_string(i), "obstacle",
                {{"x", pillars[i].a.x}, {"y", pillars[i].a.y}, {"radius", pillars[i].radius}});
        built.node("obstacles", "obstacles");
        for (std::size_t i = 0; i < walkers.size(); ++i)
            addWalker(built, i);
        Project made = built.build();
        linkAgents(made);
        return made;
    }

    /// Runs until all have arrived, at most for so long.
    [[nodiscard]] Outcome run(double longest, const SimulationOptions& options = {}) const {
        Simulation simulation(project(), options);
        Outcome outcome;
        std::vector<double> times(walkers.size(), -1);
        std::vector<bool> touched(walkers.size() * (walkers.size() + 1));
        for (int i = 1; i * tick <= longest && outcome.arrived < walkers.size(); ++i) {
            simulation.step();
            const std::vector<Vec2> places = placesOf(simulation);
            for (std::size_t k = 0; k < places.size(); ++k)
                if (times[k] < 0 && length(places[k] - walkers[k].goal) <= near) {
                    times[k] = i * tick;
                    ++outcome.arrived;
                }
            measure(places, touched, outcome);
        }
        for (std::size_t k = 0; k < walkers.size(); ++k)
            if (times[k] >= 0)
                outcome.slowdown += times[k] * maxSpeed /
                                    length(walkers[k].goal - walkers[k].start) /
                                    static_cast<double>(outcome.arrived);
        outcome.hash = simulation.stateHash();
        return outcome;
    }

private:
    static Id idOf(const char* what, std::size_t i) {
        const std::string number = std::to_string(i);
        return what + std::string(4 - number.size(), '0') + number;
    }

    void addWalker(ProjectBuilder& built, std::size_t i) const {
        const Walker& walker = walkers[i];
        const Id type = idOf("walker-", i);
        const Id arrive = idOf("arrive-", i);
        const Id avoid = idOf("avoid-", i);
        const Id goal = idOf("goal-", i);
        built.agents(type, {{"", walker.start, {}}})
            .set(type, "radius", radius)
            .set(type, "maxSpeed", maxSpeed)
            .set(type, "maxForce", 2 * maxSpeed / tick)
            .set(type, "responseTime", 0.0);
        built.point(goal, walker.goal);
        built.node(arrive, "arrive", {{"slowingRadius", 2 * radius}, {"stopRadius", 0.0}});
        built.node(avoid, "reciprocal-avoidance");
        for (const auto& [setting, value] : settings)
            built.set(avoid, setting, value);
        built.link(goal + ".point", arrive + ".target");
        built.link(arrive + ".force", avoid + ".forces");
        built.link("obstacles.obstacles", avoid + ".obstacles");
        built.link(avoid + ".force", type + ".steering");
    }

    /// Everybody keeps clear of everybody. Many links: they are not made one by one.
    void linkAgents(Project& project) const {
        for (std::size_t i = 0; i < walkers.size(); ++i)
            for (std::size_t k = 0; k < walkers.size(); ++k)
                project.links.push_back({.id = "l" + std::to_string(i) + "-" + std::to_string(k),
                                         .from = {idOf("walker-", k), "agents"},
                                         .to = {idOf("avoid-", i), "agents"}});
    }

    [[nodiscard]] static std::vector<Vec2> placesOf(const Simulation& simulation) {
        std::vector<Vec2> places;
        for (const Population& population : simulation.populations())
            places.push_back({population.x[0], population.y[0]});
        return places;
    }

    void measure(const std::vector<Vec2>& places, std::vector<bool>& touched,
                 Outcome& outcome) const {
        const std::size_t count = places.size();
        for (std::size_t i = 0; i < count; ++i) {
            for (std::size_t k = 0; k < i; ++k) {
                const double depth = 1 - length(places[i] - places[k]) / (2 * radius);
                outcome.deepest = std::max(outcome.deepest, depth);
                countOnce(depth, touched, i * (count + 1) + k, outcome);
            }
            for (const auto* all : {&walls, &pillars})
                for (const Segment& wall : *all) {
                    const double away =
                        length(nearestOn(wall, places[i]) - places[i]) - wall.radius;
                    outcome.deepestInWall = std::max(outcome.deepestInWall, 1 - away / radius);
                    countOnce(1 - away / radius, touched, i * (count + 1) + count, outcome);
                }
        }
    }

    static void countOnce(double depth, std::vector<bool>& touched, std::size_t which,
                          Outcome& outcome) {
        if (depth <= 0.05 || touched[which])
            return;
        touched[which] = true;
        ++outcome.collisions;
    }
};

} // namespace tiller
