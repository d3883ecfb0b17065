#pragma once

#include "core/nodes/node_code.h"
#include "core/scene/segment.h"

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

namespace tiller {

/// Searches a tree for the nearest item. A node with a `count` is a leaf and holds that many items
/// from `first` on; any other node is a branch, with children at `first` and `first + 1`. A branch
/// visits its nearer child first, so that leaves far away can be skipped.
/// @param nodes not empty; the first is the root; no deeper than 63
/// @param squaredTo squared distance to a node
/// @param isTooFar (squared distance, node): whether the node can hold nothing nearer
/// @param visitLeaf called for each leaf that is not too far
template <class Node, class SquaredTo, class IsTooFar, class VisitLeaf>
void searchTree(const std::vector<Node>& nodes, SquaredTo squaredTo, IsTooFar isTooFar,
                VisitLeaf visitLeaf) {
    std::array<std::pair<double, std::uint32_t>, 64> open;
    std::size_t count = 0;
    open[count++] = {squaredTo(nodes[0]), 0};
    while (count > 0) {
        const auto [squared, index] = open[--count];
        const Node& node = nodes[index];
        if (isTooFar(squared, node))
            continue;
        if (node.count > 0) {
            visitLeaf(node);
            continue;
        }
        std::pair nearer{squaredTo(nodes[node.first]), node.first};
        std::pair farther{squaredTo(nodes[node.first + 1]), node.first + 1};
        if (nearer.first > farther.first)
            std::swap(nearer, farther);
        open[count++] = farther;
        open[count++] = nearer;
    }
}

/// A rectangle with its sides along the axes.
struct Rectangle {
    Vec2 low;
    Vec2 high;

    /// 0 inside.
    [[nodiscard]] double squaredDistance(Vec2 from) const {
        const Vec2 apart{larger(larger(low.x - from.x, from.x - high.x), 0.0),
                         larger(larger(low.y - from.y, from.y - high.y), 0.0)};
        return dot(apart, apart);
    }
    [[nodiscard]] bool meets(Vec2 otherLow, Vec2 otherHigh) const {
        return otherHigh.x >= low.x && otherLow.x <= high.x && otherHigh.y >= low.y &&
               otherLow.y <= high.y;
    }
};

/// Finds the nearest of many segments with a tree of rectangles around them. It keeps no segments
/// of its own: every call gets those it was made from.
class SegmentTree {
public:
    SegmentTree() = default;
    explicit SegmentTree(const std::vector<Segment>& segments);

    struct Hit {
        std::uint32_t segment = 0;
        Vec2 at;             ///< on the segment's line
        double distance = 0; ///< to the segment; below 0 inside its radius
    };
    /// The nearest segment that is at most @p within away; of equally near ones the first.
    [[nodiscard]] std::optional<Hit> nearest(const std::vector<Segment>& segments, Vec2 from,
                                             double within) const;

    [[nodiscard]] bool empty() const { return m_boxes.empty(); }
    /// The rectangle around all segments. @pre not empty
    [[nodiscard]] const Rectangle& bounds() const { return m_boxes.front().bounds; }

private:
    struct Box {
        Rectangle bounds;
        std::uint32_t first = 0; ///< of two boxes, or of `count` entries of m_order
        std::uint32_t count = 0; ///< 0: it is divided into boxes
    };
    static constexpr std::uint32_t leafSize = 4;

    [[nodiscard]] Box boxAround(const std::vector<Segment>& segments, std::uint32_t begin,
                                std::uint32_t end) const;
    void split(const std::vector<Segment>& segments, std::uint32_t box, std::uint32_t begin,
               std::uint32_t end);

    std::vector<std::uint32_t> m_order; ///< indexes of segments, as the leaves hold them
    std::vector<Box> m_boxes;           ///< the first is around all
};

/// Finds segments by place: all that may meet a box, in equal cells; or the nearest, in a tree. How
/// they are divided does not change what a search finds, only how fast.
class SegmentIndex {
public:
    using Hit = SegmentTree::Hit;

