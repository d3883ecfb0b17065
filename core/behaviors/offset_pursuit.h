#pragma once

#include "core/behaviors/prediction.h"

namespace tiller {

struct OffsetPursuitSettings {
    double speed = 1;   ///< share of maxSpeed, 0 to 1
    double ahead = -40; ///< of the leader; below 0: behind it
    double left = 40;   ///< of the leader; below 0: to its right
    PredictionMode prediction = PredictionMode::closing;
    double fixedTime = 1;
    double maxTime = noLimit;
    double slowingRadius = 50;

    bool operator==(const OffsetPursuitSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType offsetPursuitType();

} // namespace tiller
