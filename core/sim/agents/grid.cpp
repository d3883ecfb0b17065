#include "core/sim/agents/grid.h"

#include "core/base/simd.h"

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

using PlaceTag = hn::ScalableTag<double>;

/// The cells of an axis that places are in, as whole numbers. See Grid::Axis::home.
HWY_INLINE hn::Vec<PlaceTag> homes(const double* places, const Grid::Axis& axis) {
    const PlaceTag tag;
    const auto from = hn::Sub(hn::LoadU(tag, places), hn::Set(tag, axis.low));
    const auto at = hn::Mul(from, hn::Set(tag, axis.perCell));
    return hn::Floor(hn::Max(hn::Min(at, hn::Set(tag, axis.cells - 1.0)), hn::Zero(tag)));
}

/// @pre count is a multiple of 8
void findCells(const double* x, const double* y, std::size_t count, const Grid::Axis& columns,
               const Grid::Axis& rows, std::uint32_t* to) {
    const PlaceTag tag;
    const hn::Rebind<std::int32_t, PlaceTag> ints;
    const auto width = hn::Set(tag, columns.cells);
    for (std::size_t i = 0; i < count; i += hn::Lanes(tag)) {
        const auto column = homes(x + i, columns);
        const auto row = homes(y + i, rows);
        const auto cell = hn::Add(hn::Mul(row, width), column); // exact: far below 2^31
        hn::StoreU(hn::DemoteTo(ints, cell), ints, reinterpret_cast<std::int32_t*>(to + i));
    }
}

} // namespace tiller::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

#include <algorithm>
#include <cmath>

namespace tiller {

HWY_EXPORT(findCells);

namespace {

constexpr double agentsPerCell = 0.8;
constexpr double cellsPerAgent = 1.5;
constexpr std::size_t sampleSize = 4096;
constexpr double outliers = 0.005; // share of agents ignored at each end of an axis

struct Extent {
    double low = 0;
    double high = 0;
};

/// The range that holds nearly all places. A few agents far away must not make the cells coarse.
Extent mostOf(std::span<const double> places) {
    static thread_local std::vector<double> sample;
    sample.clear();
    const std::size_t stride = std::max<std::size_t>(places.size() / sampleSize, 1);
    for (std::size_t i = 0; i < places.size(); i += stride)
        sample.push_back(places[i]);
    if (sample.empty())
        return {0, 1};
    const auto cut = static_cast<std::ptrdiff_t>(static_cast<double>(sample.size()) * outliers);
    const auto low = sample.begin() + cut;
    std::ranges::nth_element(sample, low);
    const double least = *low;
    const auto high = sample.end() - 1 - cut;
    std::ranges::nth_element(sample, high);
    return {least, *high};
}

} // namespace

Grid::Axis Grid::axis(double low, double high, double cell, bool wraps) {
    const double cells = std::max(std::floor((high - low) / cell), 1.0);
    const double size = (high - low) / cells;
    return {low, size > 0 ? 1 / size : 1, static_cast<std::uint32_t>(cells), wraps};
}

void Grid::shape(std::span<const double> x, std::span<const double> y, const Moment& moment,
                 double reach, double cellShare) {
    const bool wraps = moment.edges == Edges::wrap;
    const Extent across = wraps ? Extent{0, moment.worldSize.x} : mostOf(x);
    const Extent down = wraps ? Extent{0, moment.worldSize.y} : mostOf(y);
    const double width = across.high - across.low;
    const double height = down.high - down.low;
    const double count = std::max(static_cast<double>(x.size()), 1.0);

    // Agents on a line have no area: treats them as a strip as wide as their distance.
    const double area = std::max(width * height, std::max(width, height) / count);
    m_spacing = area > 0 ? std::sqrt(area / count) : 1;
    const double row = std::max(reach * (1 + 1e-6), m_spacing) * cellShare;
    const double rowAgents = count * std::min(row / std::max(height, row), 1.0);
    const double cell = width > 0 ? width * agentsPerCell / rowAgents * cellShare : 1;

    m_rows = axis(down.low, down.high, row, wraps);
    const double most = std::max(count * cellsPerAgent / cellShare / m_rows.cells, 1.0);
    m_columns = axis(across.low, across.high, std::max({cell, row / 16, width / most}), wraps);
    m_starts.resize(cellCount() + 1);
}

void Grid::cellsAt(std::span<const double> x, std::span<const double> y, std::uint32_t* to) const {
    std::size_t i = x.size() / 8 * 8; // what follows the last may be another thread's
    HWY_DYNAMIC_DISPATCH(findCells)(x.data(), y.data(), i, m_columns, m_rows, to);
    for (; i < x.size(); ++i)
        to[i] = cellAt(x[i], y[i]);
}

std::span<const Run> Grid::runs(const Box& box, std::vector<Run>& room) const {
    const Steps across = m_columns.within(box.low.x, box.high.x);
    const Steps down = m_rows.within(box.low.y, box.high.y);
    const std::int64_t columns = m_columns.cells;
    const std::int64_t rows = m_rows.cells;
    const std::int64_t past = std::max<std::int64_t>(across.first + across.count - columns, 0);
    if (room.size() < static_cast<std::size_t>(down.count) * 2)
        room.resize(static_cast<std::size_t>(down.count) * 2);
    std::size_t count = 0;
    for (std::int64_t i = 0; i < down.count; ++i) {
        const std::int64_t row = down.first + i < rows ? down.first + i : down.first + i - rows;
        const std::uint32_t* starts = m_starts.data() + row * columns;
        room[count] = {starts[across.first], starts[across.first + across.count - past]};
        count += room[count].begin < room[count].end ? 1 : 0;
        if (past > 0) {
            room[count] = {starts[0], starts[past]};
            count += room[count].begin < room[count].end ? 1 : 0;
        }
    }
    return std::span(room).first(count);
}

} // namespace tiller

#endif
