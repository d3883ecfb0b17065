#include "core/sim/running_world.h"

#include "core/base/lattice.h"
#include "core/model/agent_type.h"
#include "core/model/registry.h"
#include "core/model/resolve.h"
#include "core/model/world.h"
#include "core/sim/blocks.h"
#include "core/sim/edges.h"
#include "core/sim/mover.h"
#include "core/sim/spawn.h"

#include <algorithm>

namespace tiller {

namespace {

constexpr std::size_t blocksPerPart = 16;
constexpr double mostDrift = 0.06; // of what agents are searched from, before they are sorted
constexpr std::uint64_t longestPeriod = 16;

Moment momentOf(const Project& project) {
    const auto world = settingsFrom<WorldSettings>(worldDescription().settings, project.world);
    Moment moment;
    moment.tickLength = world.tick;
    moment.worldSize = lattice(Vec2{world.width, world.height});
    moment.perWorldSize = {1 / moment.worldSize.x, 1 / moment.worldSize.y};
    moment.edges = world.edges;
    return moment;
}

std::vector<const Node*> agentTypesById(const Project& project) {
    std::vector<const Node*> types;
    for (const Node& node : project.nodes)
        if (findNodeType(node.type)->kind == NodeKind::agentType)
            types.push_back(&node);
    std::ranges::sort(types, {}, &Node::id);
    return types;
}

/// The memory of agents, by ordinal: per value.
using Memory = std::vector<std::vector<double>>;

/// Nobody is faster, not even at the start.
double fastestOf(const Node& agentType) {
    const auto body =
        settingsFrom<AgentTypeSettings>(findNodeType(agentTypeId)->settings, agentType.values);
    double start = length(Vec2{body.startVelocityX, body.startVelocityY});
    if (body.startVelocity == StartVelocity::random)
        start = body.startSpeedMax;
    if (body.start == StartKind::placed)
        for (const PlacedAgent& agent : agentType.agents)
            start = std::max(start, length(agent.velocity));
    const double fastest = body.maxSpeed * (1 + body.maxSpeedSpread);
    return std::min(std::max(fastest, start) + latticeStep, coordinateLimit * 2);
}

/// Those who are turned apart from their motion look ahead at first.
void faceAhead(Population& population, bool turned) {
    population.facingX.resize(turned ? population.facingX.size() : 0);
    population.facingY.resize(population.facingX.size());
    for (std::size_t i = population.facingX.size(); turned && i < population.size(); ++i) {
        population.facingX.push_back(population.headingX[i]);
        population.facingY.push_back(population.headingY[i]);
    }
}

double largestOf(const Node& agentType) {
    const auto body =
        settingsFrom<AgentTypeSettings>(findNodeType(agentTypeId)->settings, agentType.values);
    return body.radius * (1 + body.radiusSpread);
}

void pointInto(std::vector<Column<double>>& memory, std::size_t first, std::vector<double*>& to) {
    to.clear();
    for (auto& column : memory)
        to.push_back(column.data() + first);
}

/// What nodes that were there before remember of agents that were there before.
void keepMemory(const Program& old, const Memory& kept, const Program& program, Memory& memory,
                const std::vector<std::uint32_t>& renumbered) {
    std::map<Id, const CompiledNode*> before;
    for (const CompiledNode& node : old.nodes)
        before.emplace(node.id, &node);
    for (const CompiledNode& node : program.nodes) {
        const auto found = before.find(node.id);
        if (found == before.end() || found->second->type != node.type)
            continue;
        for (std::size_t i = 0; i < node.code->memoryCount; ++i) {
            const auto& from = kept[found->second->memory + i];
            auto& to = memory[node.memory + i];
            std::copy_n(from.begin(), std::min(from.size(), to.size()), to.begin());
        }
        if (!node.code->remembersAgent)
            continue;
        for (double& value : memory[node.memory]) {
            AgentRef agent = fromMemory(value);
            if (agent.exists() && agent.population < renumbered.size())
                agent.population = renumbered.at(agent.population);
            value = toMemory(agent);
        }
    }
}

/// Memory as new agents have it, for all of a crowd in the order of ordinals.
Memory freshMemory(Crowd& crowd, const Program& program, const WorldView& view,
                   const Moment& moment, std::uint32_t population) {
    Workspace workspace;
    crowd.memory.assign(program.memoryCount, {});
    for (auto& column : crowd.memory)
        column.resize(crowd.size());
    for (std::size_t first = 0; first < crowd.size(); first += blockSize) {
        const Block block = blockAt(crowd, moment, population, first);
        pointInto(crowd.memory, first, workspace.memory);
        BlockRunner(program, view.world(), block, workspace).remember();
    }
    return crowd.memoryByOrdinal();
}

} // namespace

std::vector<Id> RunningWorld::typeIds() const {
    std::vector<Id> ids;
    for (const Crowd& of : crowds)
        ids.push_back(of.type);
    return ids;
}

void RunningWorld::load(const Project& of) {
    crowds.clear();
    programs.clear();
    contacts = {};
    events.clear();
    moment = {};
    goOnWith(of);
    contacts.touching = view.touches(workers); // who touches at the start has not begun to
    std::ranges::sort(contacts.touching);
}

void RunningWorld::goOnWith(const Project& of) {
    project = resolve(of);
    Moment now = momentOf(project);
    now.tick = moment.tick;
    now.cursor = moment.cursor;
    now.click = moment.click;
    now.externals = moment.externals;
    now.surroundings = &view;
    moment = now;

    const std::vector<Crowd> oldCrowds = std::move(crowds);
    const std::vector<Program> oldPrograms = std::move(programs);
    const std::vector<EventCounts> oldEvents = std::move(events);
    crowds.clear();
    programs.clear();

    const std::vector<const Node*> types = agentTypesById(project);
    PopulationIndex index;
    std::vector<CrowdFacts> facts;
    for (const Node* type : types) {
        index.emplace(type->id, static_cast<std::uint32_t>(index.size()));
        facts.push_back({tiller::agentCount(*type), fastestOf(*type), largestOf(*type)});
    }

    events.assign(types.size(), {});
    std::vector<std::uint32_t> renumbered; // old crowd -> new, or AgentRef::none
    std::vector<std::size_t> cameFrom(types.size(), oldCrowds.size());
    for (std::size_t i = 0; i < oldCrowds.size(); ++i) {
        const auto found = index.find(oldCrowds[i].type);
        renumbered.push_back(found == index.end() ? AgentRef::none : found->second);
        if (found == index.end())
            continue;
        cameFrom[found->second] = i;
        events[found->second] = oldEvents[i];
    }

    for (std::size_t i = 0; i < types.size(); ++i) {
        const bool stays = cameFrom[i] < oldCrowds.size();
        Population population = stays ? oldCrowds[cameFrom[i]].population() : Population{};
        population.type = types[i]->id;
        populate(project, *types[i], moment, facts[i].count, population);
        programs.push_back(compile(project, *types[i], index, facts));
        faceAhead(population, programs[i].facing.has_value());
        population.behaviors.clear();
        for (const std::size_t behavior : programs[i].behaviors)
            population.behaviors.push_back(programs[i].nodes[behavior].id);
        crowds.emplace_back().assign(population, {});
    }
    view.update();
    for (std::size_t i = 0; i < types.size(); ++i) {
        Memory memory =
            freshMemory(crowds[i], programs[i], view, moment, static_cast<std::uint32_t>(i));
        if (cameFrom[i] >= oldCrowds.size())
            continue;
        keepMemory(oldPrograms[cameFrom[i]], oldCrowds[cameFrom[i]].memoryByOrdinal(), programs[i],
                   memory, renumbered);
        crowds[i].setMemory(memory);
    }

    std::vector<std::size_t> sizes;
    for (const CrowdFacts& each : facts)
        sizes.push_back(each.count);
    contacts.renumber(renumbered, sizes);
    planParts();
    sortAll();
}

/// Who is searched for, and who does what in a tick.
void RunningWorld::planParts() {
    const bool anyBody =
        std::ranges::any_of(crowds, [](const Crowd& crowd) { return crowd.radius.largest() > 0; });
    m_parts.clear();
    for (std::uint32_t i = 0; i < crowds.size(); ++i) {
        Crowd& crowd = crowds[i];
        std::optional<double> reach;
        crowd.kept = crowd.headingSeen = false;
        for (const Program& program : programs) {
            if (const auto into = reachInto(program, i))
                reach = std::max(reach.value_or(0), *into);
            for (const CompiledNode& node : program.nodes) {
                crowd.kept = crowd.kept || node.code->remembersAgent || node.code->leads;
                crowd.headingSeen = crowd.headingSeen || node.code->leads;
            }
        }
        const bool looks = std::ranges::any_of(programs[i].nodes, [](const CompiledNode& node) {
            return std::ranges::any_of(node.inputs,
                                       [](const InputPort& in) { return !in.group.empty(); });
        });
        crowd.reach = std::min(reach.value_or(0), coordinateLimit);
        crowd.sorted = reach || looks || anyBody;
        crowd.nextHeadingX.resize(crowd.headingSeen ? crowd.size() : 0);
        crowd.nextHeadingY.resize(crowd.nextHeadingX.size());
        crowd.leading.resize(options.trackLeading ? crowd.size() : 0);
        const std::size_t step = blocksPerPart * blockSize;
        for (std::size_t first = 0; first < crowd.size(); first += step)
            m_parts.push_back({i, first, std::min(first + step, crowd.size()), 0});
    }
    m_threads.resize(workers.threads());
    for (Thread& thread : m_threads) {
        thread.events.assign(programs.size(), {});
        for (std::size_t i = 0; i < programs.size(); ++i)
            thread.events[i].assign(programs[i].nodes.size(), 0);
    }
    setProfiling(m_profiling);
}

void RunningWorld::sortAll() {
    for (Crowd& crowd : crowds) {
        crowd.next = crowd.now;
        crowd.sortNext(moment, options.cellShare, workers);
    }
    m_ticksSinceSort = 0;
    view.update();
}

void RunningWorld::placesChanged() {
    sortAll();
}

void RunningWorld::takeOver(const std::vector<Population>& populations,
                            const std::vector<Memory>& memories) {
    for (std::size_t i = 0; i < crowds.size(); ++i)
        crowds[i].assign(populations[i], memories[i]);
    planParts();
    sortAll();
}

void RunningWorld::runPart(Part& part, Thread& thread) {
    Crowd& crowd = crowds[part.crowd];
    const Program& program = programs[part.crowd];
    NodeTimes* times = thread.times.empty() ? nullptr : &thread.times[part.crowd];
    part.farthest = 0;
    thread.workspace.events.assign(program.nodes.size(), 0);
    for (std::size_t first = part.first; first < part.end; first += blockSize) {
        const Block block = blockAt(crowd, moment, static_cast<std::uint32_t>(part.crowd), first);
        pointInto(crowd.memory, first, thread.workspace.memory);
        const BlockRunner runner(program, view.world(), block, thread.workspace, times);
        runner.refill();
        runner.decide();
        runner.commit();
        if (options.trackLeading)
            for (std::size_t lane = 0; lane < block.count; ++lane)
                crowd.leading[first + lane] = runner.leading(lane);
        const Stopwatch watch(times ? &times->motion : nullptr);
        part.farthest = std::max(part.farthest, moveBlock(block, thread.workspace.forceX,
                                                          thread.workspace.forceY, crowd));
        if (program.facing)
            turnBlock(block, thread.workspace.outputs[*program.facing], crowd);
    }
    for (std::size_t i = 0; i < program.nodes.size(); ++i)
        thread.events[part.crowd][i] += thread.workspace.events[i];
}

/// What must be seen as a whole, before agents are taken block by block.
void RunningWorld::prepare() {
    for (std::size_t i = 0; i < crowds.size(); ++i)
        for (const CompiledNode& node : programs[i].nodes) {
            if (!node.code->prepare || crowds[i].size() == 0)
                continue;
            std::vector<double*> memory;
            for (std::size_t k = 0; k < node.code->memoryCount; ++k)
                memory.push_back(crowds[i].memory[node.memory + k].data());
            node.code->prepare({moment, node.settings.get(), node.inputs, crowds[i].size(),
                                crowds[i].ordinal.data(), crowds[i].now.x.data(),
                                crowds[i].now.y.data(), memory});
        }
}

void RunningWorld::countEvents() {
    for (Thread& thread : m_threads)
        for (std::size_t i = 0; i < programs.size(); ++i)
            for (std::size_t k = 0; k < thread.events[i].size(); ++k)
                if (const std::uint64_t count = std::exchange(thread.events[i][k], 0); count > 0)
                    events[i][programs[i].nodes[k].id] += count;
}

/// Sorting seldom costs wider searches, for agents may have left their cells.
bool RunningWorld::mustSort(const Crowd& crowd, double step) const {
    if (!crowd.sorted)
        return false;
    if (options.sortPeriod > 0)
        return m_ticksSinceSort >= options.sortPeriod;
    if (m_ticksSinceSort >= longestPeriod)
        return true;
    return crowd.drift + step > mostDrift * std::max(crowd.reach, crowd.grid.spacing());
}

/// Makes what was computed the state.
void RunningWorld::takeNext() {
    const Stopwatch watch(m_profiling ? &m_sortSeconds : nullptr);
    ++m_ticksSinceSort;
    std::vector<double> steps(crowds.size());
    for (const Part& part : m_parts)
        steps[part.crowd] = std::max(steps[part.crowd], part.farthest);
    bool any = false;
    for (std::size_t i = 0; i < crowds.size(); ++i)
        any = any || mustSort(crowds[i], steps[i]);
    for (std::size_t i = 0; i < crowds.size(); ++i) {
        Crowd& crowd = crowds[i];
        crowd.takeHeadings();
        if (any && crowd.sorted) {
            crowd.sortNext(moment, options.cellShare, workers);
        } else {
            crowd.takeNext();
            crowd.drift += steps[i];
        }
    }
    if (any)
        m_ticksSinceSort = 0;
    view.update();
}

void RunningWorld::step() {
    prepare();
    if (agentCount() < options.fewAgents)
        for (Part& part : m_parts)
            runPart(part, m_threads[0]);
    else
        workers.run(m_parts.size(), [&](std::size_t part, std::size_t thread) {
            runPart(m_parts[part], m_threads[thread]);
        });
    takeNext();
    countEvents();
    ++moment.tick;
    const Stopwatch watch(m_profiling ? &m_contactSeconds : nullptr);
    contacts.update(view.touches(workers), typeIds());
}

void RunningWorld::tryTick(std::size_t index, std::size_t first, std::size_t count,
                           Trial& trial) const {
    const Crowd& crowd = crowds[index];
    trial.block = blockAt(crowd, moment, static_cast<std::uint32_t>(index), first);
    trial.block.count = std::min(trial.block.count, count);
    trial.memory.resize(crowd.memory.size());
    trial.workspace.memory.clear();
    for (std::size_t i = 0; i < crowd.memory.size(); ++i) {
        trial.memory[i].assign(blockSize + Column<double>::spare, 0);
        std::copy_n(crowd.memory[i].data() + first, trial.block.count, trial.memory[i].begin());
        trial.workspace.memory.push_back(trial.memory[i].data());
    }
    const BlockRunner runner(programs[index], view.world(), trial.block, trial.workspace);
    runner.refill();
    runner.decide();
}

std::vector<Population> RunningWorld::populations() const {
    std::vector<Population> all;
    for (const Crowd& crowd : crowds)
        all.push_back(crowd.population());
    return all;
}

std::optional<std::size_t> RunningWorld::find(const Id& type) const {
    const auto found = std::ranges::find(crowds, type, &Crowd::type);
    if (found == crowds.end())
        return {};
    return static_cast<std::size_t>(found - crowds.begin());
}

std::size_t RunningWorld::agentCount() const {
    std::size_t count = 0;
    for (const Crowd& of : crowds)
        count += of.size();
    return count;
}

std::size_t RunningWorld::bytes() const {
    std::size_t bytes = contacts.bytes();
    for (const Crowd& crowd : crowds)
        bytes += crowd.bytes();
    return bytes;
}

void RunningWorld::setProfiling(bool on) {
    m_profiling = on;
    m_sortSeconds = m_contactSeconds = 0;
    for (Thread& thread : m_threads) {
        thread.times.clear();
        for (std::size_t i = 0; on && i < programs.size(); ++i)
            thread.times.push_back({std::vector<double>(programs[i].nodes.size()),
                                    std::vector<double>(programs[i].queries.size()), 0});
    }
}

Profile RunningWorld::profile() const {
    Profile profile;
    const auto add = [&](const Id& type, const Id& node, std::string what, auto&& secondsOf) {
        double seconds = 0;
        for (const Thread& thread : m_threads)
            seconds += secondsOf(thread);
        profile.parts.push_back({type, node, std::move(what), seconds});
    };
    for (std::size_t i = 0; m_profiling && i < crowds.size(); ++i) {
        const Id& type = crowds[i].type;
        for (std::size_t n = 0; n < programs[i].nodes.size(); ++n)
            add(type, programs[i].nodes[n].id, programs[i].nodes[n].type->title,
                [&](const Thread& thread) { return thread.times[i].nodes[n]; });
        for (std::size_t q = 0; q < programs[i].queries.size(); ++q)
            add(type, {}, "neighbors",
                [&](const Thread& thread) { return thread.times[i].queries[q]; });
        add(type, {}, "motion", [&](const Thread& thread) { return thread.times[i].motion; });
    }
    if (m_profiling) {
        profile.parts.push_back({{}, {}, "sorting", m_sortSeconds});
        profile.parts.push_back({{}, {}, "contacts", m_contactSeconds});
    }
    return profile;
}

} // namespace tiller
