#define TILLER_FORMULA separation
#include "core/behaviors/packs.h"

#if HWY_ONCE

namespace tiller::separation_node {
namespace {

NeighborNeed neighbors(const void* settings) {
    const auto& separation = *static_cast<const SeparationSettings*>(settings);
    return {.radius = separation.radius,
            .viewAngle = separation.viewAngle,
            .falloff = static_cast<int>(separation.falloff)};
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
    type.symbols = {{"away", "the sum over the neighbors of unit(position - neighbor) * (1 - "
                             "distance / radius)^falloff"}};
    type.ports = {neighborsInput(), whenInput(), forceOutput()};
    type.settings = {
        neighborhoodRadiusSetting(&S::radius), viewAngleSetting(&S::viewAngle),
        bindMember({.id = "falloff",
                    .title = "Falloff",
                    .help = "How quickly the push fades with distance. 0: it does not.",
                    .kind = SettingKind::integer,
                    .min = 0,
                    .max = 3,
                    .sliderMax = 3},
                   &S::falloff)};
    setCode<S>(type, {.evaluate = TILLER_STEP(separationBlock), .neighbors = neighbors});
}

} // namespace tiller::separation_node

#endif
