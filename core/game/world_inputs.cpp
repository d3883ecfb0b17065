#include "core/base/lattice.h"
#include "core/game/world_impl.h"
#include "core/model/parameters.h"
#include "core/scene/ground.h"

#include <algorithm>
#include <cmath>

/// What a game does to a World between two ticks.
namespace tiller::game {

std::optional<Agent> World::spawn(Type type, std::optional<Vec2> position, Vec2 velocity) {
    Impl& s = *m_impl;
    if (s.populationOf(type) == Impl::nowhere)
        return {};
    const auto born = s.simulation.spawn(s.types[type], position, velocity);
    if (!born)
        return {};
    s.record(AgentSpawned{s.types[type], position, position ? velocity : Vec2{}});
    return s.agent(*born);
}

bool World::remove(Agent agent) {
    const AgentHandle handle = m_impl->handle(agent);
    if (!m_impl->simulation.remove(handle))
        return false;
    m_impl->record(AgentRemoved{handle.name()});
    return true;
}

bool World::move(Agent agent, Vec2 position) {
    const AgentHandle handle = m_impl->handle(agent);
    if (!m_impl->simulation.moveAgent(handle, position))
        return false;
    m_impl->recordMove(Mover::Kind::moved, handle.type, handle.ordinal, position, {});
    m_impl->interpolation.put(m_impl->populationOf(agent.type), agent.ordinal);
    return true;
}

bool World::place(Agent agent, Vec2 position, Vec2 velocity, bool glides) {
    const AgentHandle handle = m_impl->handle(agent);
    if (!m_impl->simulation.placeAgent(handle, position, velocity))
        return false;
    m_impl->recordMove(Mover::Kind::placed, handle.type, handle.ordinal, position, velocity);
    if (!glides)
        m_impl->interpolation.put(m_impl->populationOf(agent.type), agent.ordinal);
    return true;
}

bool World::shift(Agent agent, Vec2 by) {
    Impl& s = *m_impl;
    const AgentHandle handle = s.handle(agent);
    const auto index = s.simulation.indexOf(handle);
    if (!index || !isFinite(by))
        return false;
    const AgentView all = s.simulation.unsortedAgents(s.populationOf(agent.type));
    const Vec2 to = Vec2{all.x[*index], all.y[*index]} + by;
    if (!s.simulation.moveAgent(handle, to))
        return false;
    s.recordMove(Mover::Kind::moved, handle.type, handle.ordinal, to, {});
    s.interpolation.shift(s.populationOf(agent.type), agent.ordinal, by);
    return true;
}

bool World::carry(Agent agent, Vec2 velocity) {
    const AgentHandle handle = m_impl->handle(agent);
    if (!m_impl->simulation.carryAgent(handle, velocity))
        return false;
    m_impl->record(AgentCarried{handle.name(), velocity});
    return true;
}

void World::decide() {
    m_impl->forgetEvents();
    m_impl->interpolation.clear();
    stepLinked(true);
}

Decisions World::decisions(Type type) const {
    const std::size_t population = m_impl->populationOf(type);
    return population == Impl::nowhere ? Decisions() : m_impl->simulation.decisions(population);
}

bool World::turn(Agent agent, Vec2 heading) {
    const AgentHandle handle = m_impl->handle(agent);
    if (!m_impl->simulation.turnAgent(handle, heading))
        return false;
    m_impl->record(AgentTurned{handle.name(), heading});
    return true;
}

std::optional<Agent> World::become(Agent agent, Type type) {
    Impl& s = *m_impl;
    if (s.populationOf(type) == Impl::nowhere)
        return {};
    const AgentHandle handle = s.handle(agent);
    const auto now = s.simulation.become(handle, s.types[type]);
    if (!now)
        return {};
    s.record(AgentBecame{handle.name(), s.types[type]});
    return s.agent(*now);
}

bool World::setGoals(Agent agent, std::vector<AgentGoal> goals) {
    const AgentHandle handle = m_impl->handle(agent);
    if (!m_impl->simulation.setGoals(handle, goals))
        return false;
    m_impl->record(GoalsGiven{handle.name(), std::move(goals)});
    return true;
}

bool World::setUserData(Agent agent, std::uint64_t data) {
    if (!lives(agent))
        return false;
    m_impl->userData[agent.life] = data;
    return true;
}

std::size_t World::order(std::span<const Agent> agents, Vec2 place,
                         const Arrangement& arrangement) {
    std::vector<AgentHandle> handles;
    AgentsOrdered ordered{{}, place, arrangement};
    for (const Agent agent : agents) {
        handles.push_back(m_impl->handle(agent));
        if (m_impl->isRecording() && m_impl->simulation.lives(handles.back()))
            ordered.agents.push_back(handles.back().name());
    }
    const std::size_t sent = m_impl->simulation.order(handles, place, arrangement);
    if (sent > 0)
        m_impl->record(std::move(ordered));
    return sent;
}

bool World::hasGoals(Type type) const {
    return m_impl->simulation.hasGoals(typeId(type));
}

bool World::enterMode(Agent agent, const Id& mode) {
    const AgentHandle handle = m_impl->handle(agent);
    if (!m_impl->simulation.enterMode(handle, mode))
        return false;
    m_impl->record(ModeEntered{handle.name(), mode});
    return true;
}

std::optional<double> World::variable(std::string_view id, std::optional<Agent> whose) const {
    return m_impl->simulation.variable(id, whose ? std::optional(m_impl->handle(*whose))
                                                 : std::nullopt);
}

bool World::setVariable(std::string_view id, double value, std::optional<Agent> whose) {
    const auto handle = whose ? std::optional(m_impl->handle(*whose)) : std::nullopt;
    if (!std::isfinite(value))
        return false;
    value = std::clamp(value, -noLimit, noLimit); // as logs have it; no range is wider
    if (!m_impl->simulation.setVariable(id, handle, value))
        return false;
    m_impl->record(VariableSet{Id(id), value,
                               handle ? std::optional<AgentName>(handle->name()) : std::nullopt});
    return true;
}

std::optional<double> World::groundValue(std::string_view ground, Vec2 place) const {
    return m_impl->simulation.groundValue(ground, place);
}

bool World::addToGround(std::string_view ground, Vec2 place, double amount, double radius) {
    if (!isPlace(place) || !std::isfinite(amount) || !(radius >= 0))
        return false;
    const GroundChanged changed{Id(ground), place,
                                std::clamp(amount, -GroundMap::most, GroundMap::most),
                                std::min(radius, coordinateLimit)}; // as logs have it
    if (!m_impl->simulation.addToGround(ground, place, changed.amount, changed.radius))
        return false;
    m_impl->record(changed);
    return true;
}

std::optional<World::Ground> World::ground(std::string_view id) const {
    const Grounds& all = m_impl->simulation.grounds();
    const auto found = all.find(id);
    if (found == all.end())
        return {};
    const GroundMap& map = *found->second;
    Ground ground{
        map.cells().columns(), map.cells().rows(), map.origin(), map.cells().grid().worldSize, {}};
    for (const double steps : map.values())
        ground.values.push_back(steps / GroundMap::fineness);
    return ground;
}

void World::setExternal(const std::string& name, Vec2 position, Vec2 velocity) {
    if (!isFinite(position) || !isFinite(velocity))
        return;
    m_impl->lookForExternal(name);
    m_impl->simulation.setExternal(name, position, velocity);
    m_impl->recordMove(Mover::Kind::external, name, 0, position, velocity);
}

void World::clearExternal(const std::string& name) {
    m_impl->simulation.clearExternal(name);
    m_impl->record(ExternalCleared{name});
}

void World::setCursor(std::optional<Vec2> position) {
    if (position && !isFinite(*position))
        return;
    m_impl->simulation.setCursor(position);
    m_impl->record(CursorMoved{position});
}

void World::click(Vec2 position) {
    if (!isFinite(position))
        return;
    m_impl->simulation.click(position);
    m_impl->record(Clicked{position});
}

Result<Done> World::setParameter(std::string_view id, const Value& value) {
    Impl& s = *m_impl;
    const auto before = std::ranges::find(parameters(), id, &Parameter::id);
    const bool isNew = before != parameters().end() && before->value != value;
    const ParameterSet input{Id(id), value}; // the id may be that of a parameter, which goes
    if (const auto done = s.simulation.setParameter(input.parameter, *input.value); !done)
        return done.problems();
    s.walls.reset();
    if (isNew)
        s.record(input);
    return Done();
}

Result<Done> World::setParameter(std::string_view id, Type whose,
                                 const std::optional<Value>& value) {
    Impl& s = *m_impl;
    if (s.populationOf(whose) == Impl::nowhere)
        return Problem{.text = say("There is no agent type %1. Ask World::findType for its number.",
                                   {std::to_string(whose)})};
    const ParameterSet input{Id(id), value, {s.types[whose], {}}};
    if (const auto done = s.simulation.setParameter(input.parameter, input.whose, input.value);
        !done)
        return done.problems();
    s.record(input);
    return Done();
}

Result<Done> World::setParameter(std::string_view id, Agent whose,
                                 const std::optional<Value>& value) {
    Impl& s = *m_impl;
    const AgentHandle handle = s.handle(whose);
    const ParameterSet input{Id(id), value, {handle.type, handle.ordinal}};
    if (const auto done = s.simulation.setParameter(input.parameter, handle, input.value); !done)
        return done.problems();
    s.record(input);
    return Done();
}

const std::vector<Parameter>& World::parameters() const {
    return m_impl->simulation.parameters();
}

} // namespace tiller::game
