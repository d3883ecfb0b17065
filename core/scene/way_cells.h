#pragma once

#include "core/base/lattice.h"
#include "core/base/vec2.h"

#include <cstddef>
#include <cstdint>

namespace tiller {

/// A cell of WayCells: its row times 65,536, plus its column. So cells are ordered row by row.
using WayCell = std::uint32_t;

/// The world in equal cells, on which ways are found.
///
/// Arrays of values per cell have a frame of one more cell around the world. In a world that wraps
/// the frame repeats the cells of the opposite edge. A `slot` is an index of such an array.
class WayCells {
public:
    static constexpr double mostCells = 1 << 20;
    static constexpr double mostColumns = 1 << 14; ///< and most rows

    /// @param longest no side of a cell is longer, unless there were too many cells
    WayCells(Vec2 worldSize, bool wraps, double longest);

    [[nodiscard]] std::uint32_t columns() const { return m_columns; }
    [[nodiscard]] std::uint32_t rows() const { return m_rows; }
    [[nodiscard]] bool wraps() const { return m_wraps; }
    [[nodiscard]] Vec2 size() const { return m_size; } ///< of a cell
    [[nodiscard]] std::size_t count() const { return std::size_t{m_columns} * m_rows; }

    [[nodiscard]] static std::uint32_t column(WayCell cell) { return cell & 0xffff; }
    [[nodiscard]] static std::uint32_t row(WayCell cell) { return cell >> 16; }
    [[nodiscard]] static WayCell cell(std::uint32_t column, std::uint32_t row) {
        return row << 16 | column;
    }
    [[nodiscard]] std::size_t index(WayCell of) const { ///< without the frame
        return std::size_t{row(of)} * m_columns + column(of);
    }

    /// The cell that a place lies in; of a place outside of the world, the nearest cell.
    [[nodiscard]] WayCell cellAt(Vec2 place) const;
    [[nodiscard]] Vec2 center(WayCell of) const {
        return {(column(of) + 0.5) * m_size.x, (row(of) + 0.5) * m_size.y};
    }
    /// b - a; the short way in a world that wraps.
    [[nodiscard]] Vec2 offset(Vec2 a, Vec2 b) const {
        const Vec2 between = b - a;
        if (!m_wraps)
            return between;
        return {shortWay(between.x, m_worldSize.x, m_perWorldSize.x),
                shortWay(between.y, m_worldSize.y, m_perWorldSize.y)};
    }

    [[nodiscard]] std::size_t slotCount() const { return std::size_t{stride()} * (m_rows + 2); }
    [[nodiscard]] std::uint32_t stride() const { return m_columns + 2; } ///< slots per row
    [[nodiscard]] std::size_t slot(WayCell of) const {
        return (std::size_t{row(of)} + 1) * stride() + column(of) + 1;
    }
    [[nodiscard]] WayCell cellOfSlot(std::size_t slot) const;

    /// Calls `visit(slot)` for the slot of a cell and for those that repeat it.
    template <class Visit>
    void forSlots(WayCell of, Visit visit) const {
        const std::size_t at = slot(of);
        visit(at);
        const std::uint32_t x = column(of);
        const std::uint32_t y = row(of);
        if (!m_wraps || (x > 0 && x + 1 < m_columns && y > 0 && y + 1 < m_rows))
            return;
        for (int i = -1; i <= 1; ++i)
            for (int k = -1; k <= 1; ++k) {
                const std::int64_t column = std::int64_t{x} + 1 + i * std::int64_t{m_columns};
                const std::int64_t row = std::int64_t{y} + 1 + k * std::int64_t{m_rows};
                const bool isOther = i != 0 || k != 0;
                if (isOther && column >= 0 && column <= m_columns + 1 && row >= 0 &&
                    row <= m_rows + 1)
                    visit(static_cast<std::size_t>(row * stride() + column));
            }
    }

    /// The four cells whose centers are around a place.
    struct Corner {
        std::size_t slot = 0; ///< of the one above and to the left
        double right = 0;     ///< how far the place is from its center, as a share of a cell
        double down = 0;
    };
    [[nodiscard]] Corner cornerAt(Vec2 place) const {
        const double x = place.x * m_perSize.x - 0.5;
        const double y = place.y * m_perSize.y - 0.5;
        const double left = smaller(larger(floorOf(x), -1.0), m_lastColumn);
        const double top = smaller(larger(floorOf(y), -1.0), m_lastRow);
        const auto slot = static_cast<std::int64_t>(top + 1) * stride() + // exact
                          static_cast<std::int64_t>(left + 1);
        return {static_cast<std::size_t>(slot), smaller(larger(x - left, 0.0), 1.0),
                smaller(larger(y - top, 0.0), 1.0)};
    }

    friend bool operator==(const WayCells&, const WayCells&) = default;

private:
    Vec2 m_worldSize;
    Vec2 m_perWorldSize;
    bool m_wraps;
    std::uint32_t m_columns = 1;
    std::uint32_t m_rows = 1;
    Vec2 m_size;
    Vec2 m_perSize;
    double m_lastColumn = 0;
    double m_lastRow = 0;
};

} // namespace tiller
