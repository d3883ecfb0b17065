#pragma once

#include "core/scene/way_map.h"

#include <algorithm>
#include <cstdint>
#include <optional>
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

/// What formulas read of a WayTable, in a fraction of the memory: in each row, runs of slots that
/// lead to the same place. Reading it takes a little longer.
class WayRuns {
public:
    /// Nothing if the ways lead to too many places.
    [[nodiscard]] static std::optional<WayRuns> of(const WayTable& table, const WayCells& cells);

    [[nodiscard]] WayCell targetAt(std::size_t slot) const {
        const std::size_t row = slot / m_stride;
        const auto first = m_runs.begin() + m_starts[row];
        const auto end = m_runs.begin() + m_starts[row + 1];
        const auto after = std::upper_bound(
            first, end, slot - row * m_stride,
            [](std::size_t column, const Run& run) { return column < run.column; });
        return m_places[std::prev(after)->place].cell;
    }
    /// @param target of a slot
    [[nodiscard]] float timeOf(WayCell target) const {
        return std::ranges::lower_bound(m_places, target, {}, &Place::cell)->time;
    }
    [[nodiscard]] std::size_t bytes() const {
        return m_starts.size() * sizeof(std::uint32_t) + m_runs.size() * sizeof(Run) +
               m_places.size() * sizeof(Place);
    }

private:
    struct Run {
        std::uint16_t column = 0; ///< where it begins
        std::uint16_t place = 0;
    };
    struct Place {
        WayCell cell = 0; ///< or WayTable::nowhere, or nearWall
        float time = 0;
    };
    std::size_t m_stride = 1;
    std::vector<std::uint32_t> m_starts; ///< by row: its first run; then the number of runs
    std::vector<Run> m_runs;
    std::vector<Place> m_places; ///< ascending
};

/// Finds the ways to the nearest of some goals.
[[nodiscard]] WayTable findWays(const WayMap& map, std::span<const WayCell> goals,
                                const WayCrowds& crowds);

} // namespace tiller
