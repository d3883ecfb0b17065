#include "core/behaviors/brake.h"

#include "core/nodes/describe.h"
#include "core/nodes/lanes.h"

#undef TILLER_SIMD_FILE
#define TILLER_SIMD_FILE "core/behaviors/brake.cpp"
#include "core/base/simd.h"

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

#include "core/nodes/lanes-inl.h"
// It builds on the ones above.
#include "core/behaviors/brake-inl.h"

void evaluateBrake(const NodeRun& run) {
    for (std::size_t lane = 0; lane < run.block.count; lane += packLanes)
        storeForce(run.out, lane, brake(selfAt(run.block, lane)));
    run.out.on = run.block.lanes();
}

} // namespace tiller::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace tiller {

TILLER_STEP(evaluateBrake);

NodeType brakeType() {
    NodeType type;
    type.id = "brake";
    type.title = "Brake";
    type.kind = NodeKind::behavior;
    type.help = "Comes to a stop.";
    type.words = {"stop", "halt", "wait", "stand still", "rest", "slow down"};
    type.source = "OpenSteer, applyBrakingForce; UnitySteer";
    type.steps = {{"force", "-velocity / t'"}};
    type.ports = {whenInput(), forceOutput()};
    return withCode<NoSettings>(std::move(type), {.evaluate = evaluateBrakeStep});
}

} // namespace tiller

#endif