    SegmentIndex() = default;
    explicit SegmentIndex(std::vector<Segment> segments);

    [[nodiscard]] const std::vector<Segment>& segments() const { return m_segments; }
    [[nodiscard]] bool empty() const { return m_segments.empty(); }

    /// The nearest segment that is at most @p within away; of equally near ones the first.
    [[nodiscard]] std::optional<Hit> nearest(Vec2 from, double within) const {
        return m_tree.nearest(m_segments, from, within);
    }

    /// Calls `visit(index)` for every segment that may meet the box. It may visit a segment more
    /// than once, and in any order.
    template <class Visit>
    void forEachIn(Vec2 low, Vec2 high, Visit visit) const {
        (void)anyIn(low, high, [&](std::uint32_t i) {
            visit(i);
            return false;
        });
    }

    /// As forEachIn, until `holds(index)`. Returns whether it has held.
    template <class Holds>
    [[nodiscard]] bool anyIn(Vec2 low, Vec2 high, Holds holds) const {
        if (m_tree.empty() || !bounds().meets(low, high))
            return false;
        const std::size_t right = column(high.x);
        const std::size_t bottom = row(high.y);
        for (std::size_t y = row(low.y); y <= bottom; ++y)
            for (std::size_t x = column(low.x); x <= right; ++x) {
                const std::size_t cell = y * m_columns + x;
                for (std::uint32_t i = m_cellStarts[cell]; i < m_cellStarts[cell + 1]; ++i)
                    if (holds(m_inCells[i]))
                        return true;
            }
        return false;
    }

    /// Calls `visit(shift)` for every shift that brings a searched box to where it may meet
    /// segments: no shift, and in a world that wraps also a shift by its size, in any direction.
    template <class Visit>
    void forImages(const Moment& moment, Vec2 low, Vec2 high, Visit visit) const {
        if (m_tree.empty())
            return;
        if (moment.edges != Edges::wrap ||
            (isInside(moment, low, high) && isInside(moment, bounds().low, bounds().high))) {
            visit(Vec2{});
            return;
        }
        for (int i = -1; i <= 1; ++i)
            for (int k = -1; k <= 1; ++k) {
                const Vec2 shift{i * moment.worldSize.x, k * moment.worldSize.y};
                if (bounds().meets(low + shift, high + shift))
                    visit(shift);
            }
    }

    /// The nearest segment, seen from every image of a place.
    /// @param shift receives how far the place is moved to the image that found the segment
    [[nodiscard]] std::optional<Hit> nearestImage(const Moment& moment, Vec2 from, double within,
                                                  Vec2& shift) const;

private:
    static constexpr double mostEntries = 64; ///< in cells, per segment on average

    static bool isInside(const Moment& moment, Vec2 low, Vec2 high) {
        return low.x >= 0 && low.y >= 0 && high.x <= moment.worldSize.x &&
               high.y <= moment.worldSize.y;
    }

    [[nodiscard]] const Rectangle& bounds() const { return m_tree.bounds(); }
    [[nodiscard]] std::size_t column(double x) const { return step(x - bounds().low.x, m_columns); }
    [[nodiscard]] std::size_t row(double y) const { return step(y - bounds().low.y, m_rows); }
    [[nodiscard]] std::size_t step(double offset, std::size_t steps) const {
        const double last = static_cast<double>(steps - 1);
        return static_cast<std::size_t>(smaller(larger(offset * m_perCell, 0.0), last));
    }

    [[nodiscard]] double entriesAt(double cellSize) const;
    void fillCells();
    template <class Visit>
    void forCellsOf(const Segment& segment, Visit visit) const;

    std::vector<Segment> m_segments;
    SegmentTree m_tree;
    double m_perCell = 1; ///< 1 / the size of a cell
    std::size_t m_columns = 1;
    std::size_t m_rows = 1;
    std::vector<std::uint32_t> m_cellStarts; ///< by cell: where it begins in m_inCells; and the end
    std::vector<std::uint32_t> m_inCells;    ///< indexes of segments
};

} // namespace tiller
