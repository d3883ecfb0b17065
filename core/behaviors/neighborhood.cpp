#include "core/behaviors/neighborhood.h"

#include "core/nodes/describe.h"

namespace tiller {

Port neighborsInput() {
    return {"agents", "Neighbors", PortType::agents, true,
            "The agents that count as neighbors. Several types are one group."};
}

Setting neighborhoodRadiusSetting(double initial) {
    Setting setting = SettingSpec{.id = "radius",
                                  .title = "Radius",
                                  .help = "Neighbors are closer than this.",
                                  .unit = Unit::length,
                                  .initial = initial,
                                  .min = 0,
                                  .max = noLimit,
                                  .sliderMax = 200};
    setting.handle = around("position");
    return setting;
}

Setting viewAngleSetting() {
    Setting setting =
        SettingSpec{.id = "viewAngle",
                    .title = "View angle",
                    .help = "How wide it sees, half to each side of its heading. 360: all round.",
                    .unit = Unit::degrees,
                    .initial = 360.0,
                    .min = 0,
                    .max = 360,
                    .sliderMax = 360};
    setting.handle = spread("radius");
    return setting;
}

} // namespace tiller
