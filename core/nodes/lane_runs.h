#pragma once

#include "core/nodes/formula.h"
#include "core/nodes/node_code.h"

#include <bit>

/// For nodes that search the world for each agent: they run one agent at a time, over doubles.
namespace tiller {

[[nodiscard]] inline Self<double> selfAt(const Block& block, std::size_t lane) {
    return {block.velocity(lane), block.heading(lane), block.maxSpeed[lane], block.response[lane]};
}

/// The target at an input, as an agent sees it. @pre the target exists for this agent
[[nodiscard]] inline Sight<double> sightAt(const Signal& target, std::size_t lane) {
    return {{target.x[lane], target.y[lane]}, {target.vx[lane], target.vy[lane]}};
}

/// The one target at an input; null if there is none, or "each" of several.
[[nodiscard]] inline const Signal* targetAt(const NodeRun& run, std::size_t input) {
    const InputPort& port = run.inputs[input];
    return port.links.empty() || port.each ? nullptr : &run.signal(port.links[0]);
}

/// Calls `visit(lane)` for each agent whose bit is set.
template <class Visit>
void forLanes(LaneBits lanes, Visit visit) {
    for (; lanes != 0; lanes &= lanes - 1)
        visit(static_cast<std::size_t>(std::countr_zero(lanes)));
}

/// Gives each agent whose bit is set the force `formula(lane, self)`.
template <class Formula>
void runLanes(const NodeRun& run, LaneBits lanes, Formula formula) {
    run.out.on = 0;
    forLanes(lanes & run.enabled, [&](std::size_t lane) {
        const Force<double> force = formula(lane, selfAt(run.block, lane));
        run.out.x[lane] = force.value.x;
        run.out.y[lane] = force.value.y;
        run.out.on |= LaneBits{force.active} << lane;
    });
}

} // namespace tiller
