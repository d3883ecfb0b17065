#include "core/nodes/lane_runs.h"
#include "core/sim/run/blocks.h"
#include "core/sim/running_world.h"

/// How agents with own values of parameters run, and how the tick of a few agents is tried.
namespace tiller {

namespace {

/// Puts the results of one agent in its place among those of a block.
void takeLane(const Workspace& of, const Program& program, std::size_t lane, Workspace& to) {
    const auto takeBit = [lane](LaneBits from, LaneBits& into) {
        into = (into & ~(LaneBits{1} << lane)) | (from & 1) << lane;
    };
    to.forceX[lane] = of.forceX[0];
    to.forceY[lane] = of.forceY[0];
    for (std::size_t i = 0; i < program.nodes.size(); ++i) {
        to.outputs[i].x[lane] = of.outputs[i].x[0];
        to.outputs[i].y[lane] = of.outputs[i].y[0];
        to.outputs[i].weight[lane] = of.outputs[i].weight[0];
        takeBit(of.outputs[i].on, to.outputs[i].on);
        takeBit(of.outputs[i].used, to.outputs[i].used);
    }
}

} // namespace

/// The agents of a block that have own values of parameters.
LaneBits RunningWorld::lanesWithOwn(const Block& block) const {
    LaneBits lanes = 0;
    const OwnPrograms& programsOf = ownPrograms[block.population];
    for (std::size_t lane = 0; !programsOf.empty() && lane < block.count; ++lane)
        if (programsOf.of(block.ordinal[lane]))
            lanes |= LaneBits{1} << lane;
    return lanes;
}

/// Runs the tick of an agent with own values: what it remembers, asks for and does takes the place
/// of what the program of its type did with it.
/// @param before what the agents of the block remembered at the start of the tick
void RunningWorld::runOwn(const Block& block, std::size_t lane,
                          const std::vector<std::vector<double>>& before, Thread& thread) {
    Crowd& crowd = crowds[block.population];
    const std::size_t slot = block.first + lane;
    const Program& program = programOf(block.population, slot);
    Trial& alone = thread.own;
    alone.block = blockAt(crowd, moment, block.population, slot);
    alone.block.count = 1;
    alone.memory.resize(before.size());
    alone.workspace.memory.clear();
    for (std::size_t i = 0; i < before.size(); ++i) {
        alone.memory[i].assign(blockSize + Column<double>::spare, 0);
        alone.memory[i][0] = before[i][lane];
        alone.workspace.memory.push_back(alone.memory[i].data());
    }
    alone.workspace.events.assign(program.nodes.size(), 0);
    const BlockRunner runner(program, view.world(), alone.block, alone.workspace);
    runner.refill();
    runner.decide();
    runner.commit();
    runner.act(thread.requests, 1);
    noteEvents(alone.block, alone.workspace.events, 1, thread);
    sumUp(program, alone.workspace, 1, thread);
    for (std::size_t i = 0; i < before.size(); ++i)
        crowd.memory[i][slot] = alone.memory[i][0];
    if (options.trackLeading)
        crowd.leading[slot] = runner.leading(0);
    takeLane(alone.workspace, program, lane, thread.workspace);
}

/// What the agents of a block remember, by value and lane.
std::vector<std::vector<double>> RunningWorld::memoryOf(const Block& block) const {
    std::vector<std::vector<double>> memory;
    for (const Column<double>& column : crowds[block.population].memory)
        memory.emplace_back(column.data() + block.first, column.data() + block.first + block.count);
    return memory;
}

void RunningWorld::tryTick(std::size_t index, std::size_t first, std::size_t count,
                           Trial& trial) const {
    if (!std::exchange(trial.isPrepared, true))
        prepareWays(true);
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
    const bool isOne = trial.block.count == 1;
    const Program& program = isOne ? programOf(index, first) : programs[index];
    const BlockRunner runner(program, view.world(), trial.block, trial.workspace);
    runner.refill();
    runner.decide();
    if (isOne)
        return;
    forLanes(lanesWithOwn(trial.block), [&](std::size_t lane) {
        Trial one;
        one.isPrepared = true;
        tryTick(index, first + lane, 1, one);
        takeLane(one.workspace, program, lane, trial.workspace);
    });
}

} // namespace tiller
