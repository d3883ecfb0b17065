#include "core/scene/segment_tree.h"

#include "core/base/angle.h"

#include <algorithm>
#include <numeric>

namespace tiller {

Vec2 nearestOn(const Segment& segment, Vec2 place) {
    const Vec2 along = segment.b - segment.a;
    const double size = dot(along, along);
    if (size == 0)
        return segment.a;
    const double share = dot(place - segment.a, along) / size;
    return segment.a + along * smaller(larger(share, 0.0), 1.0);
}

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

SegmentTree::SegmentTree(std::vector<Segment> segments)
    : m_segments(std::move(segments)), m_order(m_segments.size()) {
    if (m_segments.empty())
        return;
    std::iota(m_order.begin(), m_order.end(), 0U);
    const auto count = static_cast<std::uint32_t>(m_segments.size());
    m_boxes.push_back(around(0, count));
    split(0, 0, count);
}

SegmentTree::Box SegmentTree::around(std::uint32_t begin, std::uint32_t end) const {
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
void SegmentTree::split(std::uint32_t box, std::uint32_t begin, std::uint32_t end) {
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

std::optional<SegmentTree::Hit> SegmentTree::nearest(Vec2 from, double within) const {
    if (m_boxes.empty())
        return {};
    std::optional<Hit> best;
    double reach = within;
    const auto distanceTo = [from](const Box& box) {
        return length(Vec2{larger(larger(box.low.x - from.x, from.x - box.high.x), 0.0),
                           larger(larger(box.low.y - from.y, from.y - box.high.y), 0.0)});
    };
    std::array<std::pair<double, std::uint32_t>, 64> open;
    std::size_t count = 0;
    open[count++] = {distanceTo(m_boxes[0]), 0};
    while (count > 0) {
        const auto [far, at] = open[--count];
        if (far > larger(reach, 0.0))
            continue;
        const Box& box = m_boxes[at];
        for (std::uint32_t i = box.first; i < box.first + box.count; ++i) {
            const std::uint32_t index = m_order[i];
            const Vec2 on = nearestOn(m_segments[index], from);
            const double distance = length(from - on) - m_segments[index].radius;
            const bool nearer = distance < reach || (!best && distance == reach) ||
                                (best && distance == best->distance && index < best->segment);
            if (!nearer)
                continue;
            best = {index, on, distance};
            reach = distance;
        }
        if (box.count > 0)
            continue;
        std::pair near{distanceTo(m_boxes[box.first]), box.first};
        std::pair next{distanceTo(m_boxes[box.first + 1]), box.first + 1};
        if (near.first > next.first)
            std::swap(near, next);
        open[count++] = next;
        open[count++] = near;
    }
    return best;
}

std::optional<SegmentTree::Hit> SegmentTree::nearestImage(const Moment& moment, Vec2 from,
                                                          double within, Vec2& shift) const {
    const Vec2 wide{within, within};
    std::optional<Hit> best;
    forImages(moment, from - wide, from + wide, [&](Vec2 by) {
        const auto found = nearest(from + by, best ? best->distance : within);
        if (found && (!best || found->distance < best->distance)) {
            best = found;
            shift = by;
        }
    });
    return best;
}

} // namespace tiller
