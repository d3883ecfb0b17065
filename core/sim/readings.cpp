#include "core/sim/readings.h"

#include "core/base/lattice.h"
#include "core/conditions/meter.h"
#include "core/sim/explain.h"
#include "core/sim/measure.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tiller {

namespace {

constexpr double nothing = std::numeric_limits<double>::quiet_NaN();

/// The slots that are read, in the order they are stored.
struct Slots {
    std::size_t first = 0;
    std::size_t end = 0;
};

/// What is known of an agent without asking what it is about to do.
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
        return world.contacts.countOf(
            {static_cast<std::uint32_t>(population), crowd.ordinal[slot]});
    case Quantity::count:
        return 1;
    default:
        return nothing;
    }
}

/// Whether it is in a mode; before its first tick it is in the first.
double isInMode(const Crowd& crowd, const ModeMachine& machine, std::size_t mode,
                std::size_t slot) {
    const auto isOn = [&](std::size_t i) {
        return crowd.memory[machine.modes[i].memory + modeIsOn][slot] != 0;
    };
    if (mode > 0 || isOn(0))
        return isOn(mode) ? 1 : 0;
    for (std::size_t i = 1; i < machine.modes.size(); ++i)
        if (isOn(i))
            return 0;
    return 1;
}

/// What a node remembers of an agent, where it is of the kind that is asked for.
double rememberedOf(const RunningWorld& world, std::size_t population, std::size_t slot,
                    std::size_t node, Quantity quantity) {
    const Crowd& crowd = world.crowds[population];
    const Program& program = world.programs[population];
    if (quantity == Quantity::store)
        return crowd.memory[program.nodes[node].memory + meterStore][slot];
    const auto& modes = program.machine.modes;
    const auto mode = std::ranges::find(modes, node, &ModeRef::node);
    return isInMode(crowd, program.machine, static_cast<std::size_t>(mode - modes.begin()), slot);
}

/// Whether a node can be asked for a quantity.
bool fits(const Program& program, const CompiledNode& node, Quantity quantity) {
    const auto index = static_cast<std::size_t>(&node - program.nodes.data());
    switch (quantity) {
    case Quantity::store:
        return node.type->id == meterType().id;
    case Quantity::inMode:
        return std::ranges::find(program.machine.modes, index, &ModeRef::node) !=
               program.machine.modes.end();
    case Quantity::distance:
        return isOnePlace(node);
    default:
        return false;
    }
}

/// What the next tick finds: how far the target is, or the force that steers.
void tryAll(const RunningWorld& world, std::size_t population, const Slots& slots, std::size_t node,
            Quantity quantity, std::vector<double>& values) {
    const Crowd& crowd = world.crowds[population];
    RunningWorld::Trial trial;
    for (std::size_t first = slots.first; first < slots.end; first += blockSize) {
        world.tryTick(population, first, std::min(blockSize, slots.end - first), trial);
        for (std::size_t lane = 0; lane < trial.block.count; ++lane) {
            double& value = values[crowd.ordinal[first + lane]];
            const Workspace& found = trial.workspace;
            if (quantity == Quantity::force)
                value = length(truncate(Vec2{found.forceX[lane], found.forceY[lane]},
                                        crowd.maxForce.of(first + lane)));
            else if (const Signal& out = found.outputs[node]; out.on >> lane & 1)
                value = length(Vec2{out.x[lane], out.y[lane]});
        }
    }
}

} // namespace

std::vector<double> readings(const RunningWorld& world, std::size_t population, Quantity quantity,
                             std::string_view node, std::optional<std::uint32_t> agent) {
    const Crowd& crowd = world.crowds.at(population);
    const Program& program = world.programs[population];
    if (agent && *agent >= crowd.size())
        return {};
    Slots slots{0, crowd.size()};
    if (agent) {
        slots.first = crowd.slotOf(*agent);
        slots.end = slots.first + 1;
    }
    std::size_t index = 0;
    if (isAboutNode(quantity)) {
        const auto found = std::ranges::find(program.nodes, node, &CompiledNode::id);
        if (found == program.nodes.end() || !fits(program, *found, quantity))
            return {};
        index = static_cast<std::size_t>(found - program.nodes.begin());
    }

    std::vector<double> values(crowd.size(), nothing); // by ordinal
    if (quantity == Quantity::force || quantity == Quantity::distance)
        tryAll(world, population, slots, index, quantity, values);
    else
        for (std::size_t slot = slots.first; slot < slots.end; ++slot)
            values[crowd.ordinal[slot]] =
                isAboutNode(quantity) ? rememberedOf(world, population, slot, index, quantity)
                                      : stateOf(world, population, slot, quantity);
    std::erase_if(values, [](double value) { return std::isnan(value); });
    return values;
}

} // namespace tiller
