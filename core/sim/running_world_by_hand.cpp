#include "core/base/lattice.h"
#include "core/model/agent_type.h"
#include "core/modes/agent_mode.h"
#include "core/sim/edges.h"
#include "core/sim/running_world.h"
#include "core/steering/motion.h"
#include "core/targets/own_goal.h"

#include <algorithm>

/// What a game or a person does to agents between two ticks. Births are in running_world_life.cpp.
namespace tiller {

namespace {

void turn(Crowd& of, std::size_t slot, Vec2 heading) {
    of.headingX[slot] = heading.x;
    of.headingY[slot] = heading.y;
    if (of.facingX.size() == 0)
        return;
    of.facingX[slot] = heading.x;
    of.facingY[slot] = heading.y;
}

} // namespace

void RunningWorld::moveAgent(std::size_t crowd, std::size_t slot, Vec2 position) {
    const Crowd::Motion& now = crowds[crowd].now;
    putAgent(crowd, slot, position, {now.vx[slot], now.vy[slot]});
}

void RunningWorld::placeAgent(std::size_t crowd, std::size_t slot, Vec2 position, Vec2 velocity) {
    Crowd& of = crowds[crowd];
    velocity = lattice(truncate(velocity, of.maxSpeed.of(slot)));
    turn(of, slot, nextHeading(Vec2{of.headingX[slot], of.headingY[slot]}, velocity));
    putAgent(crowd, slot, position, velocity);
}

void RunningWorld::putAgent(std::size_t crowd, std::size_t slot, Vec2 position, Vec2 velocity) {
    rememberBodies();
    Crowd::Motion& now = crowds[crowd].now;
    position = lattice(position);
    keepInside(moment, position, velocity);
    now.x[slot] = position.x;
    now.y[slot] = position.y;
    now.vx[slot] = velocity.x;
    now.vy[slot] = velocity.y;
    m_isUntidy = true;
}

void RunningWorld::turnAgent(std::size_t crowd, std::size_t slot, Vec2 heading) {
    Crowd& of = crowds[crowd];
    const double speed = length(Vec2{of.now.vx[slot], of.now.vy[slot]});
    const Vec2 velocity = lattice(truncate(heading * speed, of.maxSpeed.of(slot)));
    of.now.vx[slot] = velocity.x;
    of.now.vy[slot] = velocity.y;
    turn(of, slot, heading);
    m_isUntidy = true;
}

void RunningWorld::setGoals(std::size_t crowd, std::size_t slot, std::vector<AgentGoal> list) {
    const Crowd& of = crowds[crowd];
    const std::uint32_t ordinal = of.ordinal[slot];
    m_goalPlaces.at(of.type)[ordinal] = placesOf(project, of.type, ordinal, list);
    goals[of.type][ordinal] = std::move(list);
    for (const CompiledNode& node : programs[crowd].nodes)
        if (node.type->id == ownGoalId)
            crowds[crowd].memory[node.memory][slot] = 0;
}

void RunningWorld::dropOwn(std::size_t crowd, std::uint32_t ordinal) {
    const Id& type = crowds[crowd].type;
    if (const AgentValues* values = ownPrograms[crowd].valuesOf(ordinal)) {
        for (const auto& [parameter, value] : *values)
            setOwn(own, {parameter, {type, ordinal}, {}}, false);
        m_left.push_back({static_cast<std::uint32_t>(crowd), ordinal});
    }
    if (goals.empty())
        return;
    if (const auto found = goals.find(type); found != goals.end())
        found->second.erase(ordinal);
    m_goalPlaces.at(type).erase(ordinal);
}

/// Drops the goals of ordinals that an edit has taken away, because others may get them.
void RunningWorld::dropGoalsFrom(std::size_t crowd, std::uint32_t end) {
    const Id& type = crowds[crowd].type;
    if (const auto found = goals.find(type); found != goals.end())
        found->second.erase(found->second.lower_bound(end), found->second.end());
    GivenGoals& places = m_goalPlaces.at(type);
    places.erase(places.lower_bound(end), places.end());
}

/// Finds the places of all goals that were given, in the scene of the project as it is now. Forgets
/// the goals of types that it does not have.
void RunningWorld::findGoalPlaces() {
    std::erase_if(goals, [this](const auto& of) { return !project.node(of.first); });
    m_goalPlaces.clear();
    for (const Node& node : project.nodes)
        if (node.type == agentTypeId)
            m_goalPlaces.try_emplace(node.id);
    for (const auto& [type, lists] : goals)
        for (const auto& [ordinal, list] : lists)
            m_goalPlaces[type][ordinal] = placesOf(project, type, ordinal, list);
}

bool RunningWorld::enterMode(std::size_t crowd, std::size_t slot, const Id& mode) {
    const Program& program = programs[crowd];
    const std::vector<ModeRef>& modes = program.machine.modes;
    const auto entered =
        std::ranges::find_if(modes, [&](ModeRef of) { return program.nodes[of.node].id == mode; });
    if (entered == modes.end())
        return false;
    std::vector<Column<double>>& memory = crowds[crowd].memory;
    for (const ModeRef& of : modes) {
        memory[of.memory + modeIsOn][slot] = &of == &*entered ? 1 : 0;
        memory[of.memory + modeTime][slot] = 0;
    }
    ++events[crowd][mode];
    if (m_listsAll) {
        const AgentRef who{static_cast<std::uint32_t>(crowd), crowds[crowd].ordinal[slot]};
        happened.push_back({TickEvent::Kind::entered, who, {}, lifeOf(who), mode});
    }
    return true;
}

void RunningWorld::remove(std::size_t crowd, std::size_t slot) {
    rememberBodies();
    Crowd& of = crowds[crowd];
    note({TickEvent::Kind::died,
          {static_cast<std::uint32_t>(crowd), of.ordinal[slot]},
          {},
          of.life[of.rank[slot]],
          {}},
         false);
    dropOwn(crowd, of.ordinal[slot]);
    of.noteSlots();
    of.remove(std::span(&slot, 1));
    ++of.lives.left;
    m_changed[crowd] = true;
    m_isUntidy = true;
}

/// From the first birth on that no node asked for, sums have room for `mostAgents`.
void RunningWorld::comeAlive() {
    if (isLiving)
        return;
    isLiving = true;
    Wiring wiring(project, ways, m_goalPlaces);
    compileAll(wiring);
    planSearches();
}

void RunningWorld::tidy() {
    closeGaps();
    sortChanged();
}

void RunningWorld::sortChanged() {
    if (!m_isUntidy)
        return;
    for (std::size_t i = 0; i < crowds.size(); ++i)
        if (m_changed[i])
            crowds[i].settle();
    planParts();
    sortAll();
    m_isUntidy = false;
}

} // namespace tiller
