#include "core/sim/simulation.h"

#include "core/base/lattice.h"
#include "core/sim/edges.h"
#include "core/sim/explain.h"
#include "core/sim/running_world.h"

#include <algorithm>

namespace tiller {

struct Simulation::Impl : RunningWorld {
    using RunningWorld::RunningWorld;
};

Simulation::Simulation(const Project& project) : m_impl(std::make_unique<Impl>(project)) {}
Simulation::~Simulation() = default;
Simulation::Simulation(Simulation&&) noexcept = default;
Simulation& Simulation::operator=(Simulation&&) noexcept = default;

void Simulation::setProject(const Project& project) {
    m_impl->goOnWith(project);
}

void Simulation::reset() {
    const Project project = m_impl->project;
    m_impl->load(project);
}

void Simulation::step() {
    m_impl->step();
}

void Simulation::setCursor(std::optional<Vec2> position) {
    m_impl->moment.cursor = position;
}

void Simulation::click(Vec2 position) {
    m_impl->moment.click = position;
}

void Simulation::moveAgent(const AgentName& agent, Vec2 position) {
    const auto population = m_impl->find(agent.type);
    if (!population || agent.ordinal >= m_impl->populations[*population].size())
        return;
    Population& of = m_impl->populations[*population];
    Vec2 velocity{of.vx[agent.ordinal], of.vy[agent.ordinal]};
    position = lattice(Vec2{std::clamp(position.x, -coordinateLimit, coordinateLimit),
                            std::clamp(position.y, -coordinateLimit, coordinateLimit)});
    keepInside(m_impl->moment, position, velocity);
    of.x[agent.ordinal] = position.x;
    of.y[agent.ordinal] = position.y;
    of.vx[agent.ordinal] = velocity.x;
    of.vy[agent.ordinal] = velocity.y;
    m_impl->view.update();
}

std::uint64_t Simulation::tick() const {
    return m_impl->moment.tick;
}

std::size_t Simulation::agentCount() const {
    return m_impl->agentCount();
}

const std::vector<Population>& Simulation::populations() const {
    return m_impl->populations;
}

std::uint64_t Simulation::stateHash() const {
    return tiller::stateHash(m_impl->populations);
}

Snapshot Simulation::snapshot() const {
    const Impl& s = *m_impl;
    return {s.moment.tick, s.moment.cursor, s.moment.click, s.populations, s.memory, s.contacts};
}

void Simulation::restore(const Snapshot& snapshot) {
    Impl& s = *m_impl;
    s.moment.tick = snapshot.tick;
    s.moment.cursor = snapshot.cursor;
    s.moment.click = snapshot.click;
    s.populations = snapshot.populations;
    s.memory = snapshot.memory;
    s.contacts = snapshot.contacts;
    s.view.update();
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

std::optional<Explanation> Simulation::explain(const AgentName& agent) const {
    const Impl& s = *m_impl;
    const auto population = s.find(agent.type);
    if (!population || agent.ordinal >= s.populations[*population].size())
        return {};
    const Population& of = s.populations[*population];
    const std::size_t i = agent.ordinal;
    const auto trial = s.tryTick(*population, i, 1);

    Explanation result;
    result.position = {of.x[i], of.y[i]};
    result.velocity = {of.vx[i], of.vy[i]};
    result.heading = {of.headingX[i], of.headingY[i]};
    result.mass = of.mass[i];
    result.radius = of.radius[i];
    result.maxSpeed = of.maxSpeed[i];
    result.maxForce = of.maxForce[i];
    for (const CompiledNode& node : s.programs[*population].nodes)
        result.nodes.push_back(explanationOf(node, trial.memory, result.position));
    for (const CompiledLink& link : s.programs[*population].forceLinks)
        result.links.push_back(explanationOf(link));
    result.wanted = {trial.forceX[0], trial.forceY[0]};
    result.steering = truncate(result.wanted, result.maxForce);
    result.cut = length(result.wanted) - length(result.steering);
    return result;
}

PopulationForces Simulation::forces(std::size_t population) const {
    const Impl& s = *m_impl;
    const Population& of = s.populations.at(population);
    const Program& program = s.programs[population];
    const std::vector<double> none(of.size());
    PopulationForces result{none, none, {}};
    for (const std::size_t behavior : program.behaviors)
        result.behaviors.push_back({program.nodes[behavior].id, none, none});

    for (std::size_t first = 0; first < of.size(); first += blockSize) {
        const auto trial = s.tryTick(population, first, blockSize);
        for (std::size_t lane = 0; lane < trial.block.count; ++lane) {
            const Vec2 steering =
                truncate(Vec2{trial.forceX[lane], trial.forceY[lane]}, of.maxForce[first + lane]);
            result.steeringX[first + lane] = steering.x;
            result.steeringY[first + lane] = steering.y;
            for (std::size_t i = 0; i < program.behaviors.size(); ++i) {
                const CompiledNode& node = program.nodes[program.behaviors[i]];
                if (!node.out->used[lane])
                    continue;
                result.behaviors[i].x[first + lane] = node.out->x[lane] * node.gain;
                result.behaviors[i].y[first + lane] = node.out->y[lane] * node.gain;
            }
        }
    }
    return result;
}

double Simulation::bytesPerAgent() const {
    return static_cast<double>(m_impl->bytes()) /
           static_cast<double>(std::max<std::size_t>(agentCount(), 1));
}

double Simulation::neighborsPerAgent() const {
    const double steps = static_cast<double>(m_impl->moment.tick) *
                         static_cast<double>(std::max<std::size_t>(agentCount(), 1));
    return steps > 0 ? static_cast<double>(m_impl->view.seenCount()) / steps : 0;
}

} // namespace tiller
