#include "core/behaviors/pursue.h"

#include "core/behaviors/arrive.h"
#include "core/behaviors/formula_steps.h"
#include "core/nodes/describe.h"
#include "core/nodes/lanes.h"

#undef TILLER_SIMD_FILE
#define TILLER_SIMD_FILE "core/behaviors/pursue.cpp"
#include "core/base/simd.h"

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

#include "core/nodes/lanes-inl.h"
// They build on the ones above.
#include "core/behaviors/arrive-inl.h"
#include "core/behaviors/prediction-inl.h"
#include "core/behaviors/targeted-inl.h"
// They build on the ones above.
#include "core/behaviors/pursue-inl.h"

void evaluatePursue(const NodeRun& run) {
    runTargeted<PursueSettings, pursue<Pack>>(run);
}

} // namespace tiller::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace tiller {

TILLER_STEP(evaluatePursue);

NodeType pursueType() {
    using S = PursueSettings;
    NodeType type;
    type.id = "pursue";
    type.title = "Pursue";
    type.kind = NodeKind::behavior;
    type.help = "Chases an agent by heading for where it will be.";
    type.words = {"chase", "hunt", "intercept", "pursuit", "catch", "follow"};
    type.source = "Reynolds 1999, pursuit; Bevilacqua 2012, Pursuit and Evade: T by distance";
    type.steps = joinSteps({predictionSteps("target", "targetVelocity"), arriveSteps()});
    type.ports = {agentTarget(), whenInput(), forceOutput()};
    type.settings = {speedSetting(&S::speed), bindMember(predictionSetting(), &S::prediction),
                     bindMember(fixedTimeSetting(), &S::fixedTime),
                     bindMember(maxTimeSetting(), &S::maxTime),
                     slowingRadiusSetting(&S::slowingRadius, 0)};
    setHandles(type, {{"slowingRadius", around("place")}});
    return withCode<S>(std::move(type), {.evaluate = evaluatePursueStep});
}

} // namespace tiller

#endif
