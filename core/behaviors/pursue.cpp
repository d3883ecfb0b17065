#include "core/behaviors/pursue-inl.h"
#include "core/behaviors/targeted.h"
#include "core/nodes/describe.h"

namespace tiller {

NodeType pursueType() {
    using S = PursueSettings;
    NodeType type;
    type.id = "pursue";
    type.title = "Pursue";
    type.kind = NodeKind::behavior;
    type.help = "Chases an agent by heading for where it will be.";
    type.words = {"chase", "hunt", "intercept", "pursuit", "catch", "follow"};
    type.formula = "force = seek(target + target velocity * T); "
                   "T = 0, fixed, or distance / maxSpeed";
    type.source = "Reynolds 1999, pursuit; the tutorials' T by distance";
    type.ports = {agentTarget(), whenInput(), forceOutput()};
    type.settings = {speedSetting(&S::speed), bindMember(predictionSetting(), &S::prediction),
                     bindMember(fixedTimeSetting(), &S::fixedTime),
                     bindMember(maxTimeSetting(), &S::maxTime),
                     bindMember({.id = "slowingRadius",
                                 .title = "Slowing radius",
                                 .help = "Inside this distance it slows down. 0: never.",
                                 .unit = Unit::length,
                                 .initial = 0.0,
                                 .min = 0,
                                 .max = coordinateLimit,
                                 .sliderMax = 500},
                                &S::slowingRadius)};
    return withCode<S>(std::move(type), {.evaluate = runTargeted<S, pursue<double>>});
}

} // namespace tiller
