#pragma once

#include "core/base/lattice.h"
#include "core/nodes/node_type.h"

namespace tiller {

/// How far ahead of its target a chaser aims: T, in the time of the world.
enum class PredictionMode {
    none,       ///< T = 0: where it is
    fixed,      ///< T = fixedTime
    byDistance, ///< T = distance / M (the tutorials)
    closing,    ///< T = distance / (M + speed of the target) (Buckland, yuka)
    openSteer,  ///< T = distance / |v|, times a factor by how the two stand and move (OpenSteer)
};

struct Prediction {
    PredictionMode mode = PredictionMode::byDistance;
    double fixedTime = 1;     ///< T of `fixed`
    double maxTime = noLimit; ///< T is never more than this

    bool operator==(const Prediction&) const = default;
};

/// The settings of a prediction, without members bound: mode, fixed time, max time.
[[nodiscard]] Setting predictionSetting();
[[nodiscard]] Setting fixedTimeSetting();
[[nodiscard]] Setting maxTimeSetting();

/// The lines of a formula that give T and `place`, where the target will be after it; in the
/// symbols for where it is now and for its velocity.
[[nodiscard]] std::vector<FormulaStep> predictionSteps(const std::string& target,
                                                       const std::string& velocity);
/// The lines by which it arrives at `place`, given `slowingRadius`. @param force what they come to
[[nodiscard]] std::vector<FormulaStep> arriveSteps(const std::string& force = "force");

} // namespace tiller
