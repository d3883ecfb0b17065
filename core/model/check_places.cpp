#include "core/base/text.h"
#include "core/model/agent_type.h"
#include "core/model/annotations.h"
#include "core/model/check_rules.h"
#include "core/model/registry.h"
#include "core/nodes/describe.h"
#include "core/scene/geometry.h"
#include "core/scene/region.h"
#include "core/scene/solid_ground.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace tiller {

namespace {

constexpr double fullShare = 0.5; // discs at random places cannot cover more
constexpr double circleArea = 3.14159265358979;

double areaOf(const RegionGeometry& region) {
    if (region.shape == RegionShape::circle) {
        const double radius = std::min(region.width, region.height) / 2;
        return circleArea * radius * radius;
    }
    if (region.shape == RegionShape::box)
        return region.width * region.height;
    double area = 0;
    for (std::size_t i = 0; i < region.points.size(); ++i) {
        const Vec2 a = region.points[i];
        const Vec2 b = region.points[(i + 1) % region.points.size()];
        area += (a.x * b.y - a.y * b.x) / 2;
    }
    return std::abs(area);
}

/// The obstacles, for looks at many places. Where they lie on each other, looking takes long, so it
/// looks at so many pieces of them and no more.
class Ground {
public:
    explicit Ground(const Project& project) : m_obstacles(obstaclesOf(project)) {}
    [[nodiscard]] bool empty() const { return m_obstacles.empty(); }
    [[nodiscard]] bool isTired() const { return m_looks > mostLooks; }
    /// Whether a disc overlaps an obstacle; false if it has looked at too many.
    bool isWithin(Vec2 place, double radius) {
        return !isTired() && m_obstacles.isOverlapped(place, radius * (1 - 1e-9), m_looks);
    }

private:
    static constexpr std::uint64_t mostLooks = 100'000'000;

    SolidGround m_obstacles;
    std::uint64_t m_looks = 0;
};

/// The placed agents that lie within an obstacle, by their numbers.
std::vector<std::size_t> agentsWithin(Ground& ground, const Node& node, double radius) {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < node.agents.size(); ++i)
        if (ground.isWithin(node.agents[i].position, radius))
            found.push_back(i);
    return found;
}

/// "Guard 3", "Guard 3 and 7", or "Guard 3, 7, 9 and 4 more".
std::string agentsText(const std::string& type, const std::vector<std::size_t>& numbers) {
    constexpr std::size_t most = 3;
    std::vector<std::string> names{type};
    for (std::size_t i = 0; i < std::min(numbers.size(), most); ++i)
        names.push_back(std::to_string(numbers[i]));
    const std::size_t more = numbers.size() - (names.size() - 1);
    return more > 0
               ? sayCount(more, "%1 %2, %3, %4 and %n more", "%1 %2, %3, %4 and %n more", names)
           : names.size() == 4 ? say("%1 %2, %3 and %4", names)
           : names.size() == 3 ? say("%1 %2 and %3", names)
                               : say("%1 %2", names);
}

Rectangle boxOf(const ObstacleGeometry& obstacle) {
    if (obstacle.shape != ObstacleShape::circle)
        return Rectangle::around(outlineOf(obstacle));
    const Vec2 wide{obstacle.radius, obstacle.radius};
    const Vec2 center{obstacle.x, obstacle.y};
    return {center - wide, center + wide};
}

Rectangle boxOf(const RegionGeometry& region) {
    if (region.shape == RegionShape::polygon)
        return Rectangle::around(region.points);
    const Vec2 low{region.x, region.y};
    return {low, low + Vec2{region.width, region.height}};
}

class StartChecker {
public:
    StartChecker(const Project& project, ProjectIndex& nodes)
        : m_project(project), m_nodes(nodes), m_ground(project) {}

