#define TILLER_FORMULA arrive
#include "core/behaviors/packs.h"

#if HWY_ONCE

namespace tiller::arrive_node {

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Arrive";
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
                     slowingRadiusSetting(&ArriveSettings::slowingRadius),
                     lengthSetting(&ArriveSettings::stopRadius, "stopRadius", "Stop radius",
                                   "Inside this distance it stops, and stays.", 50)};
    setHandles(type, {{"slowingRadius", around("target")}, {"stopRadius", around("target")}});
    setCode<ArriveSettings>(type, {.evaluate = TILLER_STEP(arriveBlock)});
}

} // namespace tiller::arrive_node

#endif
