#pragma once

#include "core/base/lattice.h"
#include "core/nodes/node_type.h"

namespace tiller {

/// How a chaser chooses T: it aims at the place where its target will be after T.
enum class PredictionMode {
    none,       ///< T = 0: where the target is
    fixed,      ///< T = fixedTime
    byDistance, ///< T = distance / M (Bevilacqua 2012)
    closing,    ///< T = distance / (M + speed of the target) (Buckland, yuka)
    openSteer,  ///< T = distance / |v|, times a factor for both places and ways (OpenSteer)
};

struct Prediction {
    PredictionMode mode = PredictionMode::byDistance;
    double fixedTime = 1;     ///< the T of `fixed`
    double maxTime = noLimit; ///< the most that T may be

    bool operator==(const Prediction&) const = default;
};

/// The settings of a prediction, not yet bound to members.
[[nodiscard]] Setting predictionSetting();
[[nodiscard]] Setting fixedTimeSetting();
[[nodiscard]] Setting maxTimeSetting();

} // namespace tiller
