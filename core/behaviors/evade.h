#pragma once

#include "core/behaviors/prediction.h"

namespace tiller {

struct EvadeSettings {
    double speed = 1; ///< share of maxSpeed, 0 to 1
    PredictionMode prediction = PredictionMode::byDistance;
    double fixedTime = 1;
    double maxTime = noLimit;
    double radius = noLimit; ///< inactive at this distance from the predicted place and beyond

    bool operator==(const EvadeSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType evadeType();

} // namespace tiller
