#include "core/game/world_impl.h"
#include "core/game/wrapped.h"

#include <algorithm>
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
    return type == anyType ? m_impl->simulation.agentCount() : agents(type).count;
}

Columns World::agents(Type type) const {
    const std::size_t population = m_impl->populationOf(type);
    if (population == Impl::nowhere)
        return {.type = type};
    const AgentView view = m_impl->simulation.agents(population);
    return {.count = view.count,
            .x = view.x,
            .y = view.y,
            .vx = view.vx,
            .vy = view.vy,
            .headingX = view.headingX,
            .headingY = view.headingY,
            .radius = view.radius,
            .radiusStep = view.radiusStep,
            .ordinal = view.ordinal,
            .rank = view.rank,
            .lifeByRank = view.lifeByRank,
            .type = type};
}

World::Places World::smoothPlaces(Type type) {
    Impl& s = *m_impl;
    const std::size_t population = s.populationOf(type);
    if (population == Impl::nowhere)
        return {};
    const auto [x, y] = s.interpolation.positions(s.simulation, population, s.ahead, s.project);
    return {s.simulation.agents(population).count, x, y};
}

bool World::lives(Agent agent) const {
    return m_impl->simulation.lives(m_impl->handle(agent));
}

std::optional<AgentState> World::state(Agent agent) const {
    const auto index = m_impl->simulation.indexOf(m_impl->handle(agent));
    if (!index)
        return {};
    const Columns of = agents(agent.type);
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
    const Wrapped wrapped(m_impl->project);
    std::optional<Near> best;
    m_impl->forTypes(*this, type, [&](const Columns& of) {
        for (std::size_t i = 0; i < of.count; ++i) {
            const Vec2 way = wrapped.offset(place, {of.x[i], of.y[i]});
            const Near near{dot(way, way), of.agent(i)};
            if (within >= 0 && near.distance2 <= within * within && (!best || near < *best))
                best = near;
        }
    });
    return best ? std::optional(best->agent) : std::nullopt;
}

void World::within(Vec2 place, double distance, Type type, std::vector<Agent>& found) const {
    const Wrapped wrapped(m_impl->project);
    std::vector<Near> all;
    m_impl->forTypes(*this, type, [&](const Columns& of) {
        for (std::size_t i = 0; i < of.count; ++i) {
            const Vec2 way = wrapped.offset(place, {of.x[i], of.y[i]});
            if (distance >= 0 && dot(way, way) <= distance * distance)
                all.push_back({dot(way, way), of.agent(i)});
        }
    });
    std::ranges::sort(all);
    found.clear();
    for (const Near& near : all)
        found.push_back(near.agent);
}

std::optional<Agent> World::pick(Vec2 place, double reach) const {
    const Wrapped wrapped(m_impl->project);
    std::optional<Near> best;
    m_impl->forTypes(*this, anyType, [&](const Columns& of) {
        for (std::size_t i = 0; i < of.count; ++i) {
            const Vec2 way = wrapped.offset(place, {of.x[i], of.y[i]});
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
