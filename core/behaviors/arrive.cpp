#include "core/behaviors/arrive.h"

#include "core/behaviors/formula_steps.h"
#include "core/nodes/describe.h"
#include "core/nodes/lanes.h"

#undef TILLER_SIMD_FILE
#define TILLER_SIMD_FILE "core/behaviors/arrive.cpp"
#include "core/base/simd.h"

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

#include "core/nodes/lanes-inl.h"
// They build on the ones above.
#include "core/behaviors/arrive-inl.h"
#include "core/behaviors/targeted-inl.h"

void evaluateArrive(const NodeRun& run) {
    runTargeted<ArriveSettings, arrive<Pack>>(run);
}

} // namespace tiller::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace tiller {

TILLER_STEP(evaluateArrive);

NodeType arriveType() {
    NodeType type;
    type.id = "arrive";
    type.title = "Arrive";
    type.kind = NodeKind::behavior;
    type.help = "Heads for the target, slows down inside the slowing radius, and stops on it.";
    type.words = {"arrival", "go to", "stop at", "brake", "park", "land"};
    type.source = "Reynolds 1999, arrival; Bevilacqua 2012, Flee and Arrival: the slowing radius";
    type.steps = joinSteps({{{"d", "|target - position|"}, {"V", "speed * maxSpeed"}},
                            slowingSteps("d"),
                            {{"desired", "V * share", "d > stopRadius"},
                             {"desired", "0", "d <= stopRadius"},
                             {"force", "(desired * unit(target - position) - velocity) / t'"}}});
    type.ports = {pointTarget(), whenInput(), forceOutput()};
    type.settings = {speedSetting(&ArriveSettings::speed),
                     slowingRadiusSetting(&ArriveSettings::slowingRadius, 100),
                     lengthSetting(&ArriveSettings::stopRadius, "stopRadius", "Stop radius",
                                   "Inside this distance it stops, and stays.", 1, 50)};
    setHandles(type, {{"slowingRadius", around("target")}, {"stopRadius", around("target")}});
    return withCode<ArriveSettings>(std::move(type), {.evaluate = evaluateArriveStep});
}

} // namespace tiller

#endif
