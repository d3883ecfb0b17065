#include "core/sim/simulation_impl.h"

/// What a game or a person does to a Simulation between two ticks.
namespace tiller {

void Simulation::setCursor(std::optional<Vec2> position) {
    if (!position)
        m_impl->moment.cursor.reset();
    else if (isFinite(*position))
        m_impl->moment.cursor = takenIn(*position);
}

void Simulation::click(Vec2 position) {
    if (isFinite(position))
        m_impl->moment.click = takenIn(position);
}

void Simulation::setExternal(const std::string& name, Vec2 position, Vec2 velocity) {
    if (!isFinite(position) || !isFinite(velocity))
        return;
    std::vector<External>& all = m_impl->moment.externals;
    auto found = std::ranges::find(all, name, &External::name);
    if (found == all.end())
        found = all.insert(found, External{.name = name, .position = {}, .velocity = {}});
    velocity = takenIn(velocity);
    found->position = takenIn(position);
    found->velocity = velocity;
    if (velocity != Vec2{})
        found->heading = unit(velocity);
}

void Simulation::clearExternal(const std::string& name) {
    std::erase_if(m_impl->moment.externals,
                  [&](const External& external) { return external.name == name; });
}

bool Simulation::moveAgent(const AgentHandle& agent, Vec2 position) {
    const auto found = m_impl->findAgent(agent);
    if (!found || !isFinite(position))
        return false;
    m_impl->copies.reset();
    m_impl->moveAgent(found->population, found->slot, takenIn(position));
    return true;
}

bool Simulation::placeAgent(const AgentHandle& agent, Vec2 position, Vec2 velocity) {
    const auto found = m_impl->findAgent(agent);
    if (!found || !isFinite(position) || !isFinite(velocity))
        return false;
    m_impl->copies.reset();
    m_impl->placeAgent(found->population, found->slot, takenIn(position), takenIn(velocity));
    return true;
}

bool Simulation::turnAgent(const AgentHandle& agent, Vec2 heading) {
    const auto found = m_impl->findAgent(agent);
    const Vec2 direction = isFinite(heading) ? unit(takenIn(heading)) : Vec2{};
    if (!found || direction == Vec2{})
        return false;
    m_impl->copies.reset();
    m_impl->turnAgent(found->population, found->slot, direction);
    return true;
}

bool Simulation::setGoals(const AgentHandle& agent, std::vector<AgentGoal> goals) {
    const auto found = m_impl->findAgent(agent);
    const auto isSound = [this](const AgentGoal& goal) {
        if (goal.item.empty())
            return isFinite(goal.place);
        const SceneItem* item = m_impl->project.sceneItem(goal.item);
        return item && mayBeGoal(*item);
    };
    if (!found || goals.size() > maxGoals || !std::ranges::all_of(goals, isSound))
        return false;
    for (AgentGoal& goal : goals)
        goal.place = goal.item.empty() ? takenIn(goal.place) : Vec2{};
    m_impl->setGoals(found->population, found->slot, std::move(goals));
    return true;
}

bool Simulation::enterMode(const AgentHandle& agent, const Id& mode) {
    const auto found = m_impl->findAgent(agent);
    return found && m_impl->enterMode(found->population, found->slot, mode);
}

std::optional<AgentHandle> Simulation::spawn(const Id& type, std::optional<Vec2> position,
                                             Vec2 velocity) {
    const auto index = m_impl->find(type);
    if (!index || (position && !isFinite(*position)) || !isFinite(velocity))
        return {};
    std::optional<Spawner::Start> start;
    if (position)
        start = Spawner::Start{takenIn(*position), takenIn(velocity)};
    m_impl->copies.reset();
    const std::optional<std::uint32_t> ordinal = m_impl->spawn(*index, start);
    return ordinal ? std::optional(m_impl->handleOf(*index, *ordinal)) : std::nullopt;
}

bool Simulation::remove(const AgentHandle& agent) {
    const auto found = m_impl->findAgent(agent);
    if (!found)
        return false;
    m_impl->copies.reset();
    m_impl->remove(found->population, found->slot);
    return true;
}

std::optional<AgentHandle> Simulation::become(const AgentHandle& agent, const Id& type) {
    const auto found = m_impl->findAgent(agent);
    const auto into = m_impl->find(type);
    if (!found || !into)
        return {};
    m_impl->copies.reset();
    const auto ordinal = m_impl->become(found->population, found->slot, *into);
    return ordinal ? std::optional(m_impl->handleOf(*into, *ordinal)) : std::nullopt;
}

bool Simulation::lives(const AgentHandle& agent) const {
    return m_impl->findAgent(agent).has_value();
}

std::optional<AgentHandle> Simulation::handleOf(const AgentName& agent) const {
    if (const auto found = m_impl->findAgent(agent))
        return m_impl->handleOf(found->population, agent.ordinal);
    return {};
}

std::optional<AgentHandle> Simulation::whoHasLife(std::uint32_t life) const {
    m_impl->tidy();
    for (const Crowd& crowd : m_impl->crowds)
        for (std::size_t slot = 0; slot < crowd.size(); ++slot)
            if (crowd.life[crowd.rank[slot]] == life)
                return AgentHandle{crowd.type, crowd.ordinal[slot], life};
    return {};
}

} // namespace tiller
