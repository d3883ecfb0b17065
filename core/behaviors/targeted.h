#pragma once

#include "core/nodes/formula.h"
#include "core/nodes/node_code.h"

namespace tiller {

[[nodiscard]] inline Self<double> selfAt(const Block& block, std::size_t lane) {
    return {.velocity = block.velocity(lane),
            .heading = {block.headingX[lane], block.headingY[lane]},
            .maxSpeed = block.maxSpeed[lane],
            .reaction = block.reaction[lane]};
}

inline void setForce(Signal& out, std::size_t lane, const Force<double>& force) {
    out.on[lane] = force.active;
    out.x[lane] = select(force.active, force.value.x, 0);
    out.y[lane] = select(force.active, force.value.y, 0);
}

/// One force per agent of the group, added up exactly.
template <class Settings, auto formula>
void runForEach(const NodeRun& run, const EachOf& each) {
    const ExactSum sum(each.populationCount, run.forceBound);
    std::vector<Seen> found;
    for (std::size_t lane = 0; lane < run.block.count; ++lane) {
        const Self<double> self = selfAt(run.block, lane);
        found.clear();
        run.block.moment->surroundings->within(*each.group, run.block.agent(lane), each.range,
                                               found);
        Force<double> total{};
        for (const Seen& seen : found) {
            const auto force = formula(self, {seen.offset, seen.velocity}, run.as<Settings>());
            total.active = total.active || force.active;
            if (force.active)
                total.value =
                    total.value + Vec2{sum.round(force.value.x), sum.round(force.value.y)};
        }
        setForce(run.out, lane, total);
    }
}

/// Evaluates a behavior whose first input is its target: @p formula takes self, what is seen of the
/// target and the settings, and gives a force. No target: inactive.
template <class Settings, auto formula>
void runTargeted(const NodeRun& run) {
    const InputPort& target = run.inputs[0];
    if (target.each) {
        runForEach<Settings, formula>(run, *target.each);
        return;
    }
    if (target.links.empty()) {
        run.out.on.fill(0);
        return;
    }
    const Signal& seen = *target.links[0].signal;
    for (std::size_t lane = 0; lane < run.block.count; ++lane) {
        auto force = formula(selfAt(run.block, lane),
                             {{seen.x[lane], seen.y[lane]}, {seen.vx[lane], seen.vy[lane]}},
                             run.as<Settings>());
        force.active = force.active && seen.on[lane] != 0;
        setForce(run.out, lane, force);
    }
}

} // namespace tiller
