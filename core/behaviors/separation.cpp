#define TILLER_FORMULA separation
#include "core/behaviors/packs.h"
#include "core/nodes/settling.h"

#if HWY_ONCE

namespace tiller::separation_node {
namespace {

NeighborNeed neighbors(const void* settings) {
    const auto& separation = *static_cast<const SeparationSettings*>(settings);
    return {.radius = separation.radius,
            .viewAngle = separation.viewAngle,
            .falloff = static_cast<int>(separation.falloff)};
}

constexpr double overlapping = 0.98; // bodies closer than this share of their radii part

/// The push away from bodies that overlap this one, as if there were no other neighbors.
Vec2 awayFromBodies(const NodeRun& run, std::size_t lane) {
    const Block& block = run.block;
    const InputPort& others = run.inputs[0];
    Vec2 away;
    double turn = 0;
    const double reach = block.radius[lane] + others.largest;
    for (const Seen& seen : agentsWithin(block, others.group, lane, reach)) {
        const double touch = block.radius[lane] + seen.radius;
        const double distance = length(seen.offset);
        if (distance >= touch * overlapping)
            continue;
        if (distance > 0)
            away = away - lattice(seen.offset * ((1.1 - distance / touch) / distance));
        else
            turn += block.agent(lane) < seen.agent ? 1 : -1;
    }
    return turn != 0 ? away + lattice(turnLeft(block.heading(lane))) * turn : away;
}

constexpr NodeCode::Step evaluateAll = TILLER_STEP(separationBlock);

/// Who has arrived only makes room for bodies.
void evaluate(const NodeRun& run) {
    evaluateAll(run);
    forLanes(settledLanes(run) & run.out.on, [&](std::size_t lane) {
        const Vec2 force = push(selfAt(run.block, lane), awayFromBodies(run, lane));
        run.out.x[lane] = force.x;
        run.out.y[lane] = force.y;
    });
}

Spacing spacing(const void* settings) {
    return {.centers = static_cast<const SeparationSettings*>(settings)->radius};
}

void inspect(const NodeRun& run, TermValues& to) {
    if (settledLanes(run) & 1)
        to["away"] = awayFromBodies(run, 0);
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    using S = SeparationSettings;
    type.title = "Separation";
    type.help = "Keeps away from its neighbors, harder when they are nearer.";
    type.words = {"keep apart", "spread out", "personal space", "repel",
                  "crowding",   "boids",      "flocking"};
    type.source = "Reynolds 1987; Reynolds 1999, separation";
    type.steps = joinSteps({{{"active", "neighbors > 0"}}, pushSteps("away")});
    type.symbols = {{"away",
                     "the sum over the neighbors of unit(position - neighbor) * (1 - "
                     "distance / radius)^falloff. Of an agent that has arrived by an "
                     "Arrive or Go to that settles, over bodies that overlap: unit(position "
                     "- neighbor) * (1.1 - distance / both radii)"}};
    type.ports = {neighborsInput(), whenInput(), forceOutput()};
    type.settings = {neighborhoodRadiusSetting(&S::radius), viewAngleSetting(&S::viewAngle),
                     fixed(wholeSetting(&S::falloff, "falloff", "Falloff",
                                        "How quickly the push fades with distance. 0: it does not.",
                                        {0, 3, 3}))};
    NodeCode& code = setCode<S>(type);
    code.spacing = spacing;
    code.evaluate = evaluate;
    code.neighbors = neighbors;
    code.onlySums = true;
    code.inspect = inspect;
}

} // namespace tiller::separation_node

#endif
