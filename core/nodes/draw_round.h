#pragma once

#include "core/base/number.h"
#include "core/nodes/node_code.h"

namespace tiller {

/// The number of the interval we are in, for what is drawn once in each; without one, the tick.
[[nodiscard]] inline std::uint64_t drawRound(double interval, const Moment& now) {
    if (interval <= now.tickLength)
        return now.tick;
    return static_cast<std::uint64_t>(
        floorOf(static_cast<double>(now.tick) * now.tickLength / interval));
}

} // namespace tiller
