#pragma once

#include "core/sim/options.h"
#include "tests/core/support/crowd_measure.h"

#include <string_view>

namespace tiller {

/// Takes `--simd NAME` from the front of a program's arguments, and chooses it. Returns false if
/// this machine does not have it.
inline bool takeSimd(int& count, char**& arguments) {
    if (count < 3 || arguments[1] != std::string_view("--simd"))
        return true;
    const bool isNarrow = arguments[2] == std::string_view("avx2");
    if (!isNarrow && arguments[2] != std::string_view("avx512"))
        return false;
    count -= 2;
    arguments += 2;
    return chooseSimd(isNarrow ? Simd::avx2 : Simd::avx512);
}

/// Runs a scene with RVO2 (van den Berg et al. 2011), whose agents walk straight at their goals.
[[nodiscard]] CrowdOutcome runWithRvo2(const CrowdScene& scene, double longest);

/// Prints a table of what ways cost: many goals among houses, and the chase of one that moves.
void printWays();

} // namespace tiller
