#define TILLER_FORMULA brake
#include "core/behaviors/packs.h"

#if HWY_ONCE

namespace tiller::brake_node {

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Brake";
    type.help = "Comes to a stop.";
    type.words = {"stop", "halt", "wait", "stand still", "rest", "slow down"};
    type.source = "OpenSteer, applyBrakingForce; UnitySteer";
    type.steps = {{"force", "-velocity * response"}};
    type.ports = {whenInput(), forceOutput()};
    setCode<NoSettings>(type).evaluate = TILLER_STEP(brakeBlock);
}

} // namespace tiller::brake_node

#endif