    Problems run() {
        forTypes([this](const Node& node, const AgentTypeSettings& settings) {
            if (settings.solid == Solid::nothing)
                return;
            if (settings.start == StartKind::placed)
                checkSolid(node, settings);
            else if (settings.solid == Solid::obstaclesAndAgents)
                checkRegion(node, settings);
        });
        checkOverlaps();
        checkItems();
        forTypes([this](const Node& node, const AgentTypeSettings& settings) {
            if (settings.start == StartKind::placed)
                checkPlaced(node, settings);
            else if (!m_ground.empty())
                checkRandomStart(node, settings);
        });
        checkImported();
        if (m_ground.isTired())
            warn(say("So many obstacles lie on each other that not all starts were compared with "
                     "them. Delete those that lie within others."),
                 {});
        return std::move(m_problems);
    }

private:
    struct Body {
        Vec2 place;
        double radius = 0;
        const Node* of = nullptr;
    };

    void warn(std::string text, std::vector<Id> ids, ProblemKind kind = {}) {
        m_problems.push_back({.severity = Severity::warning,
                              .text = std::move(text),
                              .ids = std::move(ids),
                              .kind = kind});
    }

    template <class Visit>
    void forTypes(Visit visit) {
        for (const Node& node : m_project.nodes)
            if (node.type == agentTypeId)
                visit(node, agentTypeSettings(node));
    }

    void checkRegion(const Node& node, const AgentTypeSettings& settings) {
        const auto [found, isNew] = m_areas.try_emplace(settings.startRegion);
        double& area = found->second;
        if (isNew) {
            const SceneItem* item = m_nodes.sceneItem(settings.startRegion);
            area = item ? areaOf(settingsOf<RegionGeometry>(*item))
                        : m_project.worldNumber("width") * m_project.worldNumber("height");
        }
        const double covered = settings.count * circleArea * settings.radius * settings.radius;
        if (settings.count < 2 || covered <= fullShare * area)
            return;
        warn(say("%1 has no room to start in: the bodies of %2 agents would cover %3% of it, and "
                 "more than half cannot be filled. Some start within each other and are pushed "
                 "apart. Lower the count or the radius, or use a larger region.",
                 {m_nodes.nameOf(node), toText(settings.count),
                  toText(std::round(100 * covered / std::max(area, 1e-9)))}),
             {node.id});
    }

    void checkSolid(const Node& node, const AgentTypeSettings& settings) {
        if (settings.solid == Solid::obstaclesAndAgents)
            for (const PlacedAgent& agent : node.agents)
                m_bodies.push_back({agent.position, settings.radius, &node});
        const auto within = agentsWithin(m_ground, node, settings.radius);
        if (const std::size_t count = within.size(); count > 0)
            warn(sayCount(count,
                          "%1 starts within an obstacle, which pushes it out. Move the agent.",
                          "%1 start within obstacles, which push them out. Move the agents.",
                          {agentsText(m_nodes.nameOf(node), within)}),
                 {node.id}, ProblemKind{"bad-place"});
    }

    /// From one end of their longer side to the other, so that only those nearby are compared.
    void checkOverlaps() {
        constexpr std::size_t mostPairs = 100'000'000;
        Points places;
        double largest = 0;
        for (const Body& body : m_bodies) {
            places.push_back(body.place);
            largest = std::max(largest, body.radius);
        }
        const Rectangle box = Rectangle::around(places);
        const bool isWide = box.high.x - box.low.x >= box.high.y - box.low.y;
        const auto at = [isWide](const Body& body) { return isWide ? body.place.x : body.place.y; };
        std::ranges::stable_sort(m_bodies, {}, at);
        std::size_t pairs = 0;
        for (std::size_t i = 0; i < m_bodies.size(); ++i)
            for (std::size_t k = i + 1; k < m_bodies.size(); ++k) {
                const Body& a = m_bodies[i];
                const Body& b = m_bodies[k];
                if (at(b) - at(a) > a.radius + largest)
                    break;
                if (++pairs > mostPairs)
                    return;
                if (length(b.place - a.place) >= (a.radius + b.radius) * (1 - 1e-9))
                    continue;
                return warn(
                    say("An agent of %1 and one of %2 are placed within each other, and are "
                        "pushed apart. Move one.",
                        {m_nodes.nameOf(*a.of), m_nodes.nameOf(*b.of)}),
                    {a.of->id, b.of->id}, ProblemKind{"bad-place"});
            }
    }

