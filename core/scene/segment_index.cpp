#include "core/scene/segment_index.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace tiller {

SegmentIndex::SegmentIndex(std::vector<Segment> segments)
    : m_segments(std::move(segments)), m_order(m_segments.size()) {
    if (m_segments.empty())
        return;
    std::iota(m_order.begin(), m_order.end(), 0U);
    const auto count = static_cast<std::uint32_t>(m_segments.size());
    m_boxes.push_back(boxAround(0, count));
    m_bounds = m_boxes.front().bounds;
    m_origin = m_bounds.low;
    split(0, 0, count);
    fillCells();
}

void SegmentIndex::add(const Segment& segment) {
    const bool isFirst = empty();
    m_segments.push_back(segment);
    setLoose(static_cast<std::uint32_t>(m_segments.size() - 1));
    const Rectangle around = Rectangle::around(segment);
    isFirst ? void(m_bounds = around) : m_bounds.add(around);
}

void SegmentIndex::replace(std::uint32_t index, const Segment& by) {
    setLoose(index);
    const Segment before = std::exchange(m_segments[index], by);
    leave(before);
    m_bounds.add(Rectangle::around(by));
}

void SegmentIndex::remove(std::uint32_t index) {
    setLoose(index);
    std::erase(m_loose, index);
    std::erase(m_fresh, index);
    m_changes[index] |= removed;
    ++m_removed;
    leave(m_segments[index]);
}

/// Takes a segment out of boxes and cells.
void SegmentIndex::setLoose(std::uint32_t index) {
    if (m_stale >= mostStale)
        renewCells();
    m_changes.resize(m_segments.size());
    if (!(m_changes[index] & loose))
        m_loose.push_back(index);
    if (!(m_changes[index] & stale)) {
        m_fresh.push_back(index);
        ++m_stale;
    }
    m_changes[index] |= loose | stale;
}

/// Puts what is fresh into the cells, and takes out what is stale.
void SegmentIndex::renewCells() {
    if (m_cellStarts.empty())
        m_cellStarts = {0, 0}; // one cell
    std::vector<std::pair<std::size_t, std::uint32_t>> entries;
    for (const std::uint32_t index : m_fresh)
        forCellsOf(m_segments[index], [&](std::size_t cell) { entries.emplace_back(cell, index); });
    std::ranges::sort(entries);
    std::vector<std::uint32_t> inCells;
    inCells.reserve(m_inCells.size() + entries.size());
    auto next = entries.begin();
    std::uint32_t begin = 0;
    for (std::size_t cell = 0; cell + 1 < m_cellStarts.size(); ++cell) {
        const std::uint32_t end = m_cellStarts[cell + 1];
        for (std::uint32_t i = begin; i < end; ++i)
            if (!(m_changes[m_inCells[i]] & stale))
                inCells.push_back(m_inCells[i]);
        for (; next != entries.end() && next->first == cell; ++next)
            inCells.push_back(next->second);
        begin = end;
        m_cellStarts[cell + 1] = static_cast<std::uint32_t>(inCells.size());
    }
    m_inCells = std::move(inCells);
    for (std::uint8_t& change : m_changes)
        change = static_cast<std::uint8_t>(change & ~stale);
    m_fresh.clear();
    m_stale = 0;
}

/// Finds the bounds without a segment that has reached them.
void SegmentIndex::leave(const Segment& segment) {
    const Rectangle gone = Rectangle::around(segment);
    if (gone.low.x > m_bounds.low.x && gone.low.y > m_bounds.low.y &&
        gone.high.x < m_bounds.high.x && gone.high.y < m_bounds.high.y)
        return;
    bool any = false;
    for (std::size_t i = 0; i < m_segments.size(); ++i) {
        if (i < m_changes.size() && (m_changes[i] & removed))
            continue;
        const Rectangle around = Rectangle::around(m_segments[i]);
        any ? m_bounds.add(around) : void(m_bounds = around);
        any = true;
    }
}

SegmentIndex::Box SegmentIndex::boxAround(std::uint32_t begin, std::uint32_t end) const {
    Box box{.bounds = Rectangle::around(m_segments[m_order[begin]])};
    for (std::uint32_t i = begin + 1; i < end; ++i)
        box.bounds.add(Rectangle::around(m_segments[m_order[i]]));
    return box;
}

/// Halves a box along its longer side, down to a few segments.
void SegmentIndex::split(std::uint32_t box, std::uint32_t begin, std::uint32_t end) {
    if (end - begin <= leafSize) {
        m_boxes[box].first = begin;
        m_boxes[box].count = end - begin;
        return;
    }
    const Vec2 size = m_boxes[box].bounds.high - m_boxes[box].bounds.low;
    const bool byX = size.x >= size.y;
    const auto middleOf = [&](std::uint32_t i) {
        const Segment& of = m_segments[i];
        return std::pair(byX ? of.a.x + of.b.x : of.a.y + of.b.y, i);
    };
    const std::uint32_t middle = begin + (end - begin) / 2;
    std::uint32_t* const order = m_order.data();
    std::ranges::nth_element(order + begin, order + middle, order + end, {}, middleOf);
    const auto children = static_cast<std::uint32_t>(m_boxes.size());
    m_boxes[box].first = children;
    m_boxes.push_back(boxAround(begin, middle));
    m_boxes.push_back(boxAround(middle, end));
    split(children, begin, middle);
    split(children + 1, middle, end);
}

std::optional<SegmentIndex::Hit> SegmentIndex::nearest(Vec2 from, double within) const {
    std::optional<Hit> best;
    double reach = within; // below 0 once a segment's radius covers the place
    forNear(from, reach, [&](std::uint32_t index) {
        const Vec2 on = nearestOn(m_segments[index], from);
        const Vec2 apart = from - on;
        const double squared = dot(apart, apart);
        const double limit = larger(reach, 0.0) + m_segments[index].radius;
        if (squared > limit * limit * (1 + 1e-12))
            return;
        const double distance = squareRoot(squared) - m_segments[index].radius;
        const bool nearer = distance < reach || (!best && distance == reach) ||
                            (best && distance == best->distance && index < best->segment);
        if (!nearer)
            return;
        best = {index, on, distance};
        reach = distance;
    });
    return best;
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
        // Where the segment enters and leaves the row; widened, so that rounding hides nothing. The
        // outermost rows hold all that is beyond them.
        constexpr double far = 1e300;
        const double above =
            y == 0 ? -far : m_origin.y + (static_cast<double>(y) - 1e-6) / m_perCell;
        const double below =
            y + 1 == m_rows ? far : m_origin.y + (static_cast<double>(y) + 1 + 1e-6) / m_perCell;
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
    std::ranges::sort(images.data(), images.data() + count, {}, &std::pair<double, Vec2>::first);
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
