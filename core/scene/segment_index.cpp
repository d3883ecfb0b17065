#include "core/scene/segment_index.h"

#include "core/base/angle.h"

#include <algorithm>
#include <numeric>

namespace tiller {

namespace {

/// A point against a circle it is outside of.
std::optional<double> meetCircle(Vec2 from, Vec2 direction, Vec2 center, double radius) {
    const Vec2 apart = from - center;
    const double closing = dot(apart, direction);
    if (closing >= 0)
        return {};
    const double under = closing * closing - (dot(apart, apart) - radius * radius);
    if (under < 0)
        return {};
    return larger(-closing - squareRoot(under), 0.0);
}

/// A point against the two lines beside a piece, between its ends.
std::optional<double> meetSides(const Segment& segment, Vec2 from, Vec2 direction, double radius) {
    const Vec2 along = unit(segment.b - segment.a);
    const Vec2 across = turnLeft(along);
    const double height = dot(from - segment.a, across);
    const double sinking = dot(direction, across) * (height > 0 ? -1 : 1);
    if (sinking <= 0)
        return {};
    const double distance = (magnitude(height) - radius) / sinking;
    const double at = dot(from + direction * distance - segment.a, along);
    if (distance < 0 || at < 0 || at > length(segment.b - segment.a))
        return {};
    return distance;
}

} // namespace

std::optional<double> sweep(const Segment& segment, Vec2 from, Vec2 direction, double reach,
                            double discRadius) {
    const double radius = segment.radius + discRadius;
    const Vec2 away = from - nearestOn(segment, from);
    if (dot(away, away) < radius * radius)
        return dot(direction, away) < 0 ? std::optional(0.0) : std::nullopt;
    std::optional<double> first;
    const auto take = [&](std::optional<double> distance) {
        if (distance && *distance <= reach && (!first || *distance < *first))
            first = distance;
    };
    take(meetCircle(from, direction, segment.a, radius));
    if (segment.a != segment.b) {
        take(meetCircle(from, direction, segment.b, radius));
        take(meetSides(segment, from, direction, radius));
    }
    return first;
}

std::optional<double> cut(const Segment& segment, Vec2 from, Vec2 direction, double reach) {
    if (segment.radius > 0)
        return sweep(segment, from, direction, reach, 0);
    const auto cross = [](Vec2 a, Vec2 b) { return a.x * b.y - a.y * b.x; };
    const Vec2 along = segment.b - segment.a;
    const Vec2 start = segment.a - from;
    const double slant = cross(direction, along);
    if (slant == 0)
        return {};
    const double distance = cross(start, along) / slant;
    const double share = cross(start, direction) / slant;
    if (!(distance >= 0 && distance <= reach && share >= 0 && share <= 1))
        return {};
    return distance;
}

SegmentIndex::SegmentIndex(std::vector<Segment> segments)
    : m_segments(std::move(segments)), m_order(m_segments.size()) {
    if (m_segments.empty())
        return;
    std::iota(m_order.begin(), m_order.end(), 0U);
    const auto count = static_cast<std::uint32_t>(m_segments.size());
    m_boxes.push_back(around(0, count));
    split(0, 0, count);
    fillCells();
}

/// Calls `visit(cell)` for the cells that a piece may touch, row by row.
template <class Visit>
void SegmentIndex::forCellsOf(const Segment& segment, Visit visit) const {
    const bool down = segment.a.y <= segment.b.y;
    const Vec2 top = down ? segment.a : segment.b;
    const Vec2 bottom = down ? segment.b : segment.a;
    const double height = bottom.y - top.y;
    const std::size_t last = row(bottom.y + segment.radius);
    for (std::size_t y = row(top.y - segment.radius); y <= last; ++y) {
        // Where the piece enters and leaves the row, widened so that rounding hides nothing.
        const double above = all().low.y + (static_cast<double>(y) - 1e-6) / m_perCell;
        const double below = all().low.y + (static_cast<double>(y) + 1 + 1e-6) / m_perCell;
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

/// About how many times pieces stand in cells of a size.
double SegmentIndex::entriesAt(double cell) const {
    double entries = 0;
    for (const Segment& of : m_segments) {
        const double wide = 2 * of.radius / cell + 1;
        entries += wide * (wide + (magnitude(of.b.x - of.a.x) + magnitude(of.b.y - of.a.y)) / cell);
    }
    return entries;
}

/// About two cells for each piece; fewer where pieces are large and lie over each other.
void SegmentIndex::fillCells() {
    const Vec2 size = all().high - all().low;
    const double wanted = 2 * static_cast<double>(m_segments.size());
    const double longer = larger(larger(size.x, size.y), 1e-6);
    double cell = larger(squareRoot(size.x * size.y / wanted), longer / wanted);
    while (cell < longer && entriesAt(cell) > mostEntries * static_cast<double>(m_segments.size()))
        cell *= 2;
    m_perCell = 1 / cell;
    m_columns = static_cast<std::size_t>(size.x * m_perCell) + 1;
    m_rows = static_cast<std::size_t>(size.y * m_perCell) + 1;
    std::vector<std::uint32_t> counts(m_columns * m_rows + 1);
    for (const Segment& segment : m_segments)
        forCellsOf(segment, [&](std::size_t at) { ++counts[at]; });
    m_cellStarts.assign(counts.size(), 0);
    std::exclusive_scan(counts.begin(), counts.end(), m_cellStarts.begin(), 0U);
    m_inCells.resize(m_cellStarts.back());
    std::vector<std::uint32_t> next = m_cellStarts;
    for (std::uint32_t i = 0; i < m_segments.size(); ++i)
        forCellsOf(m_segments[i], [&](std::size_t at) { m_inCells[next[at]++] = i; });
}

double SegmentIndex::squaredTo(const Box& box, Vec2 from) const {
    const Vec2 apart{larger(larger(box.low.x - from.x, from.x - box.high.x), 0.0),
                     larger(larger(box.low.y - from.y, from.y - box.high.y), 0.0)};
    return dot(apart, apart);
}

SegmentIndex::Box SegmentIndex::around(std::uint32_t begin, std::uint32_t end) const {
    Box box;
    box.low = box.high = m_segments[m_order[begin]].a;
    for (std::uint32_t i = begin; i < end; ++i) {
        const Segment& of = m_segments[m_order[i]];
        for (const Vec2 at : {of.a, of.b}) {
            box.low = {smaller(box.low.x, at.x - of.radius), smaller(box.low.y, at.y - of.radius)};
            box.high = {larger(box.high.x, at.x + of.radius), larger(box.high.y, at.y + of.radius)};
        }
    }
    return box;
}

/// Halves along the longer side, down to a few pieces.
void SegmentIndex::split(std::uint32_t box, std::uint32_t begin, std::uint32_t end) {
    if (end - begin <= leafSize) {
        m_boxes[box].first = begin;
        m_boxes[box].count = end - begin;
        return;
    }
    const Vec2 size = m_boxes[box].high - m_boxes[box].low;
    const bool byX = size.x >= size.y;
    const auto middleOf = [&](std::uint32_t i) {
        const Segment& of = m_segments[i];
        return std::pair(byX ? of.a.x + of.b.x : of.a.y + of.b.y, i);
    };
    const std::uint32_t middle = begin + (end - begin) / 2;
    std::ranges::nth_element(m_order.begin() + begin, m_order.begin() + middle,
                             m_order.begin() + end, {}, middleOf);
    const auto children = static_cast<std::uint32_t>(m_boxes.size());
    m_boxes[box].first = children;
    m_boxes.push_back(around(begin, middle));
    m_boxes.push_back(around(middle, end));
    split(children, begin, middle);
    split(children + 1, middle, end);
}

std::optional<SegmentIndex::Hit> SegmentIndex::nearest(Vec2 from, double within) const {
    if (m_boxes.empty())
        return {};
    std::optional<Hit> best;
    double reach = within;
    std::array<std::pair<double, std::uint32_t>, 64> open;
    std::size_t count = 0;
    open[count++] = {squaredTo(m_boxes[0], from), 0};
    while (count > 0) {
        const auto [far, at] = open[--count];
        if (far > larger(reach, 0.0) * larger(reach, 0.0))
            continue;
        const Box& box = m_boxes[at];
        for (std::uint32_t i = box.first; i < box.first + box.count; ++i) {
            const std::uint32_t index = m_order[i];
            const Vec2 on = nearestOn(m_segments[index], from);
            const Vec2 apart = from - on;
            const double far2 = dot(apart, apart);
            const double limit = larger(reach, 0.0) + m_segments[index].radius;
            if (far2 > limit * limit * (1 + 1e-12))
                continue;
            const double distance = squareRoot(far2) - m_segments[index].radius;
            const bool nearer = distance < reach || (!best && distance == reach) ||
                                (best && distance == best->distance && index < best->segment);
            if (!nearer)
                continue;
            best = {index, on, distance};
            reach = distance;
        }
        if (box.count > 0)
            continue;
        std::pair near{squaredTo(m_boxes[box.first], from), box.first};
        std::pair next{squaredTo(m_boxes[box.first + 1], from), box.first + 1};
        if (near.first > next.first)
            std::swap(near, next);
        open[count++] = next;
        open[count++] = near;
    }
    return best;
}

std::optional<SegmentIndex::Hit> SegmentIndex::nearestImage(const Moment& moment, Vec2 from,
                                                            double within, Vec2& shift) const {
    std::array<std::pair<double, Vec2>, 9> images;
    std::size_t count = 0;
    const Vec2 wide{within, within};
    forImages(moment, from - wide, from + wide, [&](Vec2 by) {
        images[count++] = {squaredTo(all(), from + by), by};
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
