#include "core/scene/segment_index.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace tiller {

SegmentIndex::SegmentIndex(std::vector<Segment> segments)
    : m_segments(std::move(segments)), m_tree(m_segments) {
    if (!m_segments.empty())
        fillCells();
}

/// Calls `visit(cell)` for every cell that a segment may touch, row by row.
template <class Visit>
void SegmentIndex::forCellsOf(const Segment& segment, Visit visit) const {
    const bool down = segment.a.y <= segment.b.y;
    const Vec2 top = down ? segment.a : segment.b;
    const Vec2 bottom = down ? segment.b : segment.a;
    const double height = bottom.y - top.y;
    const std::size_t last = row(bottom.y + segment.radius);
    for (std::size_t y = row(top.y - segment.radius); y <= last; ++y) {
        // Where the segment enters and leaves the row; widened, so that rounding hides nothing.
        const double above = bounds().low.y + (static_cast<double>(y) - 1e-6) / m_perCell;
        const double below = bounds().low.y + (static_cast<double>(y) + 1 + 1e-6) / m_perCell;
        const auto at = [&](double place) {
            const double share = height > 0 ? (place - top.y) / height : 0;
            return top.x + (bottom.x - top.x) * smaller(larger(share, 0.0), 1.0);
        };
        double left = smaller(at(above - segment.radius), at(below + segment.radius));
        double right = larger(at(above - segment.radius), at(below + segment.radius));
        if (height == 0) {
            left = smaller(top.x, bottom.x);
            right = larger(top.x, bottom.x);
        }
        const double wide = segment.radius + 1e-6 / m_perCell;
        for (std::size_t x = column(left - wide); x <= column(right + wide); ++x)
            visit(y * m_columns + x);
    }
}

/// An estimate of how many entries all segments need in cells of a size.
double SegmentIndex::entriesAt(double cellSize) const {
    double entries = 0;
    for (const Segment& of : m_segments) {
        const double wide = 2 * of.radius / cellSize + 1;
        entries +=
            wide * (wide + (magnitude(of.b.x - of.a.x) + magnitude(of.b.y - of.a.y)) / cellSize);
    }
    return entries;
}

/// Makes about two cells per segment; fewer where large segments lie over each other.
void SegmentIndex::fillCells() {
    const Vec2 size = bounds().high - bounds().low;
    const auto count = static_cast<double>(m_segments.size());
    const double longer = larger(larger(size.x, size.y), 1e-6);
    double cellSize = larger(squareRoot(size.x * size.y / (2 * count)), longer / (2 * count));
    while (cellSize < longer && entriesAt(cellSize) > mostEntries * count)
        cellSize *= 2;
    m_perCell = 1 / cellSize;
    m_columns = static_cast<std::size_t>(size.x * m_perCell) + 1;
    m_rows = static_cast<std::size_t>(size.y * m_perCell) + 1;
    std::vector<std::uint32_t> counts(m_columns * m_rows + 1);
    for (const Segment& segment : m_segments)
        forCellsOf(segment, [&](std::size_t cell) { ++counts[cell]; });
    m_cellStarts.assign(counts.size(), 0);
    std::exclusive_scan(counts.begin(), counts.end(), m_cellStarts.begin(), 0U);
    m_inCells.resize(m_cellStarts.back());
    std::vector<std::uint32_t> next = m_cellStarts;
    for (std::uint32_t i = 0; i < m_segments.size(); ++i)
        forCellsOf(m_segments[i], [&](std::size_t cell) { m_inCells[next[cell]++] = i; });
}

std::optional<SegmentIndex::Hit> SegmentIndex::nearestImage(const Moment& moment, Vec2 from,
                                                            double within, Vec2& shift) const {
    std::array<std::pair<double, Vec2>, 9> images; // squared distance to all segments, shift
    std::size_t count = 0;
    const Vec2 wide{within, within};
    forImages(moment, from - wide, from + wide, [&](Vec2 by) {
        images[count++] = {bounds().squaredDistance(from + by), by};
    });
    std::ranges::sort(images.begin(), images.begin() + count, {}, &std::pair<double, Vec2>::first);
    std::optional<Hit> best;
    for (std::size_t i = 0; i < count; ++i) {
        const double reach = best ? best->distance : within;
        if (images[i].first > larger(reach, 0.0) * larger(reach, 0.0))
            break;
        const auto found = nearest(from + images[i].second, reach);
        if (found && (!best || found->distance < best->distance)) {
            best = found;
            shift = images[i].second;
        }
    }
    return best;
}

} // namespace tiller
