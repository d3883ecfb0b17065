#define TILLER_FORMULA pursue
#include "core/behaviors/packs.h"

#if HWY_ONCE

namespace tiller::pursue_node {

[[gnu::cold]] void describe(NodeType& type) {
    using S = PursueSettings;
    type.title = "Pursue";
    type.help = "Chases an agent by heading for where it will be.";
    type.words = {"chase", "hunt", "intercept", "pursuit", "catch", "follow"};
    type.source = "Reynolds 1999, pursuit; Bevilacqua 2012, Pursuit and Evade: T by distance";
    type.steps = joinSteps({predictionSteps("target", "targetVelocity"), arriveSteps()});
    type.ports = {agentTarget(), whenInput(), forceOutput()};
    type.settings = {speedSetting(&S::speed), bindMember(predictionChoice(), &S::prediction),
                     fixedTimeSetting(&S::fixedTime), maxTimeSetting(&S::maxTime),
                     slowingRadiusSetting(&S::slowingRadius)};
    type.settings[1].suggested.emplace(
        "intercept"); // by distance it turns away from prey that comes
    setHandles(type, {{"slowingRadius", around("place")}});
    setCode<S>(type).evaluate = TILLER_STEP(pursueBlock);
}

} // namespace tiller::pursue_node

#endif
