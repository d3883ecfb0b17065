#include "core/model/check.h"
#include "core/sim/explain.h"
#include "core/sim/readings.h"
#include "core/sim/simulation_impl.h"

#include <algorithm>
#include <cmath>

namespace tiller {

namespace {

constexpr std::size_t mostThreads = 256;

/// The options within what a machine can do.
SimulationOptions soundOptions(SimulationOptions options) {
    options.threads = std::min<std::size_t>(options.threads, mostThreads);
    if (!(options.cellShare >= 1.0 / 64 && options.cellShare <= 64))
        options.cellShare = 1;
    return options;
}

} // namespace

Simulation::Simulation(const Project& project, const SimulationOptions& options)
    : Simulation(findErrors(project), project, options) {}
Simulation::Simulation(Problems errors, const Project& project, const SimulationOptions& options)
    : m_impl(std::make_unique<Impl>(errors.empty() ? project : Project(), soundOptions(options))) {
    m_impl->errors = std::move(errors);
}
Simulation::~Simulation() = default;
Simulation::Simulation(Simulation&&) noexcept = default;
Simulation& Simulation::operator=(Simulation&&) noexcept = default;

Problems Simulation::setProject(const Project& project) {
    Problems errors = findErrors(project);
    if (errors.empty()) {
        m_impl->tidy();
        m_impl->copies.reset();
        m_impl->projectHash.reset();
        if (!m_impl->takeParameters(project))
            m_impl->continueWith(project);
    }
    return errors;
}

const Problems& Simulation::errors() const {
    return m_impl->errors;
}

void Simulation::reset() {
    m_impl->copies.reset();
    const Project project = m_impl->project;
    m_impl->load(project);
}

void Simulation::step() {
    m_impl->copies.reset();
    m_impl->sortChanged();
    m_impl->step();
}

std::span<const TickEvent> Simulation::tickEvents() const {
    return m_impl->happened;
}

void Simulation::listAllEvents(bool on) {
    m_impl->setListing(on);
}

LifeCounts Simulation::lifeCounts(std::size_t population) const {
    return population < m_impl->crowds.size() ? m_impl->crowds[population].lives : LifeCounts{};
}

std::uint64_t Simulation::tick() const {
    return m_impl->moment.tick;
}

std::size_t Simulation::agentCount() const {
    return m_impl->agentCount();
}

const std::vector<Population>& Simulation::populations() const {
    m_impl->tidy();
    if (!m_impl->copies)
        m_impl->copies = m_impl->populations();
    return *m_impl->copies;
}

AgentView Simulation::agents(std::size_t population) const {
    m_impl->tidy();
    static const Crowd none{};
    const bool exists = population < m_impl->crowds.size();
    const Crowd& of = exists ? m_impl->crowds[population] : none;
    const bool turned = of.facingX.size() > 0;
    return {.type = &of.type,
            .count = of.size(),
            .ordinal = of.ordinal.data(),
            .rank = of.rank.data(),
            .lifeByRank = of.life.data(),
            .x = of.now.x.data(),
            .y = of.now.y.data(),
            .vx = of.now.vx.data(),
            .vy = of.now.vy.data(),
            .headingX = (turned ? of.facingX : of.headingX).data(),
            .headingY = (turned ? of.facingY : of.headingY).data(),
            .radius = exists ? of.radius.at(0) : nullptr,
            .radiusStep = of.radius.isShared() ? std::size_t{0} : std::size_t{1},
            .behaviors = &of.behaviors,
            .names = &of.names,
            .leading = of.leading.size() > 0 ? of.leading.data() : nullptr};
}

std::size_t Simulation::populationCount() const {
    return m_impl->crowds.size();
}

std::optional<std::size_t> Simulation::indexOf(const AgentHandle& agent) const {
    m_impl->tidy();
    const auto found = m_impl->findAgent(agent);
    return found ? std::optional(found->slot) : std::nullopt;
}

std::uint64_t Simulation::stateHash() const {
    m_impl->tidy();
    if (m_impl->copies)
        return tiller::stateHash(*m_impl->copies);
    return tiller::stateHash(m_impl->populations());
}

std::vector<ContactCount> Simulation::contacts() const {
    std::vector<ContactCount> counts;
    for (const auto& [types, count] : m_impl->contacts.counts)
        counts.push_back({types.first, types.second, count.total});
    return counts;
}

std::uint64_t Simulation::contactTotal() const {
    std::uint64_t total = 0;
    for (const auto& [types, count] : m_impl->contacts.counts)
        total += count.total;
    return total;
}

CountSpan Simulation::contactsOf(const Id& a, const Id& b, double window) const {
    const auto& counts = m_impl->contacts.counts;
    const auto found = counts.find(std::minmax(a, b));
    return (found == counts.end() ? RecentCount() : found->second)
        .lately(window, tick(), m_impl->project.worldNumber("ticksPerSecond"));
}

CountSpan Simulation::livesOf(const Id& type, LifeChange change, double window) const {
    const auto found = m_impl->lives.find(type);
    return (found == m_impl->lives.end() ? RecentCount() : found->second.of(change))
        .lately(window, tick(), m_impl->project.worldNumber("ticksPerSecond"));
}

std::vector<EventCount> Simulation::events() const {
    std::vector<EventCount> all;
    for (std::size_t i = 0; i < m_impl->crowds.size(); ++i)
        for (const auto& [node, count] : m_impl->events[i])
            all.push_back({m_impl->crowds[i].type, node, count});
    return all;
}

std::optional<Explanation> Simulation::explain(const AgentName& agent) const {
    m_impl->tidy();
    return tiller::explain(*m_impl, agent);
}

PopulationForces Simulation::forces(std::size_t population) const {
    m_impl->tidy();
    if (population >= m_impl->crowds.size())
        return {};
    return forcesOf(*m_impl, population);
}

std::vector<double> Simulation::read(std::size_t population, Quantity quantity,
                                     std::string_view node,
                                     std::optional<std::uint32_t> agent) const {
    m_impl->tidy();
    if (population >= m_impl->crowds.size())
        return {};
    return readings(*m_impl, population, quantity, node, agent);
}

double Simulation::bytesPerAgent() const {
    return static_cast<double>(m_impl->bytes()) /
           static_cast<double>(std::max<std::size_t>(agentCount(), 1));
}

double Simulation::neighborsPerAgent() const {
    return tiller::neighborsPerAgent(*m_impl);
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