    /// Walls of a map that nobody keeps out of.
    void checkImported() {
        const auto isMap = [](const Annotation& each) { return each.type == "map"; };
        const auto isObstacle = [](const SceneItem& each) { return each.type == "obstacle"; };
        if (std::ranges::none_of(m_project.annotations, isMap) ||
            std::ranges::none_of(m_project.scene, isObstacle))
            return;
        const Node* moving = nullptr;
        for (const Node& node : m_project.nodes) {
            const Port* output = findNodeType(node.type)->output();
            if (output && output->type == PortType::obstacles)
                return;
            if (node.type != agentTypeId)
                continue;
            const AgentTypeSettings settings = agentTypeSettings(node);
            if (settings.solid != Solid::nothing)
                return;
            if (!moving && settings.maxSpeed > 0)
                moving = &node;
        }
        if (moving)
            warn(say("Agents of %1 go through the obstacles of the map: nothing avoids them. Add "
                     "Obstacle avoidance, or set Solid to obstacles.",
                     {m_nodes.nameOf(*moving)}),
                 {moving->id}, ProblemKind{"through-obstacles"});
    }

    void checkItems() {
        for (const SceneItem& item : m_project.scene)
            if (item.type != "field" && !coversWorld(item) &&
                isOutsideWorld(m_project, boxOfItem(item)))
                warn(
                    say("%1 \"%2\" lies outside the world. Move it inside, or make the world "
                        "larger.",
                        {findSceneType(item.type)->title, item.name.empty() ? item.id : item.name}),
                    {item.id});
    }

    static bool coversWorld(const SceneItem& item) {
        return item.type == "ground" &&
               settingsOf<GroundGeometry>(item).shape == GroundShape::world;
    }

    void checkPlaced(const Node& node, const AgentTypeSettings& settings) {
        std::vector<std::size_t> outside;
        for (std::size_t i = 0; i < node.agents.size(); ++i)
            if (isOutsideWorld(m_project, {node.agents[i].position, node.agents[i].position}))
                outside.push_back(i);
        if (const std::size_t count = outside.size(); count > 0)
            warn(sayCount(count, "%1 starts outside the world. Move the agent inside.",
                          "%1 start outside the world. Move the agents inside.",
                          {agentsText(m_nodes.nameOf(node), outside)}),
                 {node.id}, ProblemKind{"bad-place"});
        if (settings.solid != Solid::nothing)
            return;
        const auto within = agentsWithin(m_ground, node, settings.radius);
        if (const std::size_t count = within.size(); count > 0)
            warn(sayCount(count, "%1 starts within an obstacle. Move the agent.",
                          "%1 start within obstacles. Move the agents.",
                          {agentsText(m_nodes.nameOf(node), within)}),
                 {node.id}, ProblemKind{"bad-place"});
        if (shareAPlace(node) && !parts())
            warn(say("Two agents of %1 start at the same place, and nothing parts them. Move one, "
                     "add Separation, or make them solid.",
                     {m_nodes.nameOf(node)}),
                 {node.id}, ProblemKind{"bad-place"});
    }

    /// Tries places on a grid, since those of the run depend on the seed.
    void checkRandomStart(const Node& node, const AgentTypeSettings& settings) {
        constexpr double coveredShare = 0.4; // fewer leave the obstacles soon
        if (settings.solid != Solid::nothing || settings.count < 1)
            return;
        const Points& places = placesIn(settings.startRegion);
        const auto tried = static_cast<int>(places.size());
        const auto [found, isNew] = m_covered.try_emplace({settings.startRegion, settings.radius});
        int& covered = found->second;
        for (std::size_t i = 0; isNew && i < places.size(); ++i)
            covered += m_ground.isWithin(places[i], settings.radius) ? 1 : 0;
        if (tried == 0 || covered < coveredShare * tried)
            return;
        warn(say("About %1% of the agents of %2 start within obstacles. Let them start in a free "
                 "region, or set Solid to obstacles, which pushes them out.",
                 {std::to_string((100 * covered + tried / 2) / tried), m_nodes.nameOf(node)}),
             {node.id}, ProblemKind{"through-obstacles"});
    }

