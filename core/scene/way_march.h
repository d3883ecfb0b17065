#pragma once

#include "core/scene/way_map.h"

#include <cstdint>
#include <span>

namespace tiller {

/// How crowds slow down a way.
struct WayCrowds {
    std::span<const std::uint32_t> counts; ///< agents by WayCells::index; or none
    double cost = 0; ///< how much longer it takes to cross a cell, per agent in it
};

/// What is known of the ways from all cells, by slot of WayCells.
struct WayTable {
    static constexpr WayCell nowhere = 0xffffffff;  ///< no way leads from here
    static constexpr WayCell nearWall = 0xfffffffe; ///< nor here, where a wall may be close

    std::vector<WayCell> targets; ///< the farthest place of its way that a cell sees
    std::vector<float> times;     ///< to the nearest goal; not finite if no way leads there
    /// By the first slot of four around a corner: where all four lead, or `nowhere`.
    std::vector<WayCell> common;
};

/// Finds the ways to the nearest of some goals.
[[nodiscard]] WayTable findWays(const WayMap& map, std::span<const WayCell> goals,
                                const WayCrowds& crowds);

} // namespace tiller
