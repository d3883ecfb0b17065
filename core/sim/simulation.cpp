#include "core/sim/simulation.h"

#include "core/base/lattice.h"
#include "core/sim/edges.h"
#include "core/sim/explain.h"
#include "core/sim/readings.h"
#include "core/sim/running_world.h"

#include <algorithm>
#include <bit>

namespace tiller {

struct Simulation::Impl : RunningWorld {
    using RunningWorld::RunningWorld;

    mutable std::optional<std::vector<Population>> copies; ///< until something changes
};

namespace {

/// How many others the agents of a block looked at.
double seenBy(const Program& program, const Block& block, const Workspace& workspace) {
    double seen = 0;
    for (std::size_t q = 0; q < program.queries.size(); ++q) {
        const auto& hoods = program.queries[q].neighborhoods;
        const auto widest = std::ranges::max_element(
            hoods, {}, [](const Neighborhood& of) { return of.need.radius; });
        const std::size_t sums =
            program.queries[q].firstSums + static_cast<std::size_t>(widest - hoods.begin());
        for (std::size_t lane = 0; workspace.summed[q] && lane < block.count; ++lane)
            seen += workspace.sums[sums].count[lane];
    }
    for (std::size_t i = 0; i < program.nodes.size(); ++i)
        if (program.nodes[i].type->kind == NodeKind::target && !program.nodes[i].inputs.empty())
            seen += std::popcount(workspace.outputs[i].on);
    return seen;
}

Vec2 withinLimits(Vec2 vector) {
    return {std::clamp(vector.x, -coordinateLimit, coordinateLimit),
            std::clamp(vector.y, -coordinateLimit, coordinateLimit)};
}

} // namespace

Simulation::Simulation(const Project& project, const SimulationOptions& options)
    : m_impl(std::make_unique<Impl>(project, options)) {}
Simulation::~Simulation() = default;
Simulation::Simulation(Simulation&&) noexcept = default;
Simulation& Simulation::operator=(Simulation&&) noexcept = default;

void Simulation::setProject(const Project& project) {
    m_impl->copies.reset();
    m_impl->goOnWith(project);
}

void Simulation::reset() {
    m_impl->copies.reset();
    const Project project = m_impl->project;
    m_impl->load(project);
}

void Simulation::step() {
    m_impl->copies.reset();
    m_impl->step();
}

void Simulation::setCursor(std::optional<Vec2> position) {
    m_impl->moment.cursor = position;
}

void Simulation::click(Vec2 position) {
    m_impl->moment.click = position;
}

void Simulation::setExternal(const std::string& name, Vec2 position, Vec2 velocity) {
    std::vector<External>& all = m_impl->moment.externals;
    auto found = std::ranges::find(all, name, &External::name);
    if (found == all.end())
        found = all.insert(found, External{.name = name, .position = {}, .velocity = {}});
    velocity = withinLimits(velocity);
    found->position = withinLimits(position);
    found->velocity = velocity;
    if (velocity != Vec2{})
        found->heading = unit(velocity);
}

void Simulation::clearExternal(const std::string& name) {
    std::erase_if(m_impl->moment.externals,
                  [&](const External& external) { return external.name == name; });
}

void Simulation::moveAgent(const AgentName& agent, Vec2 position) {
    const auto index = m_impl->find(agent.type);
    if (!index || agent.ordinal >= m_impl->crowds[*index].size())
        return;
    Crowd& crowd = m_impl->crowds[*index];
    const std::size_t slot = crowd.slotOf(agent.ordinal);
    Vec2 velocity{crowd.now.vx[slot], crowd.now.vy[slot]};
    position = lattice(withinLimits(position));
    keepInside(m_impl->moment, position, velocity);
    crowd.now.x[slot] = position.x;
    crowd.now.y[slot] = position.y;
    crowd.now.vx[slot] = velocity.x;
    crowd.now.vy[slot] = velocity.y;
    m_impl->copies.reset();
    m_impl->placesChanged();
}

std::uint64_t Simulation::tick() const {
    return m_impl->moment.tick;
}

std::size_t Simulation::agentCount() const {
    return m_impl->agentCount();
}

const std::vector<Population>& Simulation::populations() const {
    if (!m_impl->copies)
        m_impl->copies = m_impl->populations();
    return *m_impl->copies;
}

AgentView Simulation::agents(std::size_t population) const {
    const Crowd& of = m_impl->crowds.at(population);
    const bool turned = of.facingX.size() > 0;
    return {.type = &of.type,
            .count = of.size(),
            .ordinal = of.ordinal.data(),
            .x = of.now.x.data(),
            .y = of.now.y.data(),
            .vx = of.now.vx.data(),
            .vy = of.now.vy.data(),
            .headingX = (turned ? of.facingX : of.headingX).data(),
            .headingY = (turned ? of.facingY : of.headingY).data(),
            .radius = of.radius.at(0),
            .radiusStep = of.radius.isShared() ? std::size_t{0} : std::size_t{1},
            .behaviors = &of.behaviors,
            .names = &of.names,
            .leading = of.leading.size() > 0 ? of.leading.data() : nullptr};
}

std::size_t Simulation::populationCount() const {
    return m_impl->crowds.size();
}

std::uint64_t Simulation::stateHash() const {
    if (m_impl->copies)
        return tiller::stateHash(*m_impl->copies);
    return tiller::stateHash(m_impl->populations());
}

Snapshot Simulation::snapshot() const {
    const Impl& s = *m_impl;
    Snapshot snapshot{.tick = s.moment.tick,
                      .cursor = s.moment.cursor,
                      .click = s.moment.click,
                      .populations = s.populations(),
                      .memory = {},
                      .contacts = s.contacts,
                      .events = s.events,
                      .externals = s.moment.externals};
    for (const Crowd& crowd : s.crowds)
        snapshot.memory.push_back(crowd.memoryByOrdinal());
    return snapshot;
}

void Simulation::restore(const Snapshot& snapshot) {
    Impl& s = *m_impl;
    s.copies.reset();
    s.moment.tick = snapshot.tick;
    s.moment.cursor = snapshot.cursor;
    s.moment.click = snapshot.click;
    s.contacts = snapshot.contacts;
    s.events = snapshot.events;
    s.moment.externals = snapshot.externals;
    s.takeOver(snapshot.populations, snapshot.memory);
}

std::vector<ContactCount> Simulation::contacts() const {
    std::vector<ContactCount> counts;
    for (const auto& [types, count] : m_impl->contacts.counts)
        counts.push_back({types.first, types.second, count});
    return counts;
}

std::uint64_t Simulation::contactTotal() const {
    std::uint64_t total = 0;
    for (const auto& [types, count] : m_impl->contacts.counts)
        total += count;
    return total;
}

std::vector<EventCount> Simulation::events() const {
    std::vector<EventCount> all;
    for (std::size_t i = 0; i < m_impl->crowds.size(); ++i)
        for (const auto& [node, count] : m_impl->events[i])
            all.push_back({m_impl->crowds[i].type, node, count});
    return all;
}

std::optional<Explanation> Simulation::explain(const AgentName& agent) const {
    const Impl& s = *m_impl;
    const auto index = s.find(agent.type);
    if (!index || agent.ordinal >= s.crowds[*index].size())
        return {};
    const Crowd& of = s.crowds[*index];
    const std::size_t slot = of.slotOf(agent.ordinal);
    const Program& program = s.programs[*index];
    Impl::Trial trial;
    s.tryTick(*index, slot, 1, trial);

    Explanation result;
    result.position = {of.now.x[slot], of.now.y[slot]};
    result.velocity = {of.now.vx[slot], of.now.vy[slot]};
    result.heading = trial.block.facing(0);
    result.mass = of.mass.of(slot);
    result.radius = of.radius.of(slot);
    result.maxSpeed = of.maxSpeed.of(slot);
    result.maxForce = of.maxForce.of(slot);
    const BlockRunner runner(program, s.view.world(), trial.block, trial.workspace);
    for (std::size_t node = 0; node < program.nodes.size(); ++node) {
        result.nodes.push_back(explanationOf(program, node, trial.workspace, result.position));
        NodeExplanation& explained = result.nodes.back();
        runner.inspect(node, explained.quantities);
        explained.followsCursor = holdsCursor(explained.quantities, s.moment);
    }
    for (const CompiledLink& link : program.forceLinks)
        result.links.push_back(explanationOf(link, trial.workspace));
    if (const ModeMachine& machine = program.machine; !machine.empty())
        result.mode =
            program.nodes[machine.modes[machine.modeOf(trial.workspace.memory, 0)].node].id;
    result.wanted = {trial.workspace.forceX[0], trial.workspace.forceY[0]};
    result.steering = truncate(result.wanted, result.maxForce);
    result.cut = length(result.wanted) - length(result.steering);
    result.quantities = quantitiesOf(result, trial.block);
    return result;
}

PopulationForces Simulation::forces(std::size_t population) const {
    const Impl& s = *m_impl;
    const Crowd& of = s.crowds.at(population);
    const Program& program = s.programs[population];
    const std::vector<double> none(of.size());
    PopulationForces result{none, none, {}, {}};
    std::vector<PopulationForces::Column> columns;
    for (const CompiledNode& node : program.nodes)
        columns.push_back({node.id, none, none, std::vector<std::uint8_t>(of.size())});

    Impl::Trial trial;
    for (std::size_t first = 0; first < of.size(); first += blockSize) {
        s.tryTick(population, first, blockSize, trial);
        for (std::size_t lane = 0; lane < trial.block.count; ++lane) {
            const std::uint32_t ordinal = of.ordinal[first + lane];
            const Vec2 wanted{trial.workspace.forceX[lane], trial.workspace.forceY[lane]};
            const Vec2 steering = truncate(wanted, of.maxForce.of(first + lane));
            result.steeringX[ordinal] = steering.x;
            result.steeringY[ordinal] = steering.y;
        }
        for (std::size_t i = 0; i < columns.size(); ++i)
            addContributions(program.nodes[i], trial.workspace.outputs[i],
                             {of.ordinal.data() + first, trial.block.count}, columns[i]);
    }
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const bool isBehavior = std::ranges::binary_search(program.behaviors, i);
        (isBehavior ? result.behaviors : result.others).push_back(std::move(columns[i]));
    }
    return result;
}

std::vector<double> Simulation::read(std::size_t population, Quantity quantity,
                                     std::string_view node,
                                     std::optional<std::uint32_t> agent) const {
    return readings(*m_impl, population, quantity, node, agent);
}

double Simulation::bytesPerAgent() const {
    return static_cast<double>(m_impl->bytes()) /
           static_cast<double>(std::max<std::size_t>(agentCount(), 1));
}

double Simulation::neighborsPerAgent() const {
    const Impl& s = *m_impl;
    double seen = 0;
    Impl::Trial trial;
    for (std::size_t i = 0; i < s.crowds.size(); ++i)
        for (std::size_t first = 0; first < s.crowds[i].size(); first += blockSize) {
            s.tryTick(i, first, blockSize, trial);
            seen += seenBy(s.programs[i], trial.block, trial.workspace);
        }
    return seen / static_cast<double>(std::max<std::size_t>(agentCount(), 1));
}

std::size_t Simulation::threads() const {
    return agentCount() < m_impl->options.fewAgents ? 1 : m_impl->workers.threads();
}

void Simulation::setProfiling(bool on) {
    m_impl->setProfiling(on);
}

Profile Simulation::profile() const {
    return m_impl->profile();
}

} // namespace tiller
