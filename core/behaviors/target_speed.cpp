#include "core/behaviors/target_speed.h"

#include "core/nodes/describe.h"
#include "core/nodes/lanes.h"

#undef TILLER_SIMD_FILE
#define TILLER_SIMD_FILE "core/behaviors/target_speed.cpp"
#include "core/base/simd.h"

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

#include "core/nodes/lanes-inl.h"
// It builds on the ones above.
#include "core/behaviors/target_speed-inl.h"

void evaluateTargetSpeed(const NodeRun& run) {
    for (std::size_t lane = 0; lane < run.block.count; lane += packLanes)
        storeForce(run.out, lane,
                   targetSpeed(selfAt(run.block, lane), run.as<TargetSpeedSettings>()));
    run.out.on = run.block.lanes();
}

} // namespace tiller::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace tiller {

TILLER_STEP(evaluateTargetSpeed);

NodeType targetSpeedType() {
    using S = TargetSpeedSettings;
    NodeType type;
    type.id = "target-speed";
    type.title = "Target speed";
    type.kind = NodeKind::behavior;
    type.help = "Keeps a speed, whichever way it goes.";
    type.words = {"cruise", "speed", "pace", "throttle", "accelerate", "forward"};
    type.source = "OpenSteer, steerForTargetSpeed";
    type.steps = {{"desired", "min(targetSpeed, maxSpeed)"},
                  {"force", "(heading * desired - velocity) / t'"}};
    type.ports = {whenInput(), forceOutput()};
    type.settings = {bindMember({.id = "targetSpeed",
                                 .title = "Target speed",
                                 .help = "The speed to keep; never above the maximum speed.",
                                 .unit = Unit::speed,
                                 .initial = 60.0,
                                 .min = 0,
                                 .max = coordinateLimit,
                                 .sliderMax = 400},
                                &S::targetSpeed)};
    return withCode<TargetSpeedSettings>(std::move(type), {.evaluate = evaluateTargetSpeedStep});
}

} // namespace tiller

#endif
