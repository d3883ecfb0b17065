#define TILLER_FORMULA targetSpeed
#include "core/behaviors/packs.h"

#if HWY_ONCE

namespace tiller::target_speed_node {

[[gnu::cold]] void describe(NodeType& type) {
    using S = TargetSpeedSettings;
    type.title = "Target speed";
    type.help = "Keeps a speed, whichever way it goes.";
    type.words = {"cruise", "speed", "pace", "throttle", "accelerate", "forward"};
    type.source = "OpenSteer, steerForTargetSpeed";
    type.steps = {{"desired", "min(targetSpeed, maxSpeed)"},
                  {"force", "(heading * desired - velocity) * response"}};
    type.ports = {whenInput(), forceOutput()};
    type.settings = {numberSetting(&S::targetSpeed, "targetSpeed", "Target speed",
                                   "The speed to keep; never above the maximum speed.", Unit::speed,
                                   {0, coordinateLimit, 400})};
    setCode<TargetSpeedSettings>(type).evaluate = TILLER_STEP(targetSpeedBlock);
}

} // namespace tiller::target_speed_node

#endif
