#include "core/behaviors/separation.h"

#include "core/behaviors/formula_steps.h"
#include "core/behaviors/neighborhood.h"
#include "core/nodes/describe.h"
#include "core/nodes/lanes.h"

#undef TILLER_SIMD_FILE
#define TILLER_SIMD_FILE "core/behaviors/separation.cpp"
#include "core/base/simd.h"

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

#include "core/nodes/lanes-inl.h"
// They build on the ones above.
#include "core/behaviors/flocking-inl.h"
#include "core/behaviors/separation-inl.h"

void evaluateSeparation(const NodeRun& run) {
    runFlocking<SeparationSettings, separation<Pack>>(run);
}

} // namespace tiller::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace tiller {

TILLER_STEP(evaluateSeparation);

namespace separation_node {
namespace {

NeighborNeed neighbors(const void* settings) {
    const auto& separation = *static_cast<const SeparationSettings*>(settings);
    return {.radius = separation.radius,
            .viewAngle = separation.viewAngle,
            .falloff = static_cast<int>(separation.falloff)};
}

} // namespace
} // namespace separation_node

NodeType separationType() {
    using namespace separation_node;
    using S = SeparationSettings;
    NodeType type;
    type.id = "separation";
    type.title = "Separation";
    type.kind = NodeKind::behavior;
    type.help = "Keeps away from its neighbors, harder when they are nearer.";
    type.words = {"keep apart", "spread out", "personal space", "repel",
                  "crowding",   "boids",      "flocking"};
    type.source = "Reynolds 1987; Reynolds 1999, separation";
    type.steps = joinSteps({{{"active", "neighbors > 0"}}, pushSteps("away")});
    type.symbols = {{"away", "the sum over the neighbors of unit(position - neighbor) * (1 - "
                             "distance / radius)^falloff"}};
    type.ports = {neighborsInput(), whenInput(), forceOutput()};
    type.settings = {
        bindMember(neighborhoodRadiusSetting(30), &S::radius),
        bindMember(viewAngleSetting(), &S::viewAngle),
        bindMember({.id = "falloff",
                    .title = "Falloff",
                    .help = "How quickly the push fades with distance. 0: it does not.",
                    .kind = SettingKind::integer,
                    .initial = 1.0,
                    .min = 0,
                    .max = 3,
                    .sliderMax = 3},
                   &S::falloff)};
    return withCode<S>(std::move(type),
                       {.evaluate = evaluateSeparationStep, .neighbors = neighbors});
}

} // namespace tiller

#endif
