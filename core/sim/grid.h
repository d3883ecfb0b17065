#pragma once

#include "core/nodes/node_code.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tiller {

/// A rectangle to search; in a world that wraps it may reach over the edges.
struct Box {
    Vec2 low;
    Vec2 high;
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

    /// Calls `visit(begin, end)` for runs of agents that hold all in the box, each agent once.
    template <class Visit>
    void runs(const Box& box, Visit visit) const;

    /// How far apart agents are, roughly.
    [[nodiscard]] double spacing() const { return m_spacing; }
    [[nodiscard]] double rowHeight() const { return 1 / m_rows.perCell; }
    [[nodiscard]] std::size_t bytes() const { return m_starts.capacity() * sizeof(std::uint32_t); }

private:
    struct Steps { ///< cells from `first` on, around and around in a world that wraps
        std::int64_t first = 0;
        std::int64_t count = 0;
    };

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
        [[nodiscard]] Steps within(double from, double to) const;
    };

    [[nodiscard]] static Axis axis(double low, double high, double cell, bool wraps);

    Axis m_columns;
    Axis m_rows;
    double m_spacing = 1;
    std::vector<std::uint32_t> m_starts = std::vector<std::uint32_t>(2);
};

template <class Visit>
void Grid::runs(const Box& box, Visit visit) const {
    const Steps across = m_columns.within(box.low.x, box.high.x);
    const Steps down = m_rows.within(box.low.y, box.high.y);
    const std::int64_t columns = m_columns.cells;
    const std::int64_t rows = m_rows.cells;
    const std::int64_t past = across.first + across.count - columns; // over the seam
    for (std::int64_t i = 0; i < down.count; ++i) {
        const std::int64_t row = down.first + i < rows ? down.first + i : down.first + i - rows;
        const std::uint32_t* starts = m_starts.data() + row * columns;
        const std::uint32_t begin = starts[across.first];
        const std::uint32_t end = starts[across.first + across.count - (past > 0 ? past : 0)];
        if (begin < end)
            visit(begin, end);
        if (past > 0 && starts[0] < starts[past])
            visit(starts[0], starts[past]);
    }
}

} // namespace tiller
