#include "core/behaviors/evade.h"

#include "core/behaviors/flee.h"
#include "core/behaviors/formula_steps.h"
#include "core/nodes/describe.h"
#include "core/nodes/lanes.h"

#undef TILLER_SIMD_FILE
#define TILLER_SIMD_FILE "core/behaviors/evade.cpp"
#include "core/base/simd.h"

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

#include "core/nodes/lanes-inl.h"
// They build on the ones above.
#include "core/behaviors/flee-inl.h"
#include "core/behaviors/prediction-inl.h"
#include "core/behaviors/targeted-inl.h"
// They build on the ones above.
#include "core/behaviors/evade-inl.h"

void evaluateEvade(const NodeRun& run) {
    runTargeted<EvadeSettings, evade<Pack>>(run);
}

} // namespace tiller::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace tiller {

TILLER_STEP(evaluateEvade);

NodeType evadeType() {
    using S = EvadeSettings;
    NodeType type;
    type.id = "evade";
    type.title = "Evade";
    type.kind = NodeKind::behavior;
    type.help = "Escapes an agent by heading away from where it will be.";
    type.words = {"avoid", "escape", "dodge", "run away", "evasion"};
    type.source = "Reynolds 1999, evasion; Bevilacqua 2012, Pursuit and Evade: T by distance";
    type.steps = joinSteps({predictionSteps("target", "targetVelocity"), fleeSteps("place")});
    type.ports = {agentTarget(), whenInput(), forceOutput()};
    type.settings = {speedSetting(&S::speed), bindMember(predictionSetting(), &S::prediction),
                     bindMember(fixedTimeSetting(), &S::fixedTime),
                     bindMember(maxTimeSetting(), &S::maxTime),
                     bindMember(fleeRadiusSetting(), &S::radius)};
    setHandles(type, {{"radius", around("place")}});
    return withCode<S>(std::move(type), {.evaluate = evaluateEvadeStep});
}

} // namespace tiller

#endif
