#define TILLER_FORMULA flee
#include "core/behaviors/packs.h"

#if HWY_ONCE

namespace tiller::flee_node {

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Flee";
    type.help = "Heads straight away from the target while it is closer than the radius.";
    type.words = {"avoid", "run away", "repel", "escape", "retreat"};
    type.source = "Reynolds 1999, flee; Bevilacqua 2012, Flee and Arrival";
    type.steps = fleeSteps("target");
    type.ports = {pointTarget(), whenInput(), forceOutput()};
    type.settings = {speedSetting(&FleeSettings::speed), fleeRadiusSetting(&FleeSettings::radius)};
    setHandles(type, {{"radius", around("target")}});
    setCode<FleeSettings>(type).evaluate = TILLER_STEP(fleeBlock);
}

} // namespace tiller::flee_node

#endif
