#include "core/base/lattice.h"
#include "core/model/agent_type.h"
#include "core/model/registry.h"
#include "core/modes/agent_mode.h"
#include "core/scene/geometry.h"
#include "core/sim/agents/life_changes.h"
#include "core/sim/run/mover.h"
#include "core/sim/simulation.h"
#include "core/steering/motion.h"

#include <algorithm>
#include <cmath>

/// What a game or a person does to a Simulation between two ticks.
namespace tiller {

namespace {

/// A place or velocity from outside, within the limits and on the lattice. @pre it is finite
Vec2 takenIn(Vec2 vector) {
    return lattice(Vec2{std::clamp(vector.x, -coordinateLimit, coordinateLimit),
                        std::clamp(vector.y, -coordinateLimit, coordinateLimit)});
}

void turn(Crowd& of, std::size_t slot, Vec2 heading) {
    of.headingX[slot] = heading.x;
    of.headingY[slot] = heading.y;
    if (of.facingX.size() == 0)
        return;
    of.facingX[slot] = heading.x;
    of.facingY[slot] = heading.y;
}

} // namespace

void Simulation::setCursor(std::optional<Vec2> position) {
    if (!position)
        m_world->moment.cursor.reset();
    else if (isFinite(*position))
        m_world->moment.cursor = takenIn(*position);
}

void Simulation::click(Vec2 position) {
    if (isFinite(position))
        m_world->moment.click = takenIn(position);
}

void Simulation::setExternal(const std::string& name, Vec2 position, Vec2 velocity) {
    if (!isFinite(position) || !isFinite(velocity))
        return;
    std::vector<External>& all = m_world->moment.externals;
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
    std::erase_if(m_world->moment.externals,
                  [&](const External& external) { return external.name == name; });
}

bool Simulation::moveAgent(const AgentHandle& agent, Vec2 position) {
    const auto found = m_world->findAgent(agent);
    if (!found || !isFinite(position))
        return false;
    const Crowd::Motion& now = m_world->crowds[found->crowd].now;
    m_world->putAgent(*found, takenIn(position), {now.vx[found->slot], now.vy[found->slot]});
    return true;
}

bool Simulation::placeAgent(const AgentHandle& agent, Vec2 position, Vec2 velocity) {
    const auto found = m_world->findAgent(agent);
    if (!found || !isFinite(position) || !isFinite(velocity))
        return false;
    const std::size_t slot = found->slot;
    Crowd& of = m_world->crowds[found->crowd];
    velocity = lattice(truncate(takenIn(velocity), of.maxSpeed.of(slot)));
    turn(of, slot, nextHeading(Vec2{of.headingX[slot], of.headingY[slot]}, velocity));
    m_world->putAgent(*found, takenIn(position), velocity);
    return true;
}

bool Simulation::carryAgent(const AgentHandle& agent, Vec2 velocity) {
    RunningWorld& s = *m_world;
    const auto found = s.findAgent(agent);
    if (!found || !isFinite(velocity))
        return false;
    velocity = takenIn(velocity);
    const bool isFirst = !s.carried.contains(agent.type);
    if (velocity == Vec2{} && isFirst)
        return true;
    s.carried[agent.type][agent.ordinal] = velocity;
    if (velocity == Vec2{})
        s.carried[agent.type].erase(agent.ordinal);
    if (isFirst) // its type may not run together with others anymore
        s.planSearches(true);
    return true;
}

void Simulation::holdNextTick() {
    m_world->isHeld = true;
}

Decisions Simulation::decisions(std::size_t population) const {
    RunningWorld& s = *m_world;
    s.tidy(); // as the columns are
    if (population >= s.held.size())
        return {};
    const auto& [ordinals, wanted] = s.held[population];
    const Crowd& of = s.crowds[population];
    const std::vector<double> none(of.size());
    Decisions now{none, none, none, none};
    for (std::size_t slot = 0; slot < of.size(); ++slot) {
        const auto at = std::ranges::lower_bound(ordinals, of.ordinal[slot]);
        if (at == ordinals.end() || *at != of.ordinal[slot])
            continue;
        const auto rank = static_cast<std::size_t>(at - ordinals.begin());
        now.steeringX[slot] = wanted.steeringX[rank];
        now.steeringY[slot] = wanted.steeringY[rank];
        now.desiredX[slot] = wanted.desiredX[rank];
        now.desiredY[slot] = wanted.desiredY[rank];
    }
    return now;
}

bool Simulation::turnAgent(const AgentHandle& agent, Vec2 heading) {
    const auto found = m_world->findAgent(agent);
    const Vec2 direction = isFinite(heading) ? unit(takenIn(heading)) : Vec2{};
    if (!found || direction == Vec2{})
        return false;
    const std::size_t slot = found->slot;
    Crowd& of = m_world->crowds[found->crowd];
    const double speed = length(Vec2{of.now.vx[slot], of.now.vy[slot]});
    const Vec2 velocity = lattice(truncate(direction * speed, of.maxSpeed.of(slot)));
    of.now.vx[slot] = velocity.x;
    of.now.vy[slot] = velocity.y;
    turn(of, slot, direction);
    m_world->copies.reset();
    m_world->isUntidy = true;
    return true;
}

bool Simulation::setGoals(const AgentHandle& agent, std::vector<AgentGoal> goals) {
    RunningWorld& s = *m_world;
    const auto found = s.findAgent(agent);
    const auto isSound = [&](const AgentGoal& goal) {
        if (goal.item.empty())
            return isFinite(goal.place);
        const SceneItem* item = s.project.sceneItem(goal.item);
        return item && mayBeGoal(*item);
    };
    if (!found || goals.size() > maxGoals || !std::ranges::all_of(goals, isSound))
        return false;
    for (AgentGoal& goal : goals)
        goal.place = goal.item.empty() ? takenIn(goal.place) : Vec2{};
    Crowd& of = s.crowds[found->crowd];
    s.goalPlaces.at(of.type)[agent.ordinal] = placesOf(s.project, of.type, agent.ordinal, goals);
    s.goals[of.type][agent.ordinal] = {std::move(goals)};
    for (const CompiledNode& node : s.programs[found->crowd].nodes)
        if (node.type->id == ownGoalId)
            of.memory[node.memory][found->slot] = 0;
    return true;
}

bool Simulation::hasGoals(const Id& type) const {
    const auto crowd = m_world->find(type);
    return crowd && std::ranges::any_of(m_world->programs[*crowd].nodes, [](const auto& node) {
               return node.type->id == ownGoalId;
           });
}

std::size_t Simulation::order(std::span<const AgentHandle> agents, Vec2 place,
                              const Arrangement& arrangement) {
    RunningWorld& s = *m_world;
    if (!isPlace(place) || !isSound(arrangement))
        return 0;
    std::map<AgentName, RunningWorld::Place> sent; // in the order of their names
    for (const AgentHandle& agent : agents)
        if (const auto found = s.findAgent(agent); found && hasGoals(agent.type))
            sent.emplace(agent.name(), *found);
    Points from;
    double radius = 0;
    for (const auto& [name, at] : sent) {
        const Crowd& of = s.crowds[at.crowd];
        from.push_back({of.now.x[at.slot], of.now.y[at.slot]});
        radius = larger(radius, of.radius.of(at.slot));
    }
    std::vector<TakenSlot> taken;
    std::uint32_t last = 0;
    for (const auto& [type, ofType] : s.goals)
        for (const auto& [ordinal, given] : ofType) {
            last = std::max(last, given.order);
            const auto other = s.findAgent({type, ordinal});
            if (given.order != 0 && other && !sent.contains({type, ordinal}))
                taken.push_back(
                    {given.list.front().place, s.crowds[other->crowd].radius.of(other->slot)});
        }
    const Points slots = slotsOf(s.project, takenIn(place), arrangement, from, radius, taken);
    std::size_t next = 0;
    for (const auto& [name, at] : sent) {
        setGoals(name, {{.item = {}, .place = slots[next++]}});
        s.goals[name.type][name.ordinal].order = last + 1;
    }
    return sent.size();
}

bool Simulation::enterMode(const AgentHandle& agent, const Id& mode) {
    RunningWorld& s = *m_world;
    const auto found = s.findAgent(agent);
    if (!found)
        return false;
    const Program& program = s.programs[found->crowd];
    const std::vector<ModeRef>& modes = program.machine.modes;
    const auto entered =
        std::ranges::find_if(modes, [&](ModeRef of) { return program.nodes[of.node].id == mode; });
    if (entered == modes.end())
        return false;
    std::vector<Column<double>>& memory = s.crowds[found->crowd].memory;
    for (const ModeRef& of : modes) {
        memory[of.memory + modeIsOn][found->slot] = &of == &*entered ? 1 : 0;
        memory[of.memory + modeTime][found->slot] = 0;
    }
    s.count(found->crowd, mode, 1, false);
    if (s.listsActs()) {
        const AgentRef who{static_cast<std::uint32_t>(found->crowd), agent.ordinal};
        s.happened.push_back({TickEvent::Kind::entered, who, {}, s.lifeOf(who), mode});
    }
    return true;
}

std::pair<double*, VariableSettings>
RunningWorld::findVariable(std::string_view id, const std::optional<AgentHandle>& whose) {
    const Node* node = project.node(id);
    if (!node || node->type != variableTypeId)
        return {};
    const auto settings =
        settingsFrom<VariableSettings>(findNodeType(node->type)->settings, node->values);
    if (settings.perAgent != whose.has_value())
        return {};
    if (!whose)
        return {&variables.find(node->id)->second, settings};
    const std::optional<Place> place = findAgent(*whose);
    if (!place)
        return {};
    const auto& nodes = programs[place->crowd].nodes;
    const auto compiled = std::ranges::find(nodes, id, &CompiledNode::id);
    if (compiled == nodes.end())
        return {};
    return {&crowds[place->crowd].memory[compiled->memory][place->slot], settings};
}

bool Simulation::setVariable(std::string_view id, const std::optional<AgentHandle>& whose,
                             double value) {
    const auto [place, settings] = m_world->findVariable(id, whose);
    if (place && std::isfinite(value))
        *place = settings.taken(value);
    return place != nullptr;
}

bool Simulation::addToGround(std::string_view ground, Vec2 place, double amount, double radius) {
    const auto found = m_world->grounds.find(ground);
    if (found == m_world->grounds.end() ||
        !found->second->leave(m_world->moment, place, amount, radius))
        return false;
    found->second->beginTick();
    return true;
}

std::optional<double> Simulation::groundValue(std::string_view ground, Vec2 place) const {
    const auto found = m_world->grounds.find(ground);
    const auto cell = found == m_world->grounds.end()
                          ? std::nullopt
                          : found->second->cellAt(m_world->moment, place);
    return cell ? std::optional(found->second->valueOf(*cell)) : std::nullopt;
}

std::optional<double> Simulation::variable(std::string_view id,
                                           const std::optional<AgentHandle>& whose) const {
    if (whose) {
        const double* place = m_world->findVariable(id, whose).first;
        return place ? std::optional(*place) : std::nullopt;
    }
    const auto found = m_world->variables.find(Id(id));
    return found == m_world->variables.end() || found->second == noSummary
               ? std::nullopt
               : std::optional(found->second);
}

const Variables& Simulation::variables() const {
    return m_world->variables;
}

std::optional<AgentHandle> Simulation::spawn(const Id& type, std::optional<Vec2> position,
                                             Vec2 velocity) {
    RunningWorld& s = *m_world;
    const auto index = s.find(type);
    if (!index || (position && !isFinite(*position)) || !isFinite(velocity))
        return {};
    std::optional<Spawner::Start> start;
    if (position)
        start = Spawner::Start{takenIn(*position), takenIn(velocity)};
    s.beginLifeChange();
    const std::uint32_t ordinal = s.crowds[*index].nextOrdinal;
    s.crowds[*index].noteSlots();
    LifeChanges changes(s, false);
    changes.bearOne(static_cast<std::uint32_t>(*index), start);
    changes.apply(s.changedCrowds);
    if (s.crowds[*index].nextOrdinal == ordinal) // there is no room
        return {};
    return s.handleOf(*index, ordinal);
}

bool Simulation::remove(const AgentHandle& agent) {
    RunningWorld& s = *m_world;
    const auto found = s.findAgent(agent);
    if (!found)
        return false;
    s.rememberBodies();
    Crowd& of = s.crowds[found->crowd];
    s.note({TickEvent::Kind::died,
            {static_cast<std::uint32_t>(found->crowd), agent.ordinal},
            {},
            of.life[of.rank[found->slot]],
            {}},
           false);
    s.dropOwn(found->crowd, agent.ordinal);
    of.noteSlots();
    of.remove(std::span(&found->slot, 1));
    ++of.lives.left;
    s.changedCrowds[found->crowd] = true;
    s.copies.reset();
    s.isUntidy = true;
    return true;
}

std::optional<AgentHandle> Simulation::become(const AgentHandle& agent, const Id& type) {
    RunningWorld& s = *m_world;
    const auto found = s.findAgent(agent);
    const auto into = s.find(type);
    if (!found || !into || s.crowds[*into].nextOrdinal >= mostOrdinals)
        return {};
    const std::uint32_t ordinal = s.crowds[*into].nextOrdinal;
    s.beginLifeChange();
    LifeChanges changes(s, false);
    changes.convert(static_cast<std::uint32_t>(found->crowd), found->slot,
                    static_cast<std::uint32_t>(*into));
    changes.apply(s.changedCrowds);
    return s.handleOf(*into, ordinal);
}

bool Simulation::lives(const AgentHandle& agent) const {
    return m_world->findAgent(agent).has_value();
}

std::optional<AgentHandle> Simulation::handleOf(const AgentName& agent) const {
    if (const auto found = m_world->findAgent(agent))
        return m_world->handleOf(found->crowd, agent.ordinal);
    return {};
}

std::optional<AgentHandle> Simulation::whoHasLife(std::uint32_t life) const {
    m_world->tidy();
    for (const Crowd& crowd : m_world->crowds)
        for (std::size_t slot = 0; slot < crowd.size(); ++slot)
            if (crowd.life[crowd.rank[slot]] == life)
                return AgentHandle{crowd.type, crowd.ordinal[slot], life};
    return {};
}

std::optional<RunningWorld::Place> RunningWorld::findAgent(const AgentHandle& agent) {
    const auto crowd = find(agent.type);
    if (!crowd)
        return {};
    Crowd& of = crowds[*crowd];
    of.noteSlots();
    const auto slot = of.slotOf(agent.ordinal);
    if (!slot || (agent.life && *agent.life != of.life[of.rank[*slot]]))
        return {};
    return Place{*crowd, *slot};
}

AgentHandle RunningWorld::handleOf(std::size_t crowd, std::uint32_t ordinal) {
    Crowd& of = crowds[crowd];
    of.noteSlots();
    return {of.type, ordinal, of.life[of.rank[*of.slotOf(ordinal)]]};
}

void RunningWorld::putAgent(Place agent, Vec2 position, Vec2 velocity) {
    rememberBodies();
    Crowd::Motion& now = crowds[agent.crowd].now;
    position = lattice(position);
    keepInside(moment, position, velocity);
    crowds[agent.crowd].noteStray(agent.slot);
    now.x[agent.slot] = position.x;
    now.y[agent.slot] = position.y;
    now.vx[agent.slot] = velocity.x;
    now.vy[agent.slot] = velocity.y;
    copies.reset();
    isUntidy = true;
}

/// From the first birth on that no node asked for, sums have room for `mostAgents`.
void RunningWorld::beginLifeChange() {
    if (!isLiving) {
        isLiving = true;
        Wiring wiring(project, ways, grounds, goalPlaces, variables);
        compileAll(wiring);
        planSearches();
    }
    rememberBodies();
    copies.reset();
    isUntidy = true;
}

void RunningWorld::dropOwn(std::size_t crowd, std::uint32_t ordinal) {
    const Id& type = crowds[crowd].type;
    if (const auto found = carried.find(type); found != carried.end())
        found->second.erase(ordinal);
    if (const AgentValues* values = ownPrograms[crowd].valuesOf(ordinal)) {
        for (const auto& [parameter, value] : *values)
            setOwn(own, {parameter, {type, ordinal}, {}}, false);
        m_left.push_back({static_cast<std::uint32_t>(crowd), ordinal});
    }
    if (goals.empty())
        return;
    if (const auto found = goals.find(type); found != goals.end())
        found->second.erase(ordinal);
    goalPlaces.at(type).erase(ordinal);
}

/// Drops goals and base velocities of ordinals that an edit has taken away, because others may get
/// them.
void RunningWorld::dropGoalsFrom(std::size_t crowd, std::uint32_t end) {
    const Id& type = crowds[crowd].type;
    if (const auto found = carried.find(type); found != carried.end())
        found->second.erase(found->second.lower_bound(end), found->second.end());
    if (const auto found = goals.find(type); found != goals.end())
        found->second.erase(found->second.lower_bound(end), found->second.end());
    GivenGoals& places = goalPlaces.at(type);
    places.erase(places.lower_bound(end), places.end());
}

/// Finds the places of all goals that were given, in the scene of the project as it is now. Forgets
/// the goals of types that it does not have.
void RunningWorld::findGoalPlaces() {
    std::erase_if(goals, [this](const auto& of) { return !project.node(of.first); });
    std::erase_if(carried, [this](const auto& of) { return !project.node(of.first); });
    goalPlaces.clear();
    for (const Node& node : project.nodes)
        if (node.type == agentTypeId)
            goalPlaces.try_emplace(node.id);
    for (const auto& [type, lists] : goals)
        for (const auto& [ordinal, given] : lists)
            goalPlaces[type][ordinal] = placesOf(project, type, ordinal, given.list);
}

void RunningWorld::tidy() {
    closeGaps();
    sortChanged();
}

void RunningWorld::sortChanged() {
    renewWays();
    if (!isUntidy)
        return;
    for (std::size_t i = 0; i < crowds.size(); ++i) {
        Crowd& of = crowds[i];
        if (changedCrowds[i])
            of.settle();
        if (of.strays().empty())
            continue;
        of.next = of.now;
        if (of.hasManyStrays())
            of.sortNext(moment, options.cellShare, workers);
        else
            of.placeStrays(workers);
    }
    changedCrowds.assign(crowds.size(), false);
    planParts();
    gatherHerds();
    isUntidy = false;
}

} // namespace tiller
