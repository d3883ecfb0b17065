#include "core/behaviors/evade.h"

#include "core/behaviors/flee.h"
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
    type.formula =
        "force = flee(target + target velocity * T); "
        "T = 0, fixed, distance / maxSpeed, distance / (maxSpeed + target speed), or OpenSteer's";
    type.source = "Reynolds 1999, evasion; the tutorials' T by distance";
    type.steps = together({predictionSteps("target", "targetVelocity"),
                           {{"d", "|place - position|"},
                            {"active", "d < radius"},
                            {"V", "speed * maxSpeed"},
                            {"away", "unit(position - place)", "d > 0"},
                            {"away", "heading", "d = 0"},
                            {"force", "(V * away - velocity) / t'"}}});
    type.ports = {agentTarget(), whenInput(), forceOutput()};
    type.settings = {speedSetting(&S::speed), bindMember(predictionSetting(), &S::prediction),
                     bindMember(fixedTimeSetting(), &S::fixedTime),
                     bindMember(maxTimeSetting(), &S::maxTime),
                     bindMember(fleeRadiusSetting(), &S::radius)};
    giveHandles(type, {{"radius", around("place")}});
    return withCode<S>(std::move(type), {.evaluate = evaluateEvadeStep});
}

} // namespace tiller

#endif
