#include "core/behaviors/cohesion.h"

#include "core/behaviors/formula_steps.h"
#include "core/behaviors/neighborhood.h"
#include "core/nodes/describe.h"
#include "core/nodes/lanes.h"

#undef TILLER_SIMD_FILE
#define TILLER_SIMD_FILE "core/behaviors/cohesion.cpp"
#include "core/base/simd.h"

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

#include "core/nodes/lanes-inl.h"
// They build on the ones above.
#include "core/behaviors/cohesion-inl.h"
#include "core/behaviors/flocking-inl.h"

void evaluateCohesion(const NodeRun& run) {
    runFlocking<CohesionSettings, cohesion<Pack>>(run);
}

} // namespace tiller::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace tiller {

TILLER_STEP(evaluateCohesion);

namespace cohesion_node {
namespace {

NeighborNeed neighbors(const void* settings) {
    const auto& cohesion = *static_cast<const CohesionSettings*>(settings);
    return {.radius = cohesion.radius, .viewAngle = cohesion.viewAngle, .offsets = true};
}

} // namespace
} // namespace cohesion_node

NodeType cohesionType() {
    using namespace cohesion_node;
    using S = CohesionSettings;
    NodeType type;
    type.id = "cohesion";
    type.title = "Cohesion";
    type.kind = NodeKind::behavior;
    type.help = "Heads for the middle of its neighbors.";
    type.words = {"stay together", "gather", "center of mass", "school", "boids", "flocking"};
    type.source = "Reynolds 1987; Reynolds 1999, cohesion";
    type.steps = joinSteps({{{"active", "neighbors > 0"},
                             {"pull", "(neighborPosition - position) / radius", "radius > 0"}},
                            pushSteps("pull")});
    type.symbols = {{"neighborPosition", "the mean position of the neighbors"}};
    type.ports = {neighborsInput(), whenInput(), forceOutput()};
    type.settings = {bindMember(neighborhoodRadiusSetting(60), &S::radius),
                     bindMember(viewAngleSetting(), &S::viewAngle)};
    return withCode<S>(std::move(type), {.evaluate = evaluateCohesionStep, .neighbors = neighbors});
}

} // namespace tiller

#endif
