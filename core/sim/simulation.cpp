#include "core/sim/simulation.h"

#include "core/model/check.h"
#include "core/sim/running_world.h"

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
    : m_world(std::make_unique<RunningWorld>(errors.empty() ? project : Project(),
                                             soundOptions(options))) {
    m_world->errors = std::move(errors);
}
Simulation::~Simulation() = default;
Simulation::Simulation(Simulation&&) noexcept = default;
Simulation& Simulation::operator=(Simulation&&) noexcept = default;

Problems Simulation::setProject(const Project& project) {
    Problems errors = findErrors(project);
    if (errors.empty()) {
        m_world->tidy();
        m_world->copies.reset();
        m_world->projectHash.reset();
        if (!m_world->takeParameters(project) && !m_world->takeScene(project))
            m_world->continueWith(project);
    }
    return errors;
}

bool Simulation::takeItem(const Replacement<SceneItem>& step) {
    Project alone;
    if (step.after)
        alone.scene.push_back(*step.after);
    const bool isHeld = m_world->project.sceneItem(step.id()) != nullptr;
    if ((!step.before && !step.after) || (isHeld && !step.before) ||
        (step.before && step.after && step.before->id != step.after->id) ||
        !findErrors(alone).empty())
        return false;
    m_world->copies.reset();
    return m_world->takeItem(step);
}

const Problems& Simulation::errors() const {
    return m_world->errors;
}

void Simulation::reset() {
    m_world->copies.reset();
    const Project project = m_world->project;
    m_world->load(project);
}

void Simulation::step() {
    m_world->copies.reset();
    m_world->sortChanged();
    m_world->step();
}

std::span<const TickEvent> Simulation::tickEvents() const {
    return m_world->happened;
}

const std::optional<RunEnd>& Simulation::end() const {
    return m_world->runEnd;
}

void Simulation::listAllEvents(bool on) {
    m_world->setListing(on);
}

LifeCounts Simulation::lifeCounts(std::size_t population) const {
    return population < m_world->crowds.size() ? m_world->crowds[population].lives : LifeCounts{};
}

std::uint64_t Simulation::tick() const {
    return m_world->moment.tick;
}

std::size_t Simulation::agentCount() const {
    return m_world->agentCount();
}

const std::vector<Population>& Simulation::populations() const {
    m_world->tidy();
    if (!m_world->copies)
        m_world->copies = m_world->populations();
    return *m_world->copies;
}

AgentView Simulation::agents(std::size_t population) const {
    m_world->tidy();
    return unsortedAgents(population);
}

