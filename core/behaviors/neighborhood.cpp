#include "core/behaviors/neighborhood.h"

#include "core/base/lattice.h"

namespace tiller {

Port neighborsInput() {
    return {"agents", "Neighbors", PortType::agents, true,
            "Whose neighbor it is; several types are one group."};
}

Setting neighborhoodRadiusSetting(double initial) {
    return {.id = "radius",
            .title = "Radius",
            .help = "Neighbors are closer than this.",
            .unit = Unit::length,
            .initial = initial,
            .min = 0,
            .max = noLimit,
            .sliderMax = 200};
}

Setting viewAngleSetting() {
    return {.id = "viewAngle",
            .title = "View angle",
            .help = "How wide it sees, half to each side of its heading. 360: all round.",
            .unit = Unit::degrees,
            .initial = 360.0,
            .min = 0,
            .max = 360,
            .sliderMax = 360};
}

} // namespace tiller
