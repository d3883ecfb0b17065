#include "core/sim/grid.h"

#include <algorithm>
#include <cmath>

namespace tiller {

namespace {

constexpr double agentsPerCell = 0.8;
constexpr double cellsPerAgent = 1.5;
constexpr double caution = 1e-6; // of a cell: rounding must not hide a neighbor at its edge
constexpr std::size_t sampleSize = 4096;
constexpr double outliers = 0.005; // at each end of an axis, which have no say in the cells

struct Range {
    double low = 0;
    double high = 0;
};

/// Where nearly all are: a few that are far away must not make the cells coarse.
Range mostOf(std::span<const double> places) {
    std::vector<double> sample;
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
    const Range across = wraps ? Range{0, moment.worldSize.x} : mostOf(x);
    const Range down = wraps ? Range{0, moment.worldSize.y} : mostOf(y);
    const double width = across.high - across.low;
    const double height = down.high - down.low;
    const double count = std::max(static_cast<double>(x.size()), 1.0);

    // As many agents on a line are as far apart as on a thin strip.
    const double area = std::max(width * height, std::max(width, height) / count);
    m_spacing = area > 0 ? std::sqrt(area / count) : 1;
    const double row = std::max(reach * (1 + caution), m_spacing) * cellShare;
    const double rowAgents = count * std::min(row / std::max(height, row), 1.0);
    const double cell = width > 0 ? width * agentsPerCell / rowAgents * cellShare : 1;

    m_rows = axis(down.low, down.high, row, wraps);
    const double most = std::max(count * cellsPerAgent / cellShare / m_rows.cells, 1.0);
    m_columns = axis(across.low, across.high,
                     std::max({cell, row / 16, width / most}), wraps);
    m_starts.assign(cellCount() + 1, 0);
}

Grid::Steps Grid::Axis::within(double from, double to) const {
    const double count = cells;
    const double first = std::floor((from - low) * perCell - caution);
    const double last = std::floor((to - low) * perCell + caution);
    if (last - first + 1 >= count && wraps)
        return {0, cells};
    if (wraps) {
        const double home = first - count * std::floor(first / count);
        return {static_cast<std::int64_t>(home), static_cast<std::int64_t>(last - first) + 1};
    }
    const auto begin = static_cast<std::int64_t>(std::clamp(first, 0.0, count - 1));
    const auto end = static_cast<std::int64_t>(std::clamp(last, 0.0, count - 1));
    return {begin, end - begin + 1};
}

} // namespace tiller
