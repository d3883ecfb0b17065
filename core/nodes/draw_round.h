#pragma once

#include "core/base/number.h"
#include "core/nodes/describe.h"

#include <cstdint>

namespace tiller {

/// The number of the current interval, for values that are drawn once per interval. An interval no
/// longer than a tick counts ticks.
[[nodiscard]] inline std::uint64_t drawRound(double interval, const Moment& now) {
    if (interval <= now.tickLength)
        return now.tick;
    return static_cast<std::uint64_t>(
        floorOf(static_cast<double>(now.tick) * now.tickLength / interval));
}

/// The `interval` of nodes that draw at random.
template <class Settings>
[[nodiscard]] Setting drawIntervalSetting(double Settings::*member, double initial,
                                          double sliderMax) {
    return timeSetting(member, "interval", "Interval", "The time between two draws. 0: every tick.",
                       initial, sliderMax, coordinateLimit);
}

} // namespace tiller
