#pragma once

#include "core/nodes/node_code.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace tiller {

/// Finds agents of one population by place, without looking at all of them: they are sorted by
/// square cells of about two agents each. What it finds does not depend on the cells.
class Grid {
public:
    /// @param moment the world's size and edges
    void build(std::span<const double> x, std::span<const double> y, const Moment& moment);

    /// Calls `visit(ordinal, offset, d2)` for every agent with distance <= range of @p from.
    template <class Visit>
    void within(Vec2 from, double range, const Moment& moment, Visit visit) const;

    struct Found {
        std::uint32_t ordinal = 0;
        Vec2 offset;
        double d2 = std::numeric_limits<double>::infinity();
    };

    /// Makes @p best the nearest agent with distance <= range, if it is nearer than @p best was, or
    /// as near and lower. @p except is left out.
    [[nodiscard]] bool nearest(Vec2 from, double range, const Moment& moment, std::int64_t except,
                               Found& best) const;

    [[nodiscard]] std::size_t bytes() const;

private:
    /// One axis: cells from `low` on; around and around in a world that wraps.
    struct Axis {
        double low = 0;
        double cell = 1;
        std::int64_t cells = 1;
        bool wraps = false;

        [[nodiscard]] std::int64_t at(double x) const;
        [[nodiscard]] std::int64_t home(double x) const; ///< the cell an agent is kept in
        /// How far inside a cell a place is, from its nearer side; in cells, rather too little.
        [[nodiscard]] double inset(double x, std::int64_t index) const;
        [[nodiscard]] std::int64_t wrapped(std::int64_t index) const;
    };

    struct Steps { ///< relative to a cell, both included
        std::int64_t first = 0;
        std::int64_t last = -1;
    };

    static Axis axisOver(double low, double high, double cell, std::int64_t mostCells);
    static Steps stepsOf(const Axis& axis, std::int64_t from);
    static Steps stepsWithin(const Axis& axis, std::int64_t from, double x, double range);

    [[nodiscard]] std::span<const std::uint32_t> cellAt(std::int64_t column,
                                                        std::int64_t row) const {
        const auto cell = static_cast<std::size_t>(row * m_columns.cells + column);
        return std::span(m_ordinals).subspan(m_starts[cell], m_starts[cell + 1] - m_starts[cell]);
    }

    Axis m_columns;
    Axis m_rows;
    std::vector<std::uint32_t> m_starts;   ///< per cell, and one past the last
    std::vector<std::uint32_t> m_ordinals; ///< sorted by cell, then by ordinal
    std::vector<std::uint32_t> m_cellOf;   ///< scratch
    std::span<const double> m_x;
    std::span<const double> m_y;
};

template <class Visit>
void Grid::within(Vec2 from, double range, const Moment& moment, Visit visit) const {
    const std::int64_t column = m_columns.at(from.x);
    const std::int64_t row = m_rows.at(from.y);
    const Steps across = stepsWithin(m_columns, column, from.x, range);
    const Steps down = stepsWithin(m_rows, row, from.y, range);
    const double limit = range * range;
    for (std::int64_t y = down.first; y <= down.last; ++y)
        for (std::int64_t x = across.first; x <= across.last; ++x)
            for (const std::uint32_t ordinal :
                 cellAt(m_columns.wrapped(column + x), m_rows.wrapped(row + y))) {
                const Vec2 offset = moment.offset(from, {m_x[ordinal], m_y[ordinal]});
                const double d2 = dot(offset, offset);
                if (d2 <= limit)
                    visit(ordinal, offset, d2);
            }
}

} // namespace tiller
