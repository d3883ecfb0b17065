#pragma once

#include "tests/core/support/crowd_measure.h"

namespace tiller {

/// Runs a scene with RVO2 (van den Berg et al. 2011), whose agents walk straight at their goals.
[[nodiscard]] CrowdOutcome runWithRvo2(const CrowdScene& scene, double longest);

/// Prints a table of what ways cost: many goals among houses, and the chase of one that moves.
void printWays();

} // namespace tiller
