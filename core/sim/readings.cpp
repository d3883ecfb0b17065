#include "core/base/lattice.h"
#include "core/conditions/meter.h"
#include "core/sim/measure.h"
#include "core/sim/running_world.h"
#include "core/sim/simulation.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

namespace tiller {

namespace {

constexpr double noReading = std::numeric_limits<double>::quiet_NaN();

/// The slots to read.
struct Slots {
    std::size_t first = 0;
    std::size_t end = 0;
};

/// A quantity that an agent's state alone gives.
double stateOf(const RunningWorld& world, std::size_t population, std::size_t slot,
               Quantity quantity) {
    const Crowd& crowd = world.crowds[population];
    switch (quantity) {
    case Quantity::speed:
        return length(Vec2{crowd.now.vx[slot], crowd.now.vy[slot]});
    case Quantity::x:
        return crowd.now.x[slot];
    case Quantity::y:
        return crowd.now.y[slot];
    case Quantity::contacts:
        return crowd.contacts[crowd.rank[slot]];
    case Quantity::count:
        return 1;
    default:
        return noReading;
    }
}

/// The mode of an agent. Before its first tick it is in the first one.
std::size_t modeIndex(const Crowd& crowd, const ModeMachine& machine, std::size_t slot) {
    for (std::size_t i = 0; i < machine.modes.size(); ++i)
        if (crowd.memory[machine.modes[i].memory + modeIsOn][slot] != 0)
            return i;
    return 0;
}

/// A quantity that a node remembers of an agent. @pre the node fits the quantity
double rememberedOf(const RunningWorld& world, std::size_t population, std::size_t slot,
                    std::size_t node, Quantity quantity) {
    const Crowd& crowd = world.crowds[population];
    const Program& program = world.programs[population];
    if (quantity == Quantity::store) // a Meter and a Variable remember it first
        return crowd.memory[program.nodes[node].memory][slot];
    const auto& modes = program.machine.modes;
    return modes[modeIndex(crowd, program.machine, slot)].node == node ? 1 : 0;
}

/// Whether a node can give a quantity.
bool gives(const Program& program, const CompiledNode& node, Quantity quantity) {
    const auto index = static_cast<std::size_t>(&node - program.nodes.data());
    switch (quantity) {
    case Quantity::store:
        return node.type->id == meterTypeId || node.type->id == variableTypeId;
    case Quantity::inMode:
        return std::ranges::find(program.machine.modes, index, &ModeRef::node) !=
               program.machine.modes.end();
    case Quantity::distance:
        return isOnePlace(node);
    case Quantity::number:
        return node.type->kind == NodeKind::number;
    default:
        return false;
    }
}

/// Writes a quantity that the next tick would compute: the distance of a target, the steering, or a
/// number.
void readTrials(const RunningWorld& world, std::size_t population, const Slots& slots,
                std::size_t node, Quantity quantity, std::vector<double>& values) {
    const Crowd& crowd = world.crowds[population];
    RunningWorld::Trial trial;
    for (std::size_t first = slots.first; first < slots.end; first += blockSize) {
        world.tryTick(population, first, std::min(blockSize, slots.end - first), trial);
        for (std::size_t lane = 0; lane < trial.block.count; ++lane) {
            double& value = values[crowd.rank[first + lane]];
            const Workspace& found = trial.workspace;
            if (quantity == Quantity::force)
                value = length(truncate(Vec2{found.forceX[lane], found.forceY[lane]},
                                        crowd.maxForce.of(first + lane)));
            else if (const Signal& out = found.outputs[node]; out.on >> lane & 1)
                value = quantity == Quantity::number ? out.x[lane]
                                                     : length(Vec2{out.x[lane], out.y[lane]});
        }
    }
}

/// How many others the agents of a block looked at in a trial.
double othersSeen(const Program& program, const Block& block, const Workspace& workspace) {
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

} // namespace

std::vector<double> Simulation::readEach(std::size_t population, Quantity quantity,
                                         std::string_view node,
                                         std::optional<std::uint32_t> agent) const {
    m_world->tidy();
    const RunningWorld& world = *m_world;
    if (population >= world.crowds.size())
        return {};
    const Crowd& crowd = world.crowds[population];
    const Program& program = world.programs[population];
    Slots slots{0, crowd.size()};
    if (agent) {
        const std::optional<std::size_t> slot = crowd.slotOf(*agent);
        if (!slot)
            return {};
        slots = {*slot, *slot + 1};
    }
    std::size_t index = 0;
    if (isAboutNode(quantity)) {
        const auto found = std::ranges::find(program.nodes, node, &CompiledNode::id);
        if (found == program.nodes.end() || !gives(program, *found, quantity))
            return {};
        if (found->shared)
            return std::vector(crowd.size(),
                               *found->shared == noSummary ? noReading : *found->shared);
        index = static_cast<std::size_t>(found - program.nodes.begin());
    }

    std::vector<double> values(crowd.size(), noReading); // by rank
    if (quantity == Quantity::force || quantity == Quantity::distance ||
        quantity == Quantity::number)
        readTrials(world, population, slots, index, quantity, values);
    else
        for (std::size_t slot = slots.first; slot < slots.end; ++slot)
            values[crowd.rank[slot]] = isAboutNode(quantity)
                                           ? rememberedOf(world, population, slot, index, quantity)
                                           : stateOf(world, population, slot, quantity);
    return values;
}

std::vector<double> Simulation::read(std::size_t population, Quantity quantity,
                                     std::string_view node,
                                     std::optional<std::uint32_t> agent) const {
    const auto variable = m_world->variables.find(Id(node));
    if (isAboutNode(quantity) && variable != m_world->variables.end())
        return variable->second == noSummary
                   ? std::vector<double>()
                   : std::vector{variable->second}; // one for all, also where nobody lives
    std::vector<double> values = readEach(population, quantity, node, agent);
    std::erase_if(values, [](double value) { return std::isnan(value); });
    return values;
}

void Simulation::readModes(std::size_t population, AgentModes& to) const {
    m_world->tidy();
    const RunningWorld& world = *m_world;
    to.ids.clear();
    to.modes.clear();
    if (population >= world.crowds.size())
        return;
    const Crowd& crowd = world.crowds[population];
    const Program& program = world.programs[population];
    for (const ModeRef& each : program.machine.modes)
        to.ids.push_back(program.nodes[each.node].id);
    to.modes.resize(to.ids.empty() ? 0 : crowd.size());
    for (std::size_t slot = 0; slot < to.modes.size(); ++slot)
        to.modes[crowd.rank[slot]] =
            static_cast<std::uint8_t>(modeIndex(crowd, program.machine, slot));
}

std::optional<Id> Simulation::modeOf(const AgentHandle& agent) const {
    m_world->tidy();
    const auto found = m_world->findAgent(agent);
    if (!found)
        return {};
    const Program& program = m_world->programs[found->crowd];
    if (program.machine.empty())
        return Id();
    const std::size_t mode = modeIndex(m_world->crowds[found->crowd], program.machine, found->slot);
    return program.nodes[program.machine.modes[mode].node].id;
}

double Simulation::neighborsPerAgent() const {
    const RunningWorld& world = *m_world;
    double seen = 0;
    RunningWorld::Trial trial;
    for (std::size_t i = 0; i < world.crowds.size(); ++i)
        for (std::size_t first = 0; first < world.crowds[i].size(); first += blockSize) {
            world.tryTick(i, first, blockSize, trial);
            seen += othersSeen(world.programs[i], trial.block, trial.workspace);
        }
    return seen / static_cast<double>(std::max<std::size_t>(world.agentCount(), 1));
}

} // namespace tiller
