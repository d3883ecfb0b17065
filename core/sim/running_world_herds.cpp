#include "core/nodes/lane_runs.h"
#include "core/sim/run/blocks.h"
#include "core/sim/run/mover.h"
#include "core/sim/running_world.h"

#include <algorithm>
#include <bit>

/// How crowds that are searched together, and that run together, do so.
namespace tiller {

/// Finds the herds. Crowds that only herds look for need no order of their own.
void RunningWorld::makeHerds(bool anyBody) {
    HerdPlan plan = planHerds(
        programs,
        [this](std::size_t crowd) {
            return ownPrograms[crowd].empty() && !m_solids.any() &&
                   !carried.contains(crowds[crowd].type);
        },
        [this](std::size_t crowd, const Id& node) -> const Node& {
            return *seenByCrowd(crowd).node(node);
        });
    herds = std::move(plan.herds);
    m_runsInHerd.assign(crowds.size(), false);
    // A herd that holds all agents counts their contacts, too.
    const bool isWhole = herds.size() == 1 && herds[0].members().size() == crowds.size();
    const bool countsAlone = anyBody && (!isWhole || m_solids.any());
    for (const Herd& herd : herds)
        for (const std::uint32_t member : herd.members()) {
            m_runsInHerd[member] = herd.runs();
            const bool isSmall = herd.runs() || crowds[member].size() <= 4 * blockSize;
            if (isSmall && !countsAlone && !plan.isSearchedAlone[member])
                crowds[member].isSorted = false;
        }
    if (!isUntidy) // `tidy` gathers them
        gatherHerds();
    planParts();
}

/// Copies all agents into their herds.
void RunningWorld::gatherHerds() {
    for (Herd& herd : herds)
        herd.gather(crowds, moment, options.cellShare, workers);
    view.update(herds);
}

/// As `runPart`, for agents of several types.
void RunningWorld::runHerdPart(Part& part, Thread& thread) {
    const auto index = static_cast<std::uint32_t>(part.crowd);
    Herd& herd = herds[part.crowd - crowds.size()];
    const std::uint32_t type = herd.members().front();
    const Program& program = programs[type];
    NodeTimes* times = thread.times.empty() ? nullptr : &thread.times[type];
    part.farthest = 0;
    thread.workspace.events.assign(program.nodes.size(), 0);
    thread.workspace.memory.clear();
    for (std::size_t first = part.first; first < part.end && !moment.isStopped();
         first += blockSize) {
        const Block block = blockAt(herd.crowd(), moment, index, first);
        const BlockRunner runner(program, view.world(), block, thread.workspace, times);
        runner.refill();
        runner.decide();
        runner.commit();
        noteHerdEvents(herd, block, thread);
        if (options.trackLeading)
            for (std::size_t lane = 0; lane < block.count; ++lane)
                crowds[herd.agent(first + lane).population].leading[herd.slotOf(first + lane)] =
                    runner.leading(lane);
        const Stopwatch watch(times ? &times->motion : nullptr);
        part.farthest =
            std::max(part.farthest, isHeld ? holdBlock(block, thread.workspace, herd.crowd())
                                           : moveBlock(block, thread.workspace.forceX,
                                                       thread.workspace.forceY, herd.crowd()));
    }
}

/// As `noteEvents`.
void RunningWorld::noteHerdEvents(const Herd& herd, const Block& block, Thread& thread) {
    const Program& program = programs[herd.members().front()];
    for (std::size_t i = 0; i < program.nodes.size(); ++i)
        forLanes(std::exchange(thread.workspace.events[i], 0), [&](std::size_t lane) {
            const AgentRef who = herd.agent(block.first + lane);
            ++thread.events[who.population][i];
            if (listsActs())
                thread.noted.push_back({TickEvent::Kind::arrived,
                                        who,
                                        {},
                                        herd.crowd().life[block.rank[lane]],
                                        programs[who.population].nodes[i].id});
        });
}

/// Writes what herds that ran have computed into their crowds.
void RunningWorld::moveMembers() {
    for (std::size_t i = 0; i < herds.size(); ++i) {
        if (!herds[i].runs())
            continue;
        double step = 0;
        for (const Part& part : m_parts)
            if (part.crowd == crowds.size() + i)
                step = std::max(step, part.farthest);
        for (const std::uint32_t member : herds[i].members())
            m_steps[member] = step;
        herds[i].moveMembers(crowds);
    }
}

/// Takes over what the crowds of the herds have become. @param sorted some of them are
/// @return whether a herd was sorted
bool RunningWorld::followMembers(bool sorted) {
    bool any = false;
    for (Herd& herd : herds) {
        if (sorted)
            herd.findSlots(crowds);
        if (!herd.runs())
            herd.follow(crowds);
        double step = 0;
        for (const std::uint32_t member : herd.members())
            step = std::max(step, m_steps[member]);
        const bool isDue = mustSort(herd.crowd(), step);
        herd.takeNext(moment, options.cellShare, workers, isDue);
        if (!isDue)
            herd.crowd().drift += step;
        any = any || isDue;
    }
    view.update(herds);
    return any;
}

} // namespace tiller
