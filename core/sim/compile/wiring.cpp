#include "core/sim/compile/wiring.h"

#include "core/base/lattice.h"
#include "core/base/number.h"
#include "core/base/random.h"
#include "core/model/agent_type.h"
#include "core/model/project_index.h"
#include "core/model/registry.h"
#include "core/nodes/describe.h"
#include "core/numbers/variable.h"
#include "core/scene/ways.h"

#include <algorithm>
#include <tuple>

namespace tiller {

namespace {

template <class Typed>
Typed settingsAs(const SceneItem& item) {
    return settingsFrom<Typed>(findSceneType(item.type)->settings, item.values);
}

/// In a world that wraps: moves points by whole worlds, so that the first one lies inside. Scene
/// items drawn outside of such a world appear there.
Points intoWorld(const Project& project, Points points) {
    if (points.empty() || project.worldSettings().edges != Edges::wrap)
        return points;
    const Vec2 size = lattice(project.worldSize());
    const Vec2 first = points.front();
    const Vec2 shift{size.x * floorOf(first.x / size.x), size.y * floorOf(first.y / size.y)};
    for (Vec2& point : points)
        point = point - shift;
    return points;
}

std::shared_ptr<const Geometry> shared(Geometry geometry) {
    return std::make_shared<Geometry>(std::move(geometry)); // RunningWorld::takeItem changes some
}

} // namespace

ObstacleGeometry obstacleOf(const Project& project, const SceneItem& item) {
    auto obstacle = settingsAs<ObstacleGeometry>(item);
    obstacle.id = item.id;
    const Vec2 place = intoWorld(project, {{obstacle.x, obstacle.y}}).front();
    obstacle.x = place.x;
    obstacle.y = place.y;
    obstacle.points = intoWorld(project, std::move(obstacle.points));
    return obstacle;
}

std::shared_ptr<const Geometry> geometryOf(const Project& project, const SceneItem& item) {
    if (item.type == "point") {
        const auto point = settingsAs<PointGeometry>(item);
        return shared({Vec2{point.x, point.y}, item.id});
    }
    if (item.type == "region")
        return shared({Region(settingsAs<RegionGeometry>(item)), item.id});
    if (item.type == "field")
        return shared({Field(settingsAs<FieldGeometry>(item),
                             static_cast<std::uint64_t>(project.worldNumber("seed"))),
                       item.id});
    if (item.type == "path") {
        auto path = settingsAs<PathGeometry>(item);
        path.points = intoWorld(project, std::move(path.points));
        if (!path.points.empty())
            return shared({Path(path), item.id});
    }
    return {};
}

std::vector<ObstacleGeometry> obstacleListOf(const Project& project, const std::string& group) {
    std::vector<ObstacleGeometry> all;
    for (const SceneItem& item : project.scene)
        if (item.type == "obstacle" && (group.empty() || textOf(valueOf(item, "group")) == group))
            all.push_back(obstacleOf(project, item));
    return all;
}

namespace {

/// A point, or a random place of a region. @param index of the goal in the agent's list
Vec2 placeIn(const SceneItem& item, const RandomStream& random, std::uint32_t ordinal,
             std::uint32_t index) {
    constexpr std::uint32_t drawsPerGoal = 1024; // a region needs fewer
    const std::vector<Setting>& settings = findSceneType(item.type)->settings;
    if (item.type == "point") {
        const auto point = settingsFrom<PointGeometry>(settings, item.values);
        return {point.x, point.y};
    }
    return Region(settingsFrom<RegionGeometry>(settings, item.values))
        .randomPlace([&](std::uint32_t number) {
            return random.draw(0, ordinal, number + index * drawsPerGoal);
        });
}

/// @param find gives the scene item with an id, or null
template <class Find>
Points placesIn(const Project& project, const Id& agentType, std::uint32_t ordinal,
                const std::vector<AgentGoal>& goals, Find find) {
    const RandomStream random(static_cast<std::uint64_t>(project.worldNumber("seed")),
                              hashOf(agentType), hashOf("goal"));
    Points places;
    for (const AgentGoal& goal : goals) {
        const auto index = static_cast<std::uint32_t>(places.size());
        const SceneItem* item = goal.item.empty() ? nullptr : find(goal.item);
        if (goal.item.empty())
            places.push_back(goal.place);
        else if (item && mayBeGoal(*item))
            places.push_back(placeIn(*item, random, ordinal, index));
    }
    return places;
}

} // namespace

bool mayBeGoal(const SceneItem& item) {
    return item.type == "point" || item.type == "region";
}

Points placesOf(const Project& project, const Id& agentType, std::uint32_t ordinal,
                const std::vector<AgentGoal>& goals) {
    return placesIn(project, agentType, ordinal, goals,
                    [&](const Id& item) { return project.sceneItem(item); });
}

Wiring::Wiring(const Project& project, Ways& ways, const Grounds& grounds,
               const std::map<Id, GivenGoals>& given, const Variables& variables,
               const std::set<Id>& kept)
    : m_project(project), m_ways(ways), m_grounds(grounds), m_given(given), m_variables(variables) {
    const std::set<std::string_view> driven = nodesWithDrivenWeight(project);
    for (const Link& link : project.links) // others wait for a parameter
        if (link.weight > 0 || kept.contains(link.id) || driven.contains(link.from.node))
            m_linksInto[link.to].push_back(&link);
    for (auto& [to, links] : m_linksInto)
        std::ranges::sort(links, {},
                          [](const Link* link) { return std::tie(link->order, link->id); });
    for (const Node* node : runOrder(project))
        m_nodes.emplace(node->id, Place{node, m_nodes.size()});
    for (const SceneItem& item : project.scene)
        m_scene.emplace(item.id, &item);
    std::size_t index = 0;
    for (const Node& node : project.nodes) {
        if (node.type != summaryTypeId)
            continue;
        const auto& numbers = linksInto(node.id, "each");
        const bool counts =
            settingsFrom<SummarySettings>(findNodeType(node.type)->settings, node.values)
                .countsEvents();
        for (const Link* link : counts ? std::vector<const Link*>() : linksInto(node.id, "agents"))
            m_summaries[link->from.node].push_back(
                {index, numbers.empty() ? nullptr : numbers.front()});
        ++index;
    }
}

const std::vector<Wiring::SummaryOf>& Wiring::summariesOf(const Id& agentType) const {
    static const std::vector<SummaryOf> none;
    const auto found = m_summaries.find(agentType);
    return found == m_summaries.end() ? none : found->second;
}

const std::vector<const Link*>& Wiring::linksInto(const Id& node, const std::string& port) const {
    static const std::vector<const Link*> none;
    const auto found = m_linksInto.find({node, port});
    return found == m_linksInto.end() ? none : found->second;
}

std::vector<const Node*> Wiring::nodesBefore(const Id& node) const {
    std::map<std::size_t, const Node*> found; // by rank
    std::vector<Id> open{node};
    const auto add = [&](const Link& link) {
        const Place& from = m_nodes.at(link.from.node);
        if (from.node->type != agentTypeId && found.emplace(from.rank, from.node).second)
            open.push_back(from.node->id);
    };
    for (const SummaryOf& summary : summariesOf(node))
        if (summary.number)
            add(*summary.number);
    while (!open.empty()) {
        const Id at = open.back();
        open.pop_back();
        const bool isSummary = m_nodes.at(at).node->type == summaryTypeId;
        for (auto input = m_linksInto.lower_bound({at, ""});
             input != m_linksInto.end() && input->first.node == at; ++input)
            if (!isSummary || (input->first.port != "each" && input->first.port != "events"))
                for (const Link* link : input->second)
                    add(*link);
    }
    std::vector<const Node*> nodes;
    for (const auto& [rank, each] : found)
        nodes.push_back(each);
    return nodes;
}

const SceneItem* Wiring::sceneItem(std::string_view id) const {
    const auto found = m_scene.find(id);
    return found == m_scene.end() ? nullptr : found->second;
}

std::shared_ptr<const Geometry> Wiring::geometryOf(const Node& node) {
    const NodeType& type = *findNodeType(node.type);
    if (type.output() && type.output()->type == PortType::obstacles) {
        const std::string& group = textOf(valueOf(node, "group"));
        const auto [made, isNew] = m_obstacles.try_emplace(group);
        if (isNew)
            made->second = shared({Obstacles(obstacleListOf(m_project, group)), group});
        return made->second;
    }
    for (const std::size_t setting : geometrySettings(node)) {
        const SceneItem* item = sceneItem(textOf(node.values[setting]));
        if (!item)
            continue;
        const auto [made, isNew] = m_geometry.try_emplace(item);
        if (const auto ground = m_grounds.find(item->id); isNew && ground != m_grounds.end())
            made->second = shared({ground->second, item->id});
        else if (isNew)
            made->second = tiller::geometryOf(m_project, *item);
        if (made->second)
            return made->second;
    }
    return {};
}

std::shared_ptr<const Geometry> Wiring::ownGoalsOf(const Node& agentType) {
    OwnGoals goals;
    if (const auto given = m_given.find(agentType.id); given != m_given.end())
        goals.given = &given->second;
    for (std::uint32_t ordinal = 0; ordinal < agentType.agents.size(); ++ordinal)
        goals.places.push_back(placesIn(m_project, agentType.id, ordinal,
                                        agentType.agents[ordinal].goals,
                                        [this](const Id& item) { return sceneItem(item); }));
    return std::make_shared<const Geometry>(Geometry{std::move(goals)});
}

bool Wiring::hasOwnGoals(const Node& way) const {
    return ownGoalsOf(way, 1) > 0;
}

/// How many goals count for Way::mostCells.
double Wiring::ownGoalsOf(const Node& way, double most) const {
    double count = 0;
    for (const Link* link : linksInto(way.id, "goals")) {
        const std::string& type = m_nodes.at(link->from.node).node->type;
        if (type == "home" || type == ownGoalId)
            count += most;
        else if (type != "point" && type != "region")
            count += Way::goalsOfMoving;
    }
    return count;
}

std::shared_ptr<const Geometry> Wiring::wayOf(const Node& node, double radius, double most) {
    const auto settings = settingsFrom<WaySettings>(findNodeType(node.type)->settings, node.values);
    WayFields::Rules rules{
        .terrain = {.cells =
                        WayCells(lattice(m_project.worldSize()),
                                 m_project.worldSettings().edges == Edges::wrap, settings.cell),
                    .obstacles = {},
                    .clearance = larger(settings.clearance, radius)},
        .crowdCost = settings.crowds,
        .refresh = static_cast<std::uint32_t>(settings.refresh)};
    for (const Link* link : linksInto(node.id, "obstacles"))
        rules.terrain.obstacles =
            obstacleListOf(m_project, textOf(valueOf(*m_nodes.at(link->from.node).node, "group")));
    auto way = std::make_shared<Way>();
    way->fields = m_ways.find(rules);
    way->queue = &m_ways.paths;
    const auto cells = static_cast<double>(way->fields->cells().count());
    if (ownGoalsOf(node, most) * cells > Way::mostCells)
        way->corners = way->fields->corners();
    return std::make_shared<const Geometry>(Geometry{std::move(way)});
}

} // namespace tiller
