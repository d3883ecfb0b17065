#pragma once

#include "core/base/lattice.h"
#include "core/base/vec2.h"
#include "core/scene/obstacle.h"

#include <cstddef>
#include <cstdint>

namespace tiller {

/// A cell of WayCells: its row times 65,536, plus its column. So cells are ordered row by row.
using WayCell = std::uint32_t;

/// The numbers of WayCells that formulas need.
struct WayGrid {
    Vec2 worldSize;
    Vec2 perWorldSize;
    bool wraps = false;
    Vec2 size;    ///< of a cell
    Vec2 perSize; ///< 1 / size
    Vec2 last;    ///< the last column and row
    double stride = 0;

    friend bool operator==(const WayGrid&, const WayGrid&) = default;
};

#include "core/scene/way_cells-inl.h"

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
    [[nodiscard]] bool wraps() const { return m_grid.wraps; }
    [[nodiscard]] Vec2 size() const { return m_grid.size; } ///< of a cell
    [[nodiscard]] const WayGrid& grid() const { return m_grid; }
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
        return {(column(of) + 0.5) * m_grid.size.x, (row(of) + 0.5) * m_grid.size.y};
    }
    /// b - a; the short way in a world that wraps.
    [[nodiscard]] Vec2 offset(Vec2 a, Vec2 b) const {
        return m_grid.wraps ? wayOffset(m_grid, a, b) : b - a;
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
        if (!m_grid.wraps || (x > 0 && x + 1 < m_columns && y > 0 && y + 1 < m_rows))
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

    friend bool operator==(const WayCells&, const WayCells&) = default;

private:
    WayGrid m_grid;
    std::uint32_t m_columns = 1;
    std::uint32_t m_rows = 1;
};

/// How fast each cell of the world can be crossed, as obstacles leave it. Agents keep clear of
/// obstacles: a cell whose center is nearer to an outline than the clearance is blocked, and near
/// obstacles it is slow.
class WayMap {
public:
    struct Terrain {
        WayCells cells;
        std::vector<ObstacleGeometry> obstacles;
        double clearance = 0;

        friend bool operator==(const Terrain&, const Terrain&) = default;
    };
    explicit WayMap(Terrain terrain);

    [[nodiscard]] const Terrain& terrain() const { return m_terrain; }
    [[nodiscard]] const WayCells& cells() const { return m_terrain.cells; }
    [[nodiscard]] const Obstacles& obstacles() const { return m_obstacles; }

    /// The clearance; at least so much that no way slips through a thin wall between two centers.
    [[nodiscard]] double clearance() const { return m_clearance; }

    /// How far the center of a cell is from the nearest outline, at most 2 clearance(); below 0
    /// within a circle. Beyond the edges of the world: 0.
    [[nodiscard]] float distance(std::size_t slot) const { return m_distances[slot]; }
    [[nodiscard]] bool isFree(std::size_t slot) const {
        return static_cast<double>(m_distances[slot]) >= m_clearance;
    }
    /// How much longer it takes to cross a free cell than one in the open: 1 to 2.
    [[nodiscard]] double slowness(std::size_t slot) const {
        return 3 - m_distances[slot] * m_perClearance;
    }

    /// By slot: slowness(); 0 where no way leads through, and in the frame.
    [[nodiscard]] const std::vector<float>& costs() const { return m_costs; }

    /// All cells around a slot that are fewer steps away, straight or aslant, are free. Certainly:
    /// it may be less than it could.
    [[nodiscard]] std::int32_t room(std::size_t slot) const { return m_room[slot]; }

    /// Whether the straight line between two centers, the short way, keeps the clearance.
    [[nodiscard]] bool isInSight(WayCell from, WayCell to) const {
        return isInSight(from, to, m_clearance);
    }
    /// Whether it keeps this distance. @pre at most the clearance
    [[nodiscard]] bool isInSight(WayCell from, WayCell to, double least) const;

    /// Whether an outline lies between two places, the short way.
    [[nodiscard]] bool isCut(Vec2 from, Vec2 to) const;

    /// The same for a place and the center of a cell around it.
    [[nodiscard]] bool isCutBefore(Vec2 place, Vec2 center) const;

    /// The nearest outline within the clearance of a place.
    [[nodiscard]] std::optional<Obstacles::Near> nearestOutline(Vec2 place) const;

private:
    static constexpr std::uint32_t several = 0xffffffff; ///< or none

    [[nodiscard]] std::pair<double, double> visible(std::uint32_t count) const;
    void draw(std::uint32_t outline);
    void drawRow(std::uint32_t outline, std::int64_t row, double left, double right);
    void note(std::size_t slot, float distance, std::uint32_t outline);
    void findSole();
    void measureCells();
    [[nodiscard]] const Segment* soleAround(Vec2 place) const;

    Terrain m_terrain;
    Obstacles m_obstacles;
    Moment m_moment; ///< for searches among the obstacles
    double m_clearance;
    double m_perClearance;
    std::vector<Segment> m_outlines; ///< of all obstacles
    std::vector<float> m_distances;  ///< by slot
    std::vector<float> m_beyond;     ///< while drawing, by slot: the distance of the second outline
    std::vector<std::uint32_t> m_sole; ///< by slot: the only outline around; or `several`
    std::vector<float> m_costs;        ///< by slot
    std::vector<std::uint8_t> m_room;  ///< by slot: how many cells around it are certainly clear
};

} // namespace tiller
