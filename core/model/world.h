#pragma once

#include "core/nodes/describe.h"

namespace tiller {

/// The settings of a world: [0, width] x [0, height], y down.
struct WorldSettings {
    double width = 800;
    double height = 600;
    Edges edges = Edges::wrap;
    double tick = 1.0 / 60;      ///< how much time passes in one tick
    double ticksPerSecond = 60;  ///< how many ticks play in a second of watching at speed 1x
    double seed = 1;             ///< a whole number below 2^53
    double mostAgents = 100'000; ///< nobody is born while so many live

    bool operator==(const WorldSettings&) const = default;
};

[[nodiscard]] Description worldType();

} // namespace tiller