    /// Places on a grid in a region, or in the world if there is none.
    const Points& placesIn(const Id& region) {
        constexpr int side = 24;
        const auto [found, isNew] = m_places.try_emplace(region);
        if (!isNew)
            return found->second;
        Region area({}, m_project.worldSize());
        if (const SceneItem* item = m_nodes.sceneItem(region))
            area = Region(settingsOf<RegionGeometry>(*item));
        const Vec2 corner = area.center() - area.size() * 0.5;
        for (int i = 0; i < side * side; ++i) {
            const Vec2 place = corner + Vec2{area.size().x * (i % side + 0.5) / side,
                                             area.size().y * (i / side + 0.5) / side};
            if (area.contains(place))
                found->second.push_back(place);
        }
        return found->second;
    }

    static bool shareAPlace(const Node& node) {
        std::vector<Vec2> places;
        for (const PlacedAgent& agent : node.agents)
            places.push_back(agent.position);
        std::ranges::sort(places,
                          [](Vec2 a, Vec2 b) { return a.x < b.x || (a.x == b.x && a.y < b.y); });
        return std::ranges::adjacent_find(places) != places.end();
    }

    /// Whether agents keep apart, or go their own ways.
    [[nodiscard]] bool parts() const {
        return std::ranges::any_of(m_project.nodes, [](const Node& node) {
            return node.type == "separation" || node.type == "reciprocal-avoidance" ||
                   node.type.starts_with("wander");
        });
    }

    const Project& m_project;
    ProjectIndex& m_nodes;
    Ground m_ground;
    std::map<Id, double> m_areas;                   ///< by start region
    std::vector<Body> m_bodies;                     ///< of agents that are placed by hand
    std::map<Id, Points> m_places;                  ///< by start region
    std::map<std::pair<Id, double>, int> m_covered; ///< by start region and radius
    Problems m_problems;
};

} // namespace

std::vector<ObstacleGeometry> obstaclesOf(const Project& project, const std::string& group) {
    std::vector<ObstacleGeometry> all;
    for (const SceneItem& item : project.scene)
        if (item.type == "obstacle" && (group.empty() || textOf(valueOf(item, "group")) == group))
            all.push_back(settingsOf<ObstacleGeometry>(item));
    return all;
}

Rectangle boxOfItem(const SceneItem& item) {
    if (item.type == "obstacle")
        return boxOf(settingsOf<ObstacleGeometry>(item));
    if (item.type == "region")
        return boxOf(settingsOf<RegionGeometry>(item));
    if (item.type == "path")
        return Rectangle::around(settingsOf<PathGeometry>(item).points);
    if (item.type == "ground") {
        const auto ground = settingsOf<GroundGeometry>(item);
        const Vec2 corner{ground.x, ground.y};
        return {corner, corner + Vec2{ground.width, ground.height}};
    }
    const Description& type = *findSceneType(item.type);
    const auto number = [&](const char* setting) {
        const auto index = type.settingIndex(setting);
        return index ? numberOf(item.values[*index]) : 0.0;
    };
    const Vec2 place{number("x"), number("y")};
    return {place, place};
}

bool isOutsideWorld(const Project& project, const Rectangle& box) {
    const WorldSettings world = project.worldSettings();
    return world.edges != Edges::open && (box.high.x < 0 || box.high.y < 0 ||
                                          box.low.x > world.width || box.low.y > world.height);
}

Problems checkPlaces(const Project& project, ProjectIndex& nodes) {
    return StartChecker(project, nodes).run();
}

} // namespace tiller
