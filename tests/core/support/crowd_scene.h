#pragma once

#include "core/scene/segment.h"
#include "core/sim/simulation.h"
#include "tests/core/sim/build_project.h"

#include <cmath>

namespace tiller {

/// A crowd whose agents walk to a goal each, and keep clear of each other and of obstacles by
/// reciprocal avoidance. Lengths in meters, time in seconds.
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
    /// They are solid, of one type, and find their ways around obstacles; else each walks straight.
    bool findsWays = false;
    double cell = 0.3; ///< of the ways

    [[nodiscard]] Project project() const {
        ProjectBuilder built;
        built.world("tick", tick);
        addScene(built);
        if (findsWays) {
            addType(built);
            return built.build();
        }
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

    void addScene(ProjectBuilder& built) const {
        for (std::size_t i = 0; i < walls.size(); ++i)
            built.scene(
                "wall-" + std::to_string(i), "obstacle",
                {{"shape", std::string("wall")}, {"points", Points{walls[i].a, walls[i].b}}});
        for (std::size_t i = 0; i < pillars.size(); ++i)
            built.scene(
                "pillar-" + std::to_string(i), "obstacle",
                {{"x", pillars[i].a.x}, {"y", pillars[i].a.y}, {"radius", pillars[i].radius}});
        built.node("obstacles", "obstacles");
    }

    /// All walkers as one type, each with its own goal.
    void addType(ProjectBuilder& built) const {
        std::vector<PlacedAgent> agents;
        Vec2 most;
        for (const Walker& walker : walkers) {
            PlacedAgent& agent = agents.emplace_back();
            agent.position = walker.start;
            agent.goals = {{.item = {}, .place = walker.goal}};
            most = {std::max({most.x, walker.start.x, walker.goal.x}),
                    std::max({most.y, walker.start.y, walker.goal.y})};
        }
        for (const auto* all : {&walls, &pillars})
            for (const Segment& wall : *all)
                most = {std::max({most.x, wall.a.x, wall.b.x}),
                        std::max({most.y, wall.a.y, wall.b.y})};
        built.world("width", most.x + 5).world("height", most.y + 5);
        built.agents("walker", agents)
            .set("walker", "radius", radius)
            .set("walker", "maxSpeed", maxSpeed)
            .set("walker", "maxForce", 2 * maxSpeed / tick)
            .set("walker", "solid", std::string("obstacles-and-agents"))
            .node("goal", "own-goal", {{"reach", near}})
            .node("go", "go-to", {{"slowingRadius", 2 * radius}, {"stopRadius", radius / 2}})
            .node("avoid", "reciprocal-avoidance")
            .link("goal.point", "go.target")
            .link("go.force", "avoid.forces")
            .link("walker.agents", "avoid.agents")
            .link("obstacles.obstacles", "avoid.obstacles")
            .link("avoid.force", "walker.steering");
        for (const auto& [setting, value] : settings)
            built.set("avoid", setting, value);
        if (!walls.empty() || !pillars.empty())
            built.node("way", "way", {{"clearance", 1.2 * radius}, {"cell", cell}})
                .link("goal.point", "way.goals")
                .link("obstacles.obstacles", "way.obstacles")
                .link("way.field", "go.way");
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
            for (std::size_t i = 0; i < population.size(); ++i)
                places.push_back({population.x[i], population.y[i]});
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
