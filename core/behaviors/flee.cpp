#include "core/behaviors/flee.h"

#include "core/behaviors/formula_steps.h"
#include "core/nodes/describe.h"
#include "core/nodes/lanes.h"

#undef TILLER_SIMD_FILE
#define TILLER_SIMD_FILE "core/behaviors/flee.cpp"
#include "core/base/simd.h"

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

#include "core/nodes/lanes-inl.h"
// They build on the ones above.
#include "core/behaviors/flee-inl.h"
#include "core/behaviors/targeted-inl.h"

void evaluateFlee(const NodeRun& run) {
    runTargeted<FleeSettings, flee<Pack>>(run);
}

} // namespace tiller::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace tiller {

TILLER_STEP(evaluateFlee);

Setting fleeRadiusSetting() {
    return SettingSpec{
        .id = "radius",
        .title = "Radius",
        .help = "The area of effect: it flees only while the target is closer than this.",
        .unit = Unit::length,
        .initial = noLimit,
        .suggested = 120.0, // without a limit a crowd gathers in one heap, far away
        .min = 0,
        .max = noLimit,
        .sliderMax = 500};
}

NodeType fleeType() {
    NodeType type;
    type.id = "flee";
    type.title = "Flee";
    type.kind = NodeKind::behavior;
    type.help = "Heads straight away from the target while it is closer than the radius.";
    type.words = {"avoid", "run away", "repel", "escape", "retreat"};
    type.source = "Reynolds 1999, flee; Bevilacqua 2012, Flee and Arrival";
    type.steps = fleeSteps("target");
    type.ports = {pointTarget(), whenInput(), forceOutput()};
    type.settings = {speedSetting(&FleeSettings::speed),
                     bindMember(fleeRadiusSetting(), &FleeSettings::radius)};
    setHandles(type, {{"radius", around("target")}});
    return withCode<FleeSettings>(std::move(type), {.evaluate = evaluateFleeStep});
}

} // namespace tiller

#endif
