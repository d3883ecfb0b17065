#include "core/scene/outline_rows.h"

namespace tiller {

namespace {

constexpr double mostEntries = 4; ///< in rows, per edge on average

} // namespace

OutlineRows::OutlineRows(std::span<const Vec2> heights) {
    if (heights.empty())
        return;
    m_low = m_high = heights.front().x;
    double sum = 0;
    for (const Vec2 ends : heights) {
        m_low = smaller(m_low, smaller(ends.x, ends.y));
        m_high = larger(m_high, larger(ends.x, ends.y));
        sum += magnitude(ends.y - ends.x);
    }
    const auto count = static_cast<double>(heights.size());
    const double height = m_high - m_low;
    // An edge is in one row more than it is high, in rows.
    const double most = sum > 0 ? (mostEntries - 1) * count * height / sum : 1;
    const double rows = larger(floorOf(smaller(most, count)), 1.0);
    m_perRow = height > 0 ? rows / height : 0;
    m_starts.assign(static_cast<std::size_t>(rows) + 1, 0);
    const auto forRows = [&](Vec2 ends, auto visit) {
        const std::size_t last = rowOf(larger(ends.x, ends.y));
        for (std::size_t row = rowOf(smaller(ends.x, ends.y)); row <= last; ++row)
            visit(row);
    };
    for (const Vec2 ends : heights)
        forRows(ends, [this](std::size_t row) { ++m_starts[row + 1]; });
    for (std::size_t row = 1; row < m_starts.size(); ++row)
        m_starts[row] += m_starts[row - 1];
    m_edges.resize(m_starts.back());
    std::vector<std::uint32_t> next(m_starts.begin(), m_starts.end() - 1);
    for (std::uint32_t i = 0; i < heights.size(); ++i)
        forRows(heights[i], [&](std::size_t row) { m_edges[next[row]++] = i; });
}

} // namespace tiller