AgentView Simulation::unsortedAgents(std::size_t population) const {
    m_world->closeGaps();
    static const Crowd none{};
    const bool exists = population < m_world->crowds.size();
    const Crowd& of = exists ? m_world->crowds[population] : none;
    const bool turned = of.facingX.size() > 0;
    return {.typeId = &of.type,
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
    return m_world->crowds.size();
}

std::size_t Simulation::forEachIn(std::size_t population, Vec2 low, Vec2 high,
                                  const std::function<void(std::size_t)>& visit) const {
    m_world->closeGaps();
    if (population >= m_world->crowds.size())
        return 0;
    const Crowd& of = m_world->crowds[population];
    const Vec2 size = m_world->moment.worldSize;
    const Box box = Candidates{.drift = of.drift}.around(low, high, 0);
    const bool isNear = m_world->moment.edges != Edges::wrap ||
                        (box.low.x > -size.x && box.low.y > -size.y && box.high.x < 2 * size.x &&
                         box.high.y < 2 * size.y);
    static thread_local std::vector<Run> room;
    const auto count = static_cast<std::uint32_t>(of.size());
    const Run all{0, count};
    const std::span<const std::uint32_t> strays = of.strays();
    const bool useGrid = isNear && strays.size() * 16 <= count;
    const std::span<const Run> runs = useGrid ? of.grid.runs(box, room) : std::span(&all, 1);
    std::size_t visited = 0;
    for (const Run run : runs)
        for (std::uint32_t slot = run.begin; slot < std::min(run.end, count); ++slot, ++visited)
            visit(slot);
    if (!useGrid || strays.empty())
        return visited;
    static thread_local std::vector<std::uint32_t> rest;
    rest.assign(strays.begin(), strays.end());
    std::ranges::sort(rest);
    const auto same = std::ranges::unique(rest);
    rest.erase(same.begin(), same.end());
    for (const std::uint32_t slot : rest)
        if (slot < count && std::ranges::none_of(runs, [slot](const Run& run) {
                return run.begin <= slot && slot < run.end;
            })) {
            visit(slot);
            ++visited;
        }
    return visited;
}

double Simulation::largestRadius(std::size_t population) const {
    return m_world->largestRadius(population);
}

const Moment& Simulation::moment() const {
    return m_world->moment;
}

double Simulation::spacingOf(std::size_t population) const {
    return m_world->crowds[population].grid.spacing();
}

std::optional<std::size_t> Simulation::indexOf(const AgentHandle& agent) const {
    m_world->closeGaps();
    const auto found = m_world->findAgent(agent);
    return found ? std::optional(found->slot) : std::nullopt;
}

std::uint64_t Simulation::stateHash() const {
    m_world->tidy();
    if (m_world->copies)
        return tiller::stateHash(*m_world->copies, m_world->grounds);
    return tiller::stateHash(m_world->populations(), m_world->grounds);
}

const Grounds& Simulation::grounds() const {
    return m_world->grounds;
}

std::vector<ContactCount> Simulation::contacts() const {
    std::vector<ContactCount> counts;
    for (const auto& [types, count] : m_world->contacts.counts)
        counts.push_back({types.first, types.second, count.total});
    return counts;
}

std::uint64_t Simulation::contactTotal() const {
    std::uint64_t total = 0;
    for (const auto& [types, count] : m_world->contacts.counts)
        total += count.total;
    return total;
}

CountSpan Simulation::contactsOf(const Id& a, const Id& b, double window) const {
    const auto& counts = m_world->contacts.counts;
    const auto found = counts.find(std::minmax(a, b));
    return (found == counts.end() ? RecentCount() : found->second)
        .lately(window, tick(), m_world->project.worldNumber("ticksPerSecond"));
}

CountSpan Simulation::livesOf(const Id& type, LifeChange change, double window) const {
    const auto found = m_world->lives.find(type);
    return (found == m_world->lives.end() ? RecentCount() : found->second.of(change))
        .lately(window, tick(), m_world->project.worldNumber("ticksPerSecond"));
}

CountSpan Simulation::eventsOf(const Id& type, const Id& node, double window) const {
    const auto crowd = m_world->find(type);
    const EventCounts& counts = crowd ? m_world->events[*crowd] : EventCounts();
    const auto found = counts.find(node);
    return (found == counts.end() ? RecentCount() : found->second)
        .lately(window, tick(), m_world->project.worldNumber("ticksPerSecond"));
}

std::vector<EventCount> Simulation::events() const {
    std::vector<EventCount> all;
    for (std::size_t i = 0; i < m_world->crowds.size(); ++i)
        for (const auto& [node, count] : m_world->events[i])
            all.push_back({m_world->crowds[i].type, node, count.total});
    return all;
}

double Simulation::bytesPerAgent() const {
    return static_cast<double>(m_world->bytes()) /
           static_cast<double>(std::max<std::size_t>(agentCount(), 1));
}

std::size_t Simulation::threads() const {
    return agentCount() < m_world->options.fewAgents ? 1 : m_world->workers.threads();
}

void Simulation::setProfiling(bool on) {
    m_world->setProfiling(on);
}

Profile Simulation::profile() const {
    return m_world->profile();
}

} // namespace tiller
