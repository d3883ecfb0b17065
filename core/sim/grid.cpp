#include "core/sim/grid.h"

namespace tiller {

namespace {

constexpr double agentsPerCell = 2;
constexpr double caution = 1e-6; // of a cell: rounding must not hide a neighbor at its edge

} // namespace

std::int64_t Grid::Axis::at(double x) const {
    const double index = std::floor((x - low) / cell);
    return static_cast<std::int64_t>(std::clamp(index, -1e15, 1e15));
}

std::int64_t Grid::Axis::wrapped(std::int64_t index) const {
    if (!wraps)
        return index;
    const std::int64_t rest = index % cells;
    return rest < 0 ? rest + cells : rest;
}

std::int64_t Grid::Axis::home(double x) const {
    const std::int64_t index = at(x);
    if (index == cells) // on the high edge, or rounded up to it
        return cells - 1;
    return std::clamp(wrapped(index), std::int64_t{0}, cells - 1);
}

double Grid::Axis::inset(double x, std::int64_t index) const {
    const double within = (x - low) / cell - static_cast<double>(index);
    return std::clamp(std::min(within, 1 - within), 0.0, 0.5) - caution;
}

Grid::Axis Grid::axisOver(double low, double high, double cell, std::int64_t mostCells) {
    const double wanted = cell > 0 ? std::floor((high - low) / cell) : 1;
    const auto cells =
        static_cast<std::int64_t>(std::clamp(wanted, 1.0, static_cast<double>(mostCells)));
    const double size = (high - low) / static_cast<double>(cells);
    return {low, size > 0 ? size : 1, cells, false};
}

void Grid::build(std::span<const double> x, std::span<const double> y, const Moment& moment) {
    m_x = x;
    m_y = y;
    Vec2 low{};
    Vec2 high = moment.worldSize;
    const bool wraps = moment.edges == Edges::wrap;
    if (!wraps && !x.empty()) {
        const auto [left, right] = std::ranges::minmax(x);
        const auto [top, bottom] = std::ranges::minmax(y);
        low = {left, top};
        high = {right, bottom};
    }
    const auto count = static_cast<double>(x.size());
    const Vec2 size = high - low;
    const double area = size.x * size.y;
    const double longest = std::max(size.x, size.y);
    const double side = std::max(std::sqrt(area * agentsPerCell / std::max(count, 1.0)),
                                 longest * agentsPerCell / std::max(count, 1.0));
    const auto most = static_cast<std::int64_t>(count) + 1;
    m_columns = axisOver(low.x, high.x, side, most);
    m_rows = axisOver(low.y, high.y, side, most);
    m_columns.wraps = m_rows.wraps = wraps;

    m_starts.assign(static_cast<std::size_t>(m_columns.cells * m_rows.cells) + 1, 0);
    m_cellOf.resize(x.size());
    m_ordinals.resize(x.size());
    for (std::size_t i = 0; i < x.size(); ++i) {
        const std::int64_t cell = m_rows.home(y[i]) * m_columns.cells + m_columns.home(x[i]);
        m_cellOf[i] = static_cast<std::uint32_t>(cell);
        ++m_starts[m_cellOf[i]];
    }
    for (std::size_t i = 1; i < m_starts.size(); ++i)
        m_starts[i] += m_starts[i - 1];
    for (std::size_t i = x.size(); i-- > 0;) // each start runs down from its cell's end
        m_ordinals[--m_starts[m_cellOf[i]]] = static_cast<std::uint32_t>(i);
}

/// All cells of an axis, each once, as steps from one that may lie outside.
Grid::Steps Grid::stepsOf(const Axis& axis, std::int64_t from) {
    if (axis.wraps)
        return {-((axis.cells - 1) / 2), axis.cells / 2};
    return {-from, axis.cells - 1 - from};
}

Grid::Steps Grid::stepsWithin(const Axis& axis, std::int64_t from, double x, double range) {
    const double reach = range + axis.cell * caution;
    const Steps all = stepsOf(axis, from);
    const std::int64_t first = axis.at(x - reach) - from;
    const std::int64_t last = axis.at(x + reach) - from;
    if (axis.wraps)
        return last - first + 1 >= axis.cells ? all : Steps{first, last};
    return {std::clamp(first, all.first, all.last), std::clamp(last, all.first, all.last)};
}

bool Grid::nearest(Vec2 from, double range, const Moment& moment, std::int64_t except,
                   Found& best) const {
    if (m_ordinals.empty())
        return false;
    const std::int64_t column = m_columns.at(from.x);
    const std::int64_t row = m_rows.at(from.y);
    const Steps across = stepsOf(m_columns, column);
    const Steps down = stepsOf(m_rows, row);
    const double limit = range * range;
    const double insetX = m_columns.inset(from.x, column);
    const double insetY = m_rows.inset(from.y, row);
    bool found = false;

    const auto look = [&](std::int64_t x, std::int64_t y) {
        for (const std::uint32_t ordinal :
             cellAt(m_columns.wrapped(column + x), m_rows.wrapped(row + y))) {
            const Vec2 offset = moment.offset(from, {m_x[ordinal], m_y[ordinal]});
            const double d2 = dot(offset, offset);
            const bool nearer = d2 < best.d2 || (found && d2 == best.d2 && ordinal < best.ordinal);
            if (d2 <= limit && nearer && static_cast<std::int64_t>(ordinal) != except) {
                best = {ordinal, offset, d2};
                found = true;
            }
        }
    };

    const auto outside = [](const Steps& steps) {
        return std::max({std::int64_t{0}, steps.first, -steps.last});
    };
    const std::int64_t firstRing = std::max(outside(across), outside(down));
    const std::int64_t lastRing = std::max({-across.first, across.last, -down.first, down.last});
    for (std::int64_t ring = firstRing; ring <= lastRing; ++ring) {
        const auto whole = static_cast<double>(ring - 1);
        const double least =
            std::min((whole + insetX) * m_columns.cell, (whole + insetY) * m_rows.cell) *
            (1 - caution);
        if (least > 0 && (least * least > best.d2 || least > range))
            break;
        for (std::int64_t y = std::max(down.first, -ring); y <= std::min(down.last, ring); ++y) {
            if (y == -ring || y == ring) {
                for (std::int64_t x = std::max(across.first, -ring);
                     x <= std::min(across.last, ring); ++x)
                    look(x, y);
                continue;
            }
            if (-ring >= across.first && -ring <= across.last)
                look(-ring, y);
            if (ring >= across.first && ring <= across.last)
                look(ring, y);
        }
    }
    return found;
}

std::size_t Grid::bytes() const {
    return (m_starts.capacity() + m_ordinals.capacity() + m_cellOf.capacity()) *
           sizeof(std::uint32_t);
}

} // namespace tiller
