#pragma once

#include "core/scene/segment.h"
#include "core/sim/simulation.h"
#include "tests/core/sim/build_project.h"

#include <algorithm>
#include <cmath>

namespace tiller {

/// A crowd whose agents walk to a goal each, and keep clear of each other and of obstacles by
/// reciprocal avoidance. Lengths in meters, time in seconds.
class CrowdScene {
public:
    struct Body {
        double radius = 0.3, maxSpeed = 1.5;
    };
    struct Walker {
        Vec2 start, goal;
        std::size_t body = 0; ///< an index into `bodies`; never less than that of the walker before
        Points via = {};      ///< places to pass before the goal; with findsWays only
    };

    std::vector<Walker> walkers = {};
    std::vector<Segment> walls = {};   ///< lines without a radius
    std::vector<Segment> pillars = {}; ///< circles
    std::vector<Body> bodies = {Body()};
    double tick = 0.1;
    double near = 0.5; ///< who has come so near to the goal has arrived
    std::vector<std::pair<std::string, Value>> settings = {
        {"horizon", 3.0}, {"obstacleHorizon", 1.0}, {"reach", 8.0}, {"margin", 0.05}};
    /// They are solid, of one type per body, and find their ways around obstacles; else each walks
    /// straight and is of a type of its own.
    bool findsWays = false;
    double cell = 0.3; ///< of the ways
    /// They look ahead as new cards do.
    bool asNewCards = false;

    [[nodiscard]] const Body& bodyOf(std::size_t walker) const {
        return bodies[walkers[walker].body];
    }
    /// From the start to the goal, past all places between.
    [[nodiscard]] double straightWay(std::size_t walker) const {
        Vec2 from = walkers[walker].start;
        double way = 0;
        for (const Vec2 to : walkers[walker].via) {
            way += length(to - from);
            from = to;
        }
        return way + length(walkers[walker].goal - from);
    }

    [[nodiscard]] Project project() const {
        ProjectBuilder built = world("world tick={}", tick);
        addScene(built);
        if (findsWays) {
            addTypes(built);
            return built.build();
        }
        for (std::size_t i = 0; i < walkers.size(); ++i)
            addWalker(built, i);
        Project made = built.build();
        linkAgents(made);
        return made;
    }

private:
    static Id idOf(const char* what, std::size_t i) {
        const std::string number = std::to_string(i);
        return what + std::string(4 - number.size(), '0') + number;
    }

    void addScene(ProjectBuilder& built) const {
        for (std::size_t i = 0; i < walls.size(); ++i)
            built.add("scene wall-{}:obstacle shape=wall points={}{}", i, walls[i].a, walls[i].b);
        for (std::size_t i = 0; i < pillars.size(); ++i)
            built.add("scene pillar-{}:obstacle x={} y={} radius={}", i, pillars[i].a.x,
                      pillars[i].a.y, pillars[i].radius);
        built.add("obstacles");
    }

    /// All walkers as one type per body, each with its own goal.
    void addTypes(ProjectBuilder& built) const {
        std::vector<std::vector<PlacedAgent>> agents(bodies.size());
        for (const Walker& walker : walkers) {
            PlacedAgent& agent = agents[walker.body].emplace_back();
            agent.position = walker.start;
            for (const Vec2 place : walker.via)
                agent.goals.push_back({.item = {}, .place = place});
            agent.goals.push_back({.item = {}, .place = walker.goal});
        }
        const Vec2 most = farthest();
        built.add("world width={} height={}; goal:own-goal reach={}", most.x + 5, most.y + 5, near);
        for (std::size_t i = 0; i < bodies.size(); ++i)
            addType(built, i, std::move(agents[i]));
        for (std::size_t i = 0; i < bodies.size(); ++i)
            for (std::size_t k = 0; k < bodies.size(); ++k)
                built.add("{} > {}.agents", idOf("walker-", k), idOf("avoid-", i));
    }

    void addType(ProjectBuilder& built, std::size_t i, std::vector<PlacedAgent> agents) const {
        const auto [radius, maxSpeed] = bodies[i];
        const Id type = idOf("walker-", i);
        const Id go = idOf("go-", i);
        const Id avoid = idOf("avoid-", i);
        const Id way = idOf("way-", i);
        built.agents(type, std::move(agents))
            .add("set {0} radius={1} maxSpeed={2} maxForce={3} solid=obstacles-and-agents; "
                 "{4}:go-to slowingRadius={5} stopRadius={6}; {7}:reciprocal-avoidance; "
                 "goal > {4}.target; {4} > {7}.forces; obstacles > {7}.obstacles; "
                 "{7} > {0}.steering",
                 type, radius, maxSpeed, 2 * maxSpeed / tick, go, 2 * radius, radius / 2, avoid);
        setAvoidance(built, avoid);
        if (!walls.empty() || !pillars.empty())
            built.add("{0}:way clearance={1} cell={2}; goal > {0}.goals; "
                      "obstacles > {0}.obstacles; {0} > {3}.way",
                      way, 1.2 * radius, cell, go);
    }

    void setAvoidance(ProjectBuilder& built, const Id& avoid) const {
        if (asNewCards)
            for (const Setting& setting : findNodeType("reciprocal-avoidance")->settings)
                if (setting.suggested && setting.id != "settles")
                    built.add("set {} {}={}", avoid, setting.id, numberOf(*setting.suggested));
        for (const auto& [setting, value] : settings)
            built.add("set {} {}={}", avoid, setting, value);
    }

    [[nodiscard]] Vec2 farthest() const {
        Vec2 most;
        const auto reach = [&most](Vec2 place) {
            most = {std::max(most.x, place.x), std::max(most.y, place.y)};
        };
        for (const Walker& walker : walkers) {
            reach(walker.start);
            reach(walker.goal);
        }
        for (const auto* all : {&walls, &pillars})
            for (const Segment& wall : *all) {
                reach(wall.a);
                reach(wall.b);
            }
        return most;
    }

    void addWalker(ProjectBuilder& built, std::size_t i) const {
        const Walker& walker = walkers[i];
        const auto [radius, maxSpeed] = bodyOf(i);
        const Id type = idOf("walker-", i);
        const Id arrive = idOf("arrive-", i);
        const Id avoid = idOf("avoid-", i);
        const Id goal = idOf("goal-", i);
        built.add("{} {} radius={} maxSpeed={} maxForce={} responseTime=0; {}:point {}; "
                  "{}:arrive slowingRadius={} stopRadius=0; {}:reciprocal-avoidance",
                  type, walker.start, radius, maxSpeed, 2 * maxSpeed / tick, goal, walker.goal,
                  arrive, 2 * radius, avoid);
        setAvoidance(built, avoid);
        built.add("{0} > {1}.target; {1} > {2}.forces; obstacles > {2}.obstacles; "
                  "{2} > {3}.steering",
                  goal, arrive, avoid, type);
    }

    /// Everybody keeps clear of everybody. Many links: they are not made one by one.
    void linkAgents(Project& project) const {
        for (std::size_t i = 0; i < walkers.size(); ++i)
            for (std::size_t k = 0; k < walkers.size(); ++k)
                project.links.push_back({.id = "l" + std::to_string(i) + "-" + std::to_string(k),
                                         .from = {idOf("walker-", k), "agents"},
                                         .to = {idOf("avoid-", i), "agents"}});
    }
};

} // namespace tiller
