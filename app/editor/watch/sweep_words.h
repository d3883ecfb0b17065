#pragma once

#include "core/model/sweep.h"

#include <QString>

namespace tiller {

/// What a sweep asks: "Contacts by Radius of Flee".
[[nodiscard]] QString sweepTitle(const Project& project, const SweepAnnotation& sweep);

/// What is measured: "Contacts, Hunter and Prey, at the end".
[[nodiscard]] QString sweepMeasureText(const Project& project, const SweepAnnotation& sweep);

/// "about 3 s", "about 5 min".
[[nodiscard]] QString durationText(double seconds);

/// The values and the seed of a run: "Radius of Flee 50, seed 3".
[[nodiscard]] QString runText(const Project& project, const SweepPlan& plan, const SweepRun& run);

/// A measured number with as many digits as people read.
[[nodiscard]] QString measuredText(double value);

} // namespace tiller
