#include "core/base/lattice.h"
#include "core/model/parameters.h"
#include "core/model/resolve.h"
#include "core/sim/running_world.h"
#include "core/sim/simulation.h"
#include "core/sim/snapshot.h"

#include <algorithm>

/// Parameters and snapshots of a Simulation.
namespace tiller {

namespace {

/// @pre the world has the parameters of the snapshot
void takeState(RunningWorld& s, const Snapshot& snapshot) {
    s.moment.tick = snapshot.tick;
    s.moment.cursor = snapshot.cursor;
    s.moment.click = snapshot.click;
    s.moment.externals = snapshot.externals;
    Variables variables = std::move(s.variables); // programs point into it
    static_cast<RunState&>(s) = snapshot;
    s.variables = std::move(variables);
    for (const auto& [node, value] : snapshot.variables)
        s.variables.at(node) = value;
    s.ways.setCounts(snapshot.ways);
    for (const auto& [id, packed] : snapshot.grounds)
        s.grounds.at(id)->unpack(packed);
    s.isHeld = false;
    s.held.clear();
    s.dropLostOwn();
    s.restoreAgents(snapshot.populations, snapshot.memory);
}

} // namespace

Result<Done> Simulation::setParameter(std::string_view id, const Value& value) {
    return setParameter(id, ParameterScope{}, value);
}

Result<Done> Simulation::setParameter(std::string_view id, const ParameterScope& whose,
                                      const std::optional<Value>& value) {
    const bool isOfWorld = whose == ParameterScope{};
    if (isOfWorld && !value)
        return Problem{.text = say("The world needs a value of each parameter. Give one.")};
    const std::vector<Parameter>& all = m_world->project.parameters;
    const auto found = std::ranges::find(all, id, &Parameter::id);
    if (found == all.end())
        return Problem{.text = say("There is no parameter \"%1\".", {std::string(id)})};
    auto problem = isOfWorld ? std::nullopt : findScopeProblem(m_world->project, *found, whose);
    if (!problem && value)
        problem = findProblem(m_world->project, *found, *value);
    if (problem)
        return Problem{.text = *problem, .ids = {found->id}};
    if (whose.ordinal && !m_world->findAgent({whose.type, *whose.ordinal}))
        return Problem{.text =
                           say("There is no agent %1 of \"%2\": it is gone, or was never there.",
                               {std::to_string(*whose.ordinal), whose.type})};
    if (isOfWorld && found->value == *value)
        return Done();
    (void)m_world->hashOfProject(); // snapshots hold the values of parameters
    m_world->tidy();
    m_world->copies.reset();
    const auto index = static_cast<std::size_t>(found - all.begin());
    if (isOfWorld)
        m_world->setParameter(index, *value);
    else
        m_world->setOwnValue(index, whose, value);
    return Done();
}

Result<Done> Simulation::setParameter(std::string_view id, const AgentHandle& agent,
                                      const std::optional<Value>& value) {
    if (!m_world->findAgent(agent))
        return Problem{.text = say("The agent is gone.")};
    return setParameter(id, ParameterScope{agent.type, agent.ordinal}, value);
}

const OwnValues& Simulation::ownValues() const {
    return m_world->own;
}

const std::vector<Parameter>& Simulation::parameters() const {
    return m_world->project.parameters;
}

std::uint64_t Simulation::hashOfProject() const {
    return m_world->hashOfProject();
}

Snapshot Simulation::snapshot() const {
    m_world->tidy();
    const RunningWorld& s = *m_world;
    Snapshot snapshot;
    static_cast<RunState&>(snapshot) = s;
    snapshot.project = s.hashOfProject();
    snapshot.tick = s.moment.tick;
    snapshot.cursor = s.moment.cursor;
    snapshot.click = s.moment.click;
    snapshot.populations = s.populations();
    snapshot.externals = s.moment.externals;
    snapshot.ways = s.ways.counts();
    snapshot.parameters = s.parameterValues();
    for (const Crowd& crowd : s.crowds)
        snapshot.memory.push_back(crowd.memoryByRank());
    for (const auto& [id, ground] : s.grounds)
        snapshot.grounds[id] = ground->packed();
    return snapshot;
}

Result<Done> Simulation::restore(const Snapshot& snapshot) {
    RunningWorld& s = *m_world;
    if (snapshot.project != s.hashOfProject())
        return Problem{
            .text = say("The snapshot is of another project, of one with another seed, or from "
                        "before a reload that changed it. Restore it in a simulation of the "
                        "project that it was taken from.")};
    // Other values may add and remove agents, and a snapshot that does not fit changes nothing.
    std::optional<Snapshot> present;
    const std::vector<TickEvent> happened = s.happened;
    if (snapshot.parameters != s.parameterValues() || snapshot.own != s.own ||
        snapshot.owned != s.owned) {
        present = this->snapshot();
        s.setParameters(snapshot.parameters);
        s.setOwnValues(snapshot.own, snapshot.owned);
    }
    if (const auto problem = findProblem(snapshot, s)) {
        if (present) {
            s.setParameters(present->parameters);
            s.setOwnValues(present->own, present->owned);
            takeState(s, *present);
            s.happened = happened;
        }
        return Problem{.text =
                           say("The snapshot was changed after it was taken: %1. Take a new one.",
                               {*problem})};
    }
    s.copies.reset();
    s.happened.clear();
    takeState(s, snapshot);
    return Done();
}

std::vector<Value> RunningWorld::parameterValues() const {
    std::vector<Value> values;
    for (const Parameter& parameter : project.parameters)
        values.push_back(parameter.value);
    return values;
}
void RunningWorld::setParameters(const std::vector<Value>& values) {
    for (std::size_t i = 0; i < std::min(values.size(), project.parameters.size()); ++i)
        if (!findProblem(project, project.parameters[i], values[i]))
            setParameter(i, values[i]);
}

bool RunningWorld::takeParameters(const Project& edited) {
    if (edited.parameters.empty() || edited.parameters.size() != project.parameters.size())
        return false;
    const Project next = resolveDrivable(edited);
    if (next.parameters == project.parameters ||
        !std::ranges::equal(next.parameters, project.parameters, {}, &Parameter::drives,
                            &Parameter::drives)) // with the same value, they would not be set
        return false;
    Project here = project;
    here.parameters = next.parameters;
    applyParameters(here);
    if (here != next)
        return false;
    for (std::size_t i = 0; i < next.parameters.size(); ++i) {
        const Value before = project.parameters[i].value;
        project.parameters[i] = next.parameters[i];
        project.parameters[i].value = before;
        if (before != next.parameters[i].value)
            setParameter(i, next.parameters[i].value);
    }
    return true;
}

std::uint64_t RunningWorld::hashOfProject() const {
    if (!projectHash)
        projectHash = hashOf(project);
    return *projectHash;
}

} // namespace tiller
