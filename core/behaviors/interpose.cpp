#define TILLER_FORMULA interpose
#include "core/behaviors/packs.h"

#if HWY_ONCE

namespace tiller::interpose_node {

[[gnu::cold]] void describe(NodeType& type) {
    using S = InterposeSettings;
    type.title = "Interpose";
    type.help = "Moves between two agents, to where they will be.";
    type.words = {"between", "guard", "protect", "shield", "midpoint", "block"};
    type.source = "Reynolds 1999, interpose; gdx-ai; yuka";
    type.steps =
        joinSteps({{{"between", "first + (second - first) * ratio"},
                    {"drift", "firstVelocity + (secondVelocity - firstVelocity) * ratio"},
                    {"T", "min(if(maxSpeed > 0, |between - position| / maxSpeed, 0), 4000000)"},
                    {"place", "between + drift * T"}},
                   arriveSteps()});
    type.ports = {oneAgentInput("first", "First", "One of the two."),
                  oneAgentInput("second", "Second", "The other one."), whenInput(), forceOutput()};
    type.settings = {speedSetting(&S::speed),
                     numberSetting(&S::ratio, "ratio", "Ratio",
                                   "The place between them: 0 is at the first, 100% at the second, "
                                   "more is behind the second.",
                                   Unit::share, {-10, 10, 2}),
                     slowingRadiusSetting(&S::slowingRadius)};
    setHandles(type, {{"slowingRadius", around("place")}});
    setCode<InterposeSettings>(type).evaluate = TILLER_STEP(interposeBlock);
}

} // namespace tiller::interpose_node

#endif
