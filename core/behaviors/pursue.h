#pragma once

#include "core/behaviors/prediction.h"

namespace tiller {

struct PursueSettings {
    double speed = 1; ///< share of maxSpeed, 0 to 1
    PredictionMode prediction = PredictionMode::byDistance;
    double fixedTime = 1;
    double maxTime = noLimit;
    double slowingRadius = 0; ///< it slows down inside; 0: it does not

    bool operator==(const PursueSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType pursueType();

} // namespace tiller
