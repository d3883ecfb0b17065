#include "core/behaviors/alignment.h"

#include "core/behaviors/neighborhood.h"
#include "core/nodes/describe.h"
#include "core/nodes/lanes.h"

#undef TILLER_SIMD_FILE
#define TILLER_SIMD_FILE "core/behaviors/alignment.cpp"
#include "core/base/simd.h"

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

#include "core/nodes/lanes-inl.h"
// They build on the ones above.
#include "core/behaviors/alignment-inl.h"
#include "core/behaviors/flocking-inl.h"

void evaluateAlignment(const NodeRun& run) {
    runFlocking<AlignmentSettings, alignment<Pack>>(run);
}

} // namespace tiller::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace tiller {

TILLER_STEP(evaluateAlignment);

namespace alignment_node {
namespace {

NeighborNeed neighbors(const void* settings) {
    const auto& alignment = *static_cast<const AlignmentSettings*>(settings);
    return {.radius = alignment.radius, .viewAngle = alignment.viewAngle, .velocities = true};
}

} // namespace
} // namespace alignment_node

NodeType alignmentType() {
    using namespace alignment_node;
    using S = AlignmentSettings;
    NodeType type;
    type.id = "alignment";
    type.title = "Alignment";
    type.kind = NodeKind::behavior;
    type.help = "Turns to the mean velocity of its neighbors.";
    type.words = {"match heading", "same direction", "school", "boids", "flocking"};
    type.source = "Reynolds 1987; Reynolds 1999, alignment";
    type.steps = {{"active", "neighbors > 0"}, {"force", "(neighborVelocity - velocity) / t'"}};
    type.symbols = {{"neighborVelocity", "the mean velocity of the neighbors"}};
    type.ports = {neighborsInput(), whenInput(), forceOutput()};
    type.settings = {bindMember(neighborhoodRadiusSetting(60), &S::radius),
                     bindMember(viewAngleSetting(), &S::viewAngle)};
    return withCode<S>(std::move(type),
                       {.evaluate = evaluateAlignmentStep, .neighbors = neighbors});
}

} // namespace tiller

#endif
