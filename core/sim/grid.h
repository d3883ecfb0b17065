#pragma once

#include "core/nodes/node_code.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace tiller {

/// A rectangle to search; in a world that wraps it may reach over the edges.
struct Box {
    Vec2 low;
    Vec2 high;
};

/// Agents that are stored one after the other: slots from `begin` on, before `end`.
struct Run {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
};

/// The cells that agents are sorted by: rows, and columns in them. Any place has a cell: what lies
/// outside belongs to the outermost ones. What is found does not depend on the cells; how fast,
/// does.
class Grid {
public:
    /// Chooses the cells for agents at these places.
    /// @param reach how far they will be searched from; 0 where only the nearest is sought
    /// @param cellShare how large cells are, as a share of what is thought best
    void shape(std::span<const double> x, std::span<const double> y, const Moment& moment,
               double reach, double cellShare = 1);

    [[nodiscard]] std::size_t cellCount() const {
        return static_cast<std::size_t>(m_columns.cells) * static_cast<std::size_t>(m_rows.cells);
    }
    [[nodiscard]] std::uint32_t cellAt(double x, double y) const {
        return m_rows.home(y) * m_columns.cells + m_columns.home(x);
    }

    /// Where the agents of each cell begin, and one past the last: to be filled by who sorts them.
    [[nodiscard]] std::vector<std::uint32_t>& starts() { return m_starts; }

    /// Runs of slots that hold all agents in the box, each agent once. @param room they stand there
    [[nodiscard]] std::span<const Run> runs(const Box& box, std::vector<Run>& room) const;

    /// How far apart agents are, roughly.
    [[nodiscard]] double spacing() const { return m_spacing; }
    [[nodiscard]] double rowHeight() const { return 1 / m_rows.perCell; }
    [[nodiscard]] std::size_t bytes() const { return m_starts.capacity() * sizeof(std::uint32_t); }

private:
    struct Steps { ///< cells from `first` on, around and around in a world that wraps
        std::int64_t first = 0;
        std::int64_t count = 0;
    };

    /// Of a cell: rounding must not hide a neighbor at its edge.
    static constexpr double caution = 1e-6;

    /// One axis: equal cells from `low` on.
    struct Axis {
        double low = 0;
        double perCell = 1;
        std::uint32_t cells = 1;
        bool wraps = false;

        [[nodiscard]] std::uint32_t home(double x) const {
            const double at = (x - low) * perCell;
            const double last = cells - 1;
            return static_cast<std::uint32_t>(at > 0 ? (at < last ? at : last) : 0);
        }
        [[nodiscard]] Steps within(double from, double to) const {
            const double count = cells;
            const double first = (from - low) * perCell - caution;
            const double last = (to - low) * perCell + caution;
            if (wraps) {
                if (!(last - first < count - 1))
                    return {0, cells};
                // The box begins less than a turn outside: adding one rounds down by cutting off.
                const auto begin = static_cast<std::int64_t>(first + count) - cells;
                const auto end = static_cast<std::int64_t>(last + count) - cells;
                return {begin < 0 ? begin + cells : begin, end - begin + 1};
            }
            const auto begin =
                static_cast<std::int64_t>(first > 0 ? std::min(first, count - 1) : 0);
            const auto end = static_cast<std::int64_t>(last > 0 ? std::min(last, count - 1) : 0);
            return {begin, end - begin + 1};
        }
    };

    [[nodiscard]] static Axis axis(double low, double high, double cell, bool wraps);

    Axis m_columns;
    Axis m_rows;
    double m_spacing = 1;
    std::vector<std::uint32_t> m_starts = std::vector<std::uint32_t>(2);
};

} // namespace tiller
