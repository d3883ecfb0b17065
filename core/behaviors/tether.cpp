#define TILLER_FORMULA tether
#include "core/behaviors/packs.h"

#if HWY_ONCE

namespace tiller::tether_node {

[[gnu::cold]] void describe(NodeType& type) {
    using S = TetherSettings;
    type.title = "Tether";
    type.help = "Moves freely inside a radius around the target. Outside, the target pulls it "
                "back, harder when farther.";
    type.words = {"leash", "home range", "stay near", "territory", "bound", "elastic"};
    type.source = "UnitySteer, SteerForTether";
    type.steps = joinSteps({{{"d", "|target - position|"},
                             {"active", "d > radius"},
                             {"share", "min(1, (d - radius) / radius)", "radius > 0"},
                             {"share", "1", "radius = 0"}},
                            pushSteps("unit(target - position) * share")});
    type.ports = {pointTarget(), whenInput(), forceOutput()};
    type.settings = {
        lengthSetting(&S::radius, "radius", "Radius", "Inside this distance it is free.", 500)};
    setHandles(type, {{"radius", around("target")}});
    setCode<TetherSettings>(type).evaluate = TILLER_STEP(tetherBlock);
}

} // namespace tiller::tether_node

#endif
