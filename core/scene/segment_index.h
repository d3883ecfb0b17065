#pragma once

#include "core/nodes/node_code.h"
#include "core/scene/segment_tree.h"

#include <cstdint>

namespace tiller {

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
