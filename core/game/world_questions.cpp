#include "core/base/lattice.h"
#include "core/game/world_impl.h"
#include "core/model/annotations.h"
#include "core/model/registry.h"

#include <algorithm>
#include <cmath>
#include <tuple>

/// What a game asks a World.
namespace tiller::game {

namespace {

/// The agents that a distance is asked of, the nearest first; among equals, the lower one.
struct Near {
    double distance2 = 0;
    Agent agent;

    auto operator<=>(const Near&) const = default;
};

} // namespace

Type World::findType(std::string_view idOrName) const {
    const Impl& s = *m_impl;
    const auto found = std::ranges::find(s.types, idOrName);
    if (found != s.types.end())
        return static_cast<Type>(found - s.types.begin());
    for (Type type = 0; type < s.types.size(); ++type)
        if (const Node* node = s.project.node(s.types[type]);
            node && displayName(*node) == idOrName)
            return type;
    return anyType;
}

std::size_t World::typeCount() const {
    return m_impl->types.size();
}

const Id& World::typeId(Type type) const {
    static const Id none;
    return type < m_impl->types.size() ? m_impl->types[type] : none;
}

std::size_t World::count(Type type) const {
    return type == anyType ? m_impl->simulation.agentCount() : m_impl->columns(type).count;
}

Columns World::agents(Type type) const {
    const std::size_t population = m_impl->populationOf(type);
    if (population != Impl::nowhere)
        (void)m_impl->simulation.agents(population); // sorts: columns stay where they are then
    return m_impl->columns(type);
}

Columns World::Impl::columns(Type type) const {
    const std::size_t population = populationOf(type);
    return {population == nowhere ? AgentView() : simulation.unsortedAgents(population), type};
}

World::Places World::smoothPlaces(Type type) {
    Impl& s = *m_impl;
    const std::size_t population = s.populationOf(type);
    if (population == Impl::nowhere)
        return {};
    const auto [x, y] = s.interpolation.positions(s.simulation, population, s.ahead);
    return {s.simulation.agents(population).count, x, y};
}

void World::handles(Type type, std::vector<Agent>& to) const {
    const Columns of = agents(type);
    to.clear();
    for (std::size_t i = 0; i < of.count; ++i)
        to.push_back(of.agent(i));
}

std::uint64_t World::userData(Agent agent) const {
    const auto found = m_impl->userData.find(agent.life);
    return found != m_impl->userData.end() && lives(agent) ? found->second : 0;
}

bool World::lives(Agent agent) const {
    return m_impl->simulation.lives(m_impl->handle(agent));
}

std::optional<AgentState> World::state(Agent agent) const {
    const auto index = m_impl->simulation.indexOf(m_impl->handle(agent));
    if (!index)
        return {};
    const Columns of = m_impl->columns(agent.type);
    const std::size_t i = *index;
    return AgentState{{of.x[i], of.y[i]},
                      {of.vx[i], of.vy[i]},
                      {of.headingX[i], of.headingY[i]},
                      of.radius[i * of.radiusStep]};
}

Id World::modeOf(Agent agent) const {
    return m_impl->simulation.modeOf(m_impl->handle(agent)).value_or(Id());
}

std::optional<Agent> World::nearest(Vec2 place, double within, Type type) const {
    const Impl& s = *m_impl;
    const Moment& moment = s.simulation.moment();
    const Vec2 from = imageInside(moment, place);
    std::optional<Near> best;
    s.forTypes(type, [&](const Columns& of) {
        const std::size_t population = s.populationOf(of.type);
        if (of.count == 0 || !(within >= 0) || !isFinite(place))
            return;
        // In a wider and wider square, until nobody outside it may be nearer.
        for (double reach = s.simulation.spacingOf(population);; reach *= 2) {
            const double most = std::min(reach, within);
            const std::size_t visited = s.simulation.forEachIn(
                population, from - Vec2{most, most}, from + Vec2{most, most}, [&](std::size_t i) {
                    const Vec2 way = moment.offset(place, {of.x[i], of.y[i]});
                    const double distance2 = dot(way, way);
                    if (distance2 > within * within || (best && distance2 > best->distance2))
                        return;
                    if (const Near near{distance2, of.agent(i)}; !best || near < *best)
                        best = near;
                });
            if (visited == of.count || reach >= within ||
                (best && best->distance2 <= reach * reach))
                return;
        }
    });
    return best ? std::optional(best->agent) : std::nullopt;
}

void World::within(Vec2 place, double distance, Type type, std::vector<Agent>& found) const {
    const Impl& s = *m_impl;
    const Moment& moment = s.simulation.moment();
    const Vec2 from = imageInside(moment, place);
    const Vec2 wide{distance, distance};
    static thread_local std::vector<Near> all;
    all.clear();
    if (distance >= 0)
        s.forTypes(type, [&](const Columns& of) {
            s.simulation.forEachIn(s.populationOf(of.type), from - wide, from + wide,
                                   [&](std::size_t i) {
                                       const Vec2 way = moment.offset(place, {of.x[i], of.y[i]});
                                       if (dot(way, way) <= distance * distance)
                                           all.push_back({dot(way, way), of.agent(i)});
                                   });
        });
    std::ranges::sort(all);
    found.clear();
    for (const Near& near : all)
        found.push_back(near.agent);
}

void World::inRectangle(Vec2 low, Vec2 high, Type type, std::vector<Agent>& found) const {
    const Impl& s = *m_impl;
    const Moment& moment = s.simulation.moment();
    found.clear();
    const Vec2 middle = low + (high - low) * 0.5;
    const Vec2 half = (high - low) * 0.5;
    if (!(half.x >= 0) || !(half.y >= 0))
        return;
    const Vec2 from = imageInside(moment, middle);
    s.forTypes(type, [&](const Columns& of) {
        s.simulation.forEachIn(s.populationOf(of.type), from - half, from + half,
                               [&](std::size_t i) {
                                   const Vec2 way = moment.offset(middle, {of.x[i], of.y[i]});
                                   if (std::abs(way.x) <= half.x && std::abs(way.y) <= half.y)
                                       found.push_back(of.agent(i));
                               });
    });
    std::ranges::sort(found);
}

std::optional<World::Met> World::ray(Vec2 from, Vec2 to, Type type,
                                     std::optional<Agent> apart) const {
    const Impl& s = *m_impl;
    if (!isPlace(from) || !isPlace(to))
        return {};
    if (!s.walls) {
        std::vector<ObstacleGeometry> shapes;
        const Project now = s.currentProject();
        for (const SceneItem& item : now.scene)
            if (item.type == "obstacle")
                shapes.push_back(wallOf(item));
        s.walls.emplace(shapes);
    }
    const double far = length(to - from);
    const Vec2 direction = far > 0 ? (to - from) * (1 / far) : Vec2{1, 0};
    std::optional<Met> first;
    const Moment& moment = s.simulation.moment();
    const Vec2 begin = imageInside(moment, from);
    if (const auto cut = s.walls->firstCut(moment, begin, direction, far))
        first = Met{{}, s.walls->id(cut->obstacle), {}, cut->distance};
    s.forTypes(type, [&](const Columns& of) {
        if (of.count == 0)
            return;
        const std::size_t population = s.populationOf(of.type);
        const double radius = s.simulation.largestRadius(population);
        // Piece by piece, until a piece begins behind what was met. In a world that wraps a piece
        // is so short that its bodies are seen at their nearest images.
        double piece = std::max({4 * s.simulation.spacingOf(population), radius, far / 1000});
        if (moment.edges == Edges::wrap)
            piece = std::min({piece, moment.worldSize.x / 4, moment.worldSize.y / 4});
        const auto end = [&] { return first ? std::min(far, first->distance) : far; };
        for (double at = 0; at <= end(); at += piece) {
            const Vec2 middle = from + direction * (at + piece / 2);
            const Vec2 half = Vec2{std::abs(direction.x), std::abs(direction.y)} * (piece / 2) +
                              Vec2{radius, radius};
            const Vec2 center = imageInside(moment, middle);
            s.simulation.forEachIn(population, center - half, center + half, [&](std::size_t i) {
                const Vec2 away = middle - from + moment.offset(middle, {of.x[i], of.y[i]});
                const double along = dot(away, direction);
                const double aside2 = dot(away, away) - along * along;
                const double own = of.radius[i * of.radiusStep];
                if (aside2 > own * own)
                    return;
                const double depth = std::sqrt(own * own - aside2);
                if (along + depth < 0)
                    return;
                const double distance = std::max(along - depth, 0.0);
                const Agent agent = of.agent(i);
                if (distance > end() || agent == apart ||
                    (first && first->agent && distance == first->distance && *first->agent < agent))
                    return;
                first = Met{agent, {}, {}, distance};
            });
        }
    });
    if (first)
        first->at = from + direction * first->distance;
    return first;
}

std::optional<Agent> World::pick(Vec2 place, double reach) const {
    const Moment& moment = m_impl->simulation.moment();
    std::optional<Near> best;
    m_impl->forTypes(anyType, [&](const Columns& of) {
        for (std::size_t i = 0; i < of.count; ++i) {
            const Vec2 way = moment.offset(place, {of.x[i], of.y[i]});
            const double touch = of.radius[i * of.radiusStep] + reach;
            const Near near{dot(way, way), of.agent(i)};
            if (touch >= 0 && near.distance2 <= touch * touch && (!best || near < *best))
                best = near;
        }
    });
    return best ? std::optional(best->agent) : std::nullopt;
}

const PropertyList* World::properties(std::string_view item) const {
    const Project& project = m_impl->project;
    if (item.empty())
        return &project.properties;
    if (const Node* node = project.node(item))
        return &node->properties;
    const SceneItem* of = project.sceneItem(item);
    return of ? &of->properties : nullptr;
}

const PropertyList* World::properties(Agent agent) const {
    static const PropertyList none;
    if (!lives(agent))
        return nullptr;
    const Node* type = m_impl->project.node(typeId(agent.type)); // its n-th placed agent is agent n
    const bool isPlaced =
        type && textOf(valueOf(*type, "start")) == "placed" && agent.ordinal < type->agents.size();
    return isPlaced ? &type->agents[agent.ordinal].properties : &none;
}

std::optional<Explanation> World::explain(Agent agent) const {
    const AgentHandle handle = m_impl->handle(agent);
    return m_impl->simulation.lives(handle) ? m_impl->simulation.explain(handle.name())
                                            : std::nullopt;
}

std::string World::explainInWords(Agent agent) const {
    const auto explanation = explain(agent);
    return explanation ? explanationText(m_impl->project, *explanation) : std::string();
}

std::optional<std::vector<double>> World::numbers(Type type, std::string_view quantity,
                                                  std::string_view node) const {
    const std::size_t population = m_impl->populationOf(type);
    const auto& all = findAnnotationType("monitor")->setting("quantity")->choices;
    const auto found = std::ranges::find(all, quantity, &Choice::id);
    if (population == Impl::nowhere || found == all.end())
        return {};
    const auto which = static_cast<Quantity>(found - all.begin());
    if (happens(which))
        return {};
    std::vector<double> numbers = m_impl->simulation.readEach(population, which, node);
    if (numbers.empty() && m_impl->simulation.agents(population).count > 0)
        return {};
    return numbers;
}

PopulationForces World::forces(Type type) const {
    const std::size_t population = m_impl->populationOf(type);
    return population == Impl::nowhere ? PopulationForces() : m_impl->simulation.forces(population);
}

const std::vector<World::Plot>& World::plots() const {
    return m_impl->plots;
}

std::optional<double> World::measure(std::size_t plot) {
    Impl& s = *m_impl;
    return plot < s.monitors.size() ? s.monitors[plot].measure(s.simulation) : std::nullopt;
}

bool World::draw(Agent agent, DebugDraw& draw) const {
    const Impl& s = *m_impl;
    const auto explanation = explain(agent);
    if (explanation)
        drawExplanation(seenBy(s.currentProject(), s.simulation.ownValues(),
                               {typeId(agent.type), agent.ordinal}),
                        *explanation, draw);
    return explanation.has_value();
}

} // namespace tiller::game
