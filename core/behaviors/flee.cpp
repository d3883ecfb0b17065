#include "core/behaviors/flee-inl.h"
#include "core/behaviors/targeted.h"
#include "core/nodes/describe.h"

namespace tiller {

Setting fleeRadiusSetting() {
    return {.id = "radius",
            .title = "Radius",
            .help = "The area of effect: it flees only from what is closer than this.",
            .unit = Unit::length,
            .initial = noLimit,
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
    type.formula = "force = (maxSpeed * unit(position - target) - velocity) / t', "
                   "if |position - target| < radius";
    type.source = "Reynolds 1999, flee";
    type.ports = {pointTarget(), whenInput(), forceOutput()};
    type.settings = {speedSetting(&FleeSettings::speed),
                     bindMember(fleeRadiusSetting(), &FleeSettings::radius)};
    return withCode<FleeSettings>(std::move(type),
                                  {.evaluate = runTargeted<FleeSettings, flee<double>>});
}

} // namespace tiller
