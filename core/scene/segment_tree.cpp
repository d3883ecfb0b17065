#include "core/scene/segment_tree.h"

#include "core/scene/search_tree.h"

#include <algorithm>
#include <numeric>

namespace tiller {

SegmentTree::SegmentTree(const std::vector<Segment>& segments) : m_order(segments.size()) {
    if (segments.empty())
        return;
    std::iota(m_order.begin(), m_order.end(), 0U);
    const auto count = static_cast<std::uint32_t>(segments.size());
    m_boxes.push_back(boxAround(segments, 0, count));
    split(segments, 0, 0, count);
}

SegmentTree::Box SegmentTree::boxAround(const std::vector<Segment>& segments, std::uint32_t begin,
                                        std::uint32_t end) const {
    Box box;
    auto& [low, high] = box.bounds;
    low = high = segments[m_order[begin]].a;
    for (std::uint32_t i = begin; i < end; ++i) {
        const Segment& of = segments[m_order[i]];
        for (const Vec2 at : {of.a, of.b}) {
            low = {smaller(low.x, at.x - of.radius), smaller(low.y, at.y - of.radius)};
            high = {larger(high.x, at.x + of.radius), larger(high.y, at.y + of.radius)};
        }
    }
    return box;
}

/// Halves a box along its longer side, down to a few segments.
void SegmentTree::split(const std::vector<Segment>& segments, std::uint32_t box,
                        std::uint32_t begin, std::uint32_t end) {
    if (end - begin <= leafSize) {
        m_boxes[box].first = begin;
        m_boxes[box].count = end - begin;
        return;
    }
    const Vec2 size = m_boxes[box].bounds.high - m_boxes[box].bounds.low;
    const bool byX = size.x >= size.y;
    const auto middleOf = [&](std::uint32_t i) {
        const Segment& of = segments[i];
        return std::pair(byX ? of.a.x + of.b.x : of.a.y + of.b.y, i);
    };
    const std::uint32_t middle = begin + (end - begin) / 2;
    std::uint32_t* const order = m_order.data();
    std::ranges::nth_element(order + begin, order + middle, order + end, {}, middleOf);
    const auto children = static_cast<std::uint32_t>(m_boxes.size());
    m_boxes[box].first = children;
    m_boxes.push_back(boxAround(segments, begin, middle));
    m_boxes.push_back(boxAround(segments, middle, end));
    split(segments, children, begin, middle);
    split(segments, children + 1, middle, end);
}

std::optional<SegmentTree::Hit> SegmentTree::nearest(const std::vector<Segment>& segments,
                                                     Vec2 from, double within) const {
    if (m_boxes.empty())
        return {};
    std::optional<Hit> best;
    double reach = within; // below 0 once a segment's radius covers the place
    const auto isTooFar = [&](double squared, const Box&) {
        return squared > larger(reach, 0.0) * larger(reach, 0.0);
    };
    searchTree(
        m_boxes, [&](const Box& box) { return box.bounds.squaredDistance(from); }, isTooFar,
        [&](const Box& leaf) {
            for (std::uint32_t i = leaf.first; i < leaf.first + leaf.count; ++i) {
                const std::uint32_t index = m_order[i];
                const Vec2 on = nearestOn(segments[index], from);
                const Vec2 apart = from - on;
                const double squared = dot(apart, apart);
                const double limit = larger(reach, 0.0) + segments[index].radius;
                if (squared > limit * limit * (1 + 1e-12))
                    continue;
                const double distance = squareRoot(squared) - segments[index].radius;
                const bool nearer = distance < reach || (!best && distance == reach) ||
                                    (best && distance == best->distance && index < best->segment);
                if (!nearer)
                    continue;
                best = {index, on, distance};
                reach = distance;
            }
        });
    return best;
}

} // namespace tiller
