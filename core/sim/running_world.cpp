#include "core/sim/running_world.h"

#include "core/nodes/lane_runs.h"
#include "core/scene/way_lanes.h"
#include "core/sim/contact/touching.h"
#include "core/sim/run/blocks.h"
#include "core/sim/run/mover.h"
#include "core/steering/motion.h"

#include <algorithm>
#include <bit>
#include <iterator>
#include <tuple>

/// How a RunningWorld steps, and where its time goes.
namespace tiller {

namespace {

constexpr std::size_t blocksPerPart = 16;
constexpr double mostDrift = 0.06; // share of the reach that agents may move before the next sort
constexpr std::uint64_t longestPeriod = 16; // ticks without a sort

} // namespace

/// Divides the crowds among the threads.
void RunningWorld::planParts() {
    m_parts.clear();
    const std::size_t step = blocksPerPart * blockSize;
    const auto add = [&](std::size_t index, std::size_t size) {
        for (std::size_t first = 0; first < size; first += step)
            m_parts.push_back({index, first, std::min(first + step, size), 0});
    };
    const auto sizeOf = [this](const Herd& herd) { // it may not hold all of them yet
        std::size_t size = 0;
        for (const std::uint32_t member : herd.members())
            size += crowds[member].size();
        return size;
    };
    for (std::size_t i = 0; i < crowds.size(); ++i)
        if (!m_runsInHerd[i])
            add(i, crowds[i].size());
    for (std::size_t i = 0; i < herds.size(); ++i)
        if (herds[i].runs())
            add(crowds.size() + i, sizeOf(herds[i]));
}

void RunningWorld::planThreads() {
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
    changedCrowds.assign(crowds.size(), false);
    gatherHerds();
}

void RunningWorld::runPart(Part& part, Thread& thread) {
    if (part.crowd >= crowds.size())
        return runHerdPart(part, thread);
    Crowd& crowd = crowds[part.crowd];
    const Program& program = programs[part.crowd];
    NodeTimes* times = thread.times.empty() ? nullptr : &thread.times[part.crowd];
    part.farthest = 0;
    thread.workspace.events.assign(program.nodes.size(), 0);
    for (std::size_t first = part.first; first < part.end && !moment.isStopped();
         first += blockSize) {
        const Block block = blockAt(crowd, moment, static_cast<std::uint32_t>(part.crowd), first);
        pointInto(crowd.memory, first, thread.workspace.memory);
        const LaneBits apart = lanesWithOwn(block);
        const std::vector<std::vector<double>> before =
            apart ? memoryOf(block) : std::vector<std::vector<double>>();
        const BlockRunner runner(program, view.world(), block, thread.workspace, times);
        const bool actionsRest = apart == 0 && crowd.actionsRest(first);
        runner.refill(actionsRest);
        runner.decide();
        runner.commit();
        if (!runner.act(thread.requests, ~apart, actionsRest))
            crowd.noteAction(first);
        noteEvents(block, thread.workspace.events, ~apart, thread);
        sumUp(program, thread.workspace, block.lanes() & ~apart, thread);
        if (options.trackLeading)
            for (std::size_t lane = 0; lane < block.count; ++lane)
                crowd.leading[first + lane] = runner.leading(lane);
        forLanes(apart, [&](std::size_t lane) { runOwn(block, lane, before, thread); });
        const Stopwatch watch(times ? &times->motion : nullptr);
        part.farthest = std::max(part.farthest, isHeld ? holdBlock(block, thread.workspace, crowd)
                                                       : moveBlock(block, thread.workspace.forceX,
                                                                   thread.workspace.forceY, crowd));
        if (program.facing)
            turnBlock(block, thread.workspace.outputs[*program.facing], crowd);
    }
}

/// Makes room for what the agents decide, if this tick moves nobody.
void RunningWorld::beginHeld() {
    held.clear();
    if (!isHeld)
        return;
    closeGaps();
    held.resize(crowds.size());
    for (std::size_t i = 0; i < crowds.size(); ++i) {
        Held& of = held[i];
        of.ordinal.resize(crowds[i].size());
        for (auto* column :
             {&of.wanted.steeringX, &of.wanted.steeringY, &of.wanted.desiredX, &of.wanted.desiredY})
            column->resize(crowds[i].size());
        for (std::size_t slot = 0; slot < crowds[i].size(); ++slot)
            of.ordinal[crowds[i].rank[slot]] = crowds[i].ordinal[slot];
    }
}

/// In place of moveBlock: everybody stays, and what they want is kept.
double RunningWorld::holdBlock(const Block& block, const Workspace& workspace, Crowd& crowd) {
    double* headingX = crowd.nextHeading(crowd.headingX, crowd.nextHeadingX);
    double* headingY = crowd.nextHeading(crowd.headingY, crowd.nextHeadingY);
    for (std::size_t lane = 0; lane < block.count; ++lane) {
        const std::size_t slot = block.first + lane;
        crowd.next.x[slot] = block.x[lane];
        crowd.next.y[slot] = block.y[lane];
        crowd.next.vx[slot] = block.vx[lane];
        crowd.next.vy[slot] = block.vy[lane];
        headingX[slot] = block.headingX[lane];
        headingY[slot] = block.headingY[lane];
        const bool isOfHerd = block.population >= crowds.size();
        const AgentRef who =
            isOfHerd ? herds[block.population - crowds.size()].agent(slot) : block.agent(lane);
        Held& of = held[who.population];
        const auto rank = static_cast<std::size_t>(
            std::ranges::lower_bound(of.ordinal, who.ordinal) - of.ordinal.begin());
        const Vec2 wanted{workspace.forceX[lane], workspace.forceY[lane]};
        const Vec2 steering = truncate(wanted, crowd.maxForce.of(slot));
        const Program& program = programs[who.population];
        const double time = isSteeredByLast(program, workspace, lane)
                                ? moment.tickLength / block.mass[lane]
                                : 1 / block.response[lane];
        of.wanted.steeringX[rank] = steering.x;
        of.wanted.steeringY[rank] = steering.y;
        of.wanted.desiredX[rank] = block.vx[lane] + wanted.x * time;
        of.wanted.desiredY[rank] = block.vy[lane] + wanted.y * time;
    }
    return 0;
}

/// Adds what base velocities move agents by.
void RunningWorld::carry() {
    for (const auto& [type, ofType] : carried) {
        const auto index = find(type);
        if (!index)
            continue;
        Crowd& of = crowds[*index];
        of.noteSlots();
        double farthest = 0;
        for (const auto& [ordinal, base] : ofType) {
            const auto found = of.slotOf(ordinal);
            if (!found) // a saved state may name anybody
                continue;
            const std::size_t slot = *found;
            const Vec2 from{of.next.x[slot], of.next.y[slot]};
            Vec2 velocity{of.next.vx[slot], of.next.vy[slot]};
            Vec2 to = nextPosition(from, base, moment.tickLength);
            const Vec2 by = to - from;
            keepInside(moment, to, velocity);
            const Vec2 step = moment.edges == Edges::wrap ? by : to - from;
            farthest = larger(farthest, larger(magnitude(step.x), magnitude(step.y)));
            of.next.x[slot] = to.x;
            of.next.y[slot] = to.y;
            of.next.vx[slot] = velocity.x;
            of.next.vy[slot] = velocity.y;
        }
        m_steps[*index] += farthest;
    }
}

/// Counts what happened to some agents of a block, and lists it if that is wanted.
void RunningWorld::noteEvents(const Block& block, std::vector<LaneBits>& happenedTo, LaneBits whose,
                              Thread& thread) const {
    const Program& program = programs[block.population];
    for (std::size_t i = 0; i < program.nodes.size(); ++i) {
        const LaneBits lanes = std::exchange(happenedTo[i], 0) & whose;
        if (lanes == 0)
            continue;
        thread.events[block.population][i] += static_cast<std::uint64_t>(std::popcount(lanes));
        if (!listsActs())
            continue;
        const CompiledNode& node = program.nodes[i];
        const auto kind =
            node.type->kind == NodeKind::mode ? TickEvent::Kind::entered : TickEvent::Kind::arrived;
        const Column<std::uint32_t>& life = crowds[block.population].life;
        forLanes(lanes, [&](std::size_t lane) {
            thread.noted.push_back({kind, block.agent(lane), {}, life[block.rank[lane]], node.id});
        });
    }
}

/// Adds numbers of some agents to the summaries that take them.
void RunningWorld::sumUp(const Program& program, const Workspace& workspace, LaneBits whose,
                         Thread& thread) const {
    for (const auto& [index, from] : program.summaries) {
        thread.tallies.resize(std::max(thread.tallies.size(), index + 1));
        const Signal* number = from ? &workspace.outputs[*from] : nullptr;
        forLanes(number ? whose & number->on : whose, [&](std::size_t lane) {
            thread.tallies[index].add(number ? number->x[lane] : 1);
        });
    }
}

/// The summaries of this tick, for the next one.
void RunningWorld::takeSummaries() {
    for (std::size_t i = 0; i < m_summaries.size(); ++i) {
        SummaryTally all;
        for (Thread& thread : m_threads)
            if (i < thread.tallies.size())
                all.add(std::exchange(thread.tallies[i], {}));
        if (!m_summaries[i].settings.countsEvents())
            variables.at(m_summaries[i].id) = all.of(m_summaries[i].settings.what);
    }
}

/// The summaries of what has happened, for the next tick. @pre the tick is over
void RunningWorld::takeCounts() {
    for (const auto& [id, settings, types, nodes] : m_summaries) {
        if (!settings.countsEvents())
            continue;
        const double most =
            floorOf(RecentCount::longestWindow * project.worldNumber("ticksPerSecond"));
        const double ticks = settings.counts == SummaryCounts::inAll
                                 ? static_cast<double>(moment.tick)
                                 : smaller(settings.windowTicks(moment.tickLength), most);
        std::uint64_t count = 0;
        for (std::size_t i = 0; i < crowds.size(); ++i) {
            if (!types.empty() && !types.contains(crowds[i].type))
                continue;
            if (const auto life = lives.find(crowds[i].type);
                life != lives.end() && settings.what != SummaryKind::events)
                count += life->second.of(settings.what).ofLast(ticks, moment.tick);
            for (const Id& node : nodes)
                if (const auto event = events[i].find(node); event != events[i].end())
                    count += event->second.ofLast(ticks, moment.tick);
        }
        variables.at(id) = settings.taken(count, smaller(ticks, static_cast<double>(moment.tick)) *
                                                     moment.tickLength);
    }
}

/// Begins a tick of the ways, and calls the nodes that find goals for them.
void RunningWorld::prepareWays(bool isTrial) const {
    const auto forAgents = [this](auto visit) {
        for (const Crowd& crowd : crowds)
            for (std::size_t slot = 0; slot < crowd.size(); ++slot)
                visit(Vec2{crowd.now.x[slot], crowd.now.y[slot]});
    };
    ways.begin(moment.tick, forAgents, isTrial);
    for (std::size_t i = 0; i < crowds.size(); ++i)
        for (const CompiledNode& node : programs[i].nodes)
            if ((node.code->memory.empty() || wayOf(node.geometry.get())) && !moment.isStopped())
                prepareNode(i, node, {});
}

void RunningWorld::prepareNode(std::size_t crowd, const CompiledNode& node,
                               std::span<double* const> memory) const {
    const Crowd& of = crowds[crowd];
    if (node.code->prepare && of.size() > 0)
        node.code->prepare({moment, node.settings.get(), node.inputs, of.size(), of.ordinal.data(),
                            of.rank.data(), of.now.x.data(), of.now.y.data(), memory,
                            node.geometry.get(), static_cast<std::uint32_t>(crowd)});
}

/// Calls the nodes that must see all agents of a crowd, before blocks run on their own.
void RunningWorld::prepare() {
    swapSlots();
    prepareWays(false);
    planRooms();
    for (std::size_t i = 0; i < crowds.size(); ++i)
        for (const CompiledNode& node : programs[i].nodes) {
            if (!node.code->prepare || node.code->memory.empty())
                continue;
            static thread_local std::vector<double*> memory;
            memory.clear();
            for (std::size_t k = 0; k < node.code->memory.size(); ++k)
                memory.push_back(crowds[i].memory[node.memory + k].data());
            prepareNode(i, node, memory);
        }
    ways.paths.findPaths();
}

void RunningWorld::countEvents() {
    for (Thread& thread : m_threads)
        for (std::size_t i = 0; i < programs.size(); ++i)
            for (std::size_t k = 0; k < thread.events[i].size(); ++k)
                if (const std::uint64_t count = std::exchange(thread.events[i][k], 0); count > 0)
                    this->count(i, programs[i].nodes[k].id, count);
}

/// Lists what the threads noted, in an order that does not depend on them.
void RunningWorld::listNoted() {
    for (Thread& thread : m_threads) {
        happened.insert(happened.end(), thread.noted.begin(), thread.noted.end());
        thread.noted.clear();
    }
    std::ranges::sort(happened, {},
                      [](const TickEvent& event) { return std::tie(event.who, event.node); });
}

void RunningWorld::setListing(bool on) {
    listsAll = on;
    m_touching.reset();
}

/// The pairs whose bodies touched after the last tick, before any change by hand.
void RunningWorld::knowTouching() {
    if (listsAll && !m_touching)
        m_touching =
            touchingPairs(contacts.previous ? *contacts.previous : bodies(), m_solids, moment);
}

/// Lists whose bodies do not touch anymore, and whose have begun to.
void RunningWorld::listTouches() {
    std::vector<TouchingPair> now = touchingPairs(bodies(), m_solids, moment);
    const auto list = [&](TickEvent::Kind kind, const auto& from, const auto& without) {
        std::vector<TouchingPair> pairs;
        std::ranges::set_difference(from, without, std::back_inserter(pairs));
        for (const TouchingPair& pair : pairs)
            happened.push_back({kind, pair.first, pair.second, lifeOf(pair.first), {}});
    };
    list(TickEvent::Kind::parted, *m_touching, now);
    list(TickEvent::Kind::touched, now, *m_touching);
    m_touching = std::move(now);
}

/// The life of an agent that lives, or that left in this tick.
std::uint32_t RunningWorld::lifeOf(AgentRef agent) {
    Crowd& of = crowds[agent.population];
    of.noteSlots();
    if (const auto slot = of.slotOf(agent.ordinal))
        return of.life[of.rank[*slot]];
    for (const TickEvent& event : happened)
        if ((event.kind == TickEvent::Kind::died && event.who == agent) ||
            (event.kind == TickEvent::Kind::became && event.by == agent))
            return event.life;
    return 0;
}

/// Agents that drift out of their cells make searches wider; sorting takes time too.
bool RunningWorld::mustSort(const Crowd& crowd, double step) const {
    if (!crowd.isSorted)
        return false;
    if (options.sortPeriod > 0)
        return m_ticksSinceSort >= options.sortPeriod;
    if (m_ticksSinceSort >= longestPeriod)
        return true;
    return crowd.drift + step > mostDrift * std::max(crowd.reach, crowd.grid.spacing());
}

/// Keeps solid bodies apart.
void RunningWorld::keepApart() {
    m_steps.assign(crowds.size(), 0);
    for (const Part& part : m_parts)
        if (part.crowd < crowds.size())
            m_steps[part.crowd] = std::max(m_steps[part.crowd], part.farthest);
    moveMembers();
    if (isHeld)
        return;
    carry();
    if (!m_solids.any())
        return;
    const Stopwatch watch(m_profiling ? &m_solidSeconds : nullptr);
    const bool isSmall = agentCount() < options.fewAgents;
    m_solids.keepApart(
        crowds, moment,
        [&](std::size_t parts, const std::function<void(std::size_t)>& work) {
            if (!isSmall)
                return workers.run(parts, [&](std::size_t part, std::size_t) { work(part); });
            for (std::size_t part = 0; part < parts; ++part)
                work(part);
        },
        m_steps);
}

/// Makes the computed tick the state.
void RunningWorld::takeNext() {
    const Stopwatch watch(m_profiling ? &m_sortSeconds : nullptr);
    ++m_ticksSinceSort;
    bool any = false;
    for (std::size_t i = 0; i < crowds.size(); ++i)
        any = any || mustSort(crowds[i], m_steps[i]);
    for (std::size_t i = 0; i < crowds.size(); ++i) {
        Crowd& crowd = crowds[i];
        const bool isSorted = any && crowd.isSorted;
        if (isSorted || (changedCrowds[i] && crowd.hasManyStrays())) {
            crowd.sortNext(moment, options.cellShare, workers);
            continue;
        }
        if (changedCrowds[i])
            crowd.placeStrays(workers);
        else
            crowd.takeNext();
        crowd.drift += m_steps[i];
    }
    const bool isNew = std::ranges::find(changedCrowds, true) != changedCrowds.end();
    changedCrowds.assign(crowds.size(), false);
    if (isNew)
        gatherHerds();
    else
        any = followMembers(any) || any;
    if (any)
        m_ticksSinceSort = 0;
    if (isNew)
        planParts();
}

/// What agents left, and what grounds do by themselves.
void RunningWorld::passGrounds() {
    const Stopwatch watch(m_profiling && !grounds.empty() ? &m_groundSeconds : nullptr);
    for (const auto& [id, ground] : grounds) {
        ground->beginTick();
        workers.run(ground->parts(),
                    [&](std::size_t part, std::size_t) { ground->passPart(part); });
    }
}

void RunningWorld::step() {
    if (!ranksMayHaveGaps())
        closeGaps();
    beginHeld();
    knowTouching();
    happened.clear();
    prepare();
    if (moment.isStopped())
        return;
    if (agentCount() < options.fewAgents)
        for (Part& part : m_parts)
            runPart(part, m_threads[0]);
    else
        workers.run(m_parts.size(), [&](std::size_t part, std::size_t thread) {
            runPart(m_parts[part], m_threads[thread]);
        });
    if (moment.isStopped())
        return;
    for (Crowd& crowd : crowds)
        crowd.takeHeadings();
    countEvents();
    takeSummaries();
    if (listsActs())
        listNoted();
    keepApart();
    if (moment.isStopped())
        return;
    carryOut();
    passGrounds();
    takeNext();
    isHeld = false;
    ++moment.tick;
    takeCounts();
    const Stopwatch watch(m_profiling ? &m_contactSeconds : nullptr);
    if (contacts.previous)
        closeGaps();
    countContacts(crowds, herds, view.world(), m_solids, moment,
                  project.worldNumber("ticksPerSecond"), workers, contacts);
    if (listsAll)
        listTouches();
    giveInherited();
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
    std::size_t bytes = contacts.bytes() + m_solids.bytes();
    for (const Crowd& crowd : crowds)
        bytes += crowd.bytes();
    for (const Herd& herd : herds)
        bytes += herd.crowd().bytes();
    return bytes;
}

void RunningWorld::setProfiling(bool on) {
    m_profiling = on;
    m_sortSeconds = m_contactSeconds = m_solidSeconds = m_groundSeconds = 0;
    for (Thread& thread : m_threads) {
        thread.times.clear();
        for (std::size_t i = 0; on && i < programs.size(); ++i)
            thread.times.push_back({std::vector<double>(programs[i].nodes.size()),
                                    std::vector<double>(programs[i].queries.size()), 0});
    }
}

Profile RunningWorld::profile() const {
    Profile profile;
    if (!m_profiling)
        return profile;
    const auto add = [&](const Id& type, const Id& node, std::string what, auto&& secondsOf) {
        double seconds = 0;
        for (const Thread& thread : m_threads)
            seconds += secondsOf(thread);
        profile.parts.push_back({type, node, std::move(what), seconds});
    };
    for (std::size_t i = 0; i < crowds.size(); ++i) {
        const Id& type = crowds[i].type;
        for (std::size_t n = 0; n < programs[i].nodes.size(); ++n)
            add(type, programs[i].nodes[n].id, programs[i].nodes[n].type->title,
                [&](const Thread& thread) { return thread.times[i].nodes[n]; });
        for (std::size_t q = 0; q < programs[i].queries.size(); ++q)
            add(type, {}, "neighbors",
                [&](const Thread& thread) { return thread.times[i].queries[q]; });
        add(type, {}, "motion", [&](const Thread& thread) { return thread.times[i].motion; });
    }
    profile.parts.push_back({{}, {}, "sorting", m_sortSeconds});
    profile.parts.push_back({{}, {}, "contacts", m_contactSeconds});
    if (m_solids.any())
        profile.parts.push_back({{}, {}, "solid bodies", m_solidSeconds});
    if (!grounds.empty())
        profile.parts.push_back({{}, {}, "grounds", m_groundSeconds});
    return profile;
}

} // namespace tiller
