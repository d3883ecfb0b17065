#pragma once

#include "core/nodes/node_code.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace tiller {

/// A rectangle to search. In a world that wraps it may reach across the edges.
struct Box {
    Vec2 low;
    Vec2 high;
};

/// Agents stored one after another: slots from `begin` up to, but without, `end`.
struct Run {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
};

/// The cells that agents are sorted by: rows, divided into columns. Every place has a cell; places
/// outside the grid belong to its outermost cells. The cells decide how fast a search is, never
/// what it finds.
class Grid {
public:
    struct Steps { ///< `count` cells from `first` on; past the last cell they go on at the first
        std::int64_t first = 0;
        std::int64_t count = 0;
    };

    /// A share of a cell, added at both ends of a search, so that rounding hides no neighbor.
    static constexpr double caution = 1e-6;

    /// One axis, divided into equal cells from `low` on.
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
                // The box begins less than one world outside. With one world added, both numbers
                // are positive, and the cast rounds down.
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

    /// Chooses the size and number of cells for agents at these places.
    /// @param reach the radius of later searches; 0 if they look only for the nearest
    /// @param cellShare the size of cells, relative to the estimated best size
    void shape(std::span<const double> x, std::span<const double> y, const Moment& moment,
               double reach, double cellShare = 1);

    [[nodiscard]] std::size_t cellCount() const {
        return static_cast<std::size_t>(m_columns.cells) * static_cast<std::size_t>(m_rows.cells);
    }
    [[nodiscard]] std::uint32_t cellAt(double x, double y) const {
        return m_rows.home(y) * m_columns.cells + m_columns.home(x);
    }
    /// The cells of many places. @param to receives one per place
    void cellsAt(std::span<const double> x, std::span<const double> y, std::uint32_t* to) const;

    /// By cell: the slot where its agents begin; then the number of agents. The sort fills it in.
    [[nodiscard]] std::vector<std::uint32_t>& starts() { return m_starts; }

    /// Runs of slots that hold every agent in the box, each agent once.
    /// @param room receives the runs
    [[nodiscard]] std::span<const Run> runs(const Box& box, std::vector<Run>& room) const;

    /// A rough distance between neighboring agents.
    [[nodiscard]] double spacing() const { return m_spacing; }
    [[nodiscard]] double rowHeight() const { return 1 / m_rows.perCell; }
    [[nodiscard]] std::size_t bytes() const { return m_starts.capacity() * sizeof(std::uint32_t); }

private:
    [[nodiscard]] static Axis axis(double low, double high, double cell, bool wraps);

    Axis m_columns;
    Axis m_rows;
    double m_spacing = 1;
    std::vector<std::uint32_t> m_starts = std::vector<std::uint32_t>(2);
};

} // namespace tiller
