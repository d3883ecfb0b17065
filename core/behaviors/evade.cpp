#include "core/behaviors/evade-inl.h"
#include "core/behaviors/targeted.h"
#include "core/nodes/describe.h"

namespace tiller {

NodeType evadeType() {
    using S = EvadeSettings;
    NodeType type;
    type.id = "evade";
    type.title = "Evade";
    type.kind = NodeKind::behavior;
    type.help = "Escapes an agent by heading away from where it will be.";
    type.words = {"avoid", "escape", "dodge", "run away", "evasion"};
    type.formula = "force = flee(target + target velocity * T); "
                   "T = 0, fixed, or distance / maxSpeed";
    type.source = "Reynolds 1999, evasion; the tutorials' T by distance";
    type.ports = {agentTarget(), whenInput(), forceOutput()};
    type.settings = {speedSetting(&S::speed), bindMember(predictionSetting(), &S::prediction),
                     bindMember(fixedTimeSetting(), &S::fixedTime),
                     bindMember(maxTimeSetting(), &S::maxTime),
                     bindMember(fleeRadiusSetting(), &S::radius)};
    return withCode<S>(std::move(type), {.evaluate = runTargeted<S, evade<double>>});
}

} // namespace tiller
