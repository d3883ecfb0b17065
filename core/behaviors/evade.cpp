#define TILLER_FORMULA evade
#include "core/behaviors/packs.h"

#if HWY_ONCE

namespace tiller::evade_node {

[[gnu::cold]] void describe(NodeType& type) {
    using S = EvadeSettings;
    type.title = "Evade";
    type.help = "Escapes an agent by heading away from where it will be.";
    type.words = {"avoid", "escape", "dodge", "run away", "evasion"};
    type.source = "Reynolds 1999, evasion; Bevilacqua 2012, Pursuit and Evade: T by distance";
    type.steps = joinSteps({predictionSteps("target", "targetVelocity"), fleeSteps("place")});
    type.ports = {agentTarget(), whenInput(), forceOutput()};
    type.settings = {speedSetting(&S::speed), bindMember(predictionChoice(), &S::prediction),
                     fixedTimeSetting(&S::fixedTime), maxTimeSetting(&S::maxTime),
                     fleeRadiusSetting(&S::radius)};
    setHandles(type, {{"radius", around("place")}});
    setCode<S>(type).evaluate = TILLER_STEP(evadeBlock);
}

} // namespace tiller::evade_node

#endif
