#pragma once

#include "core/nodes/world.h"
#include "core/scene/segment.h"

#include <array>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace tiller {

/// A rectangle with its sides along the axes.
struct Rectangle {
    Vec2 low;
    Vec2 high;

    /// The smallest one around some places; (0, 0) around none.
    [[nodiscard]] static Rectangle around(std::span<const Vec2> places) {
        Rectangle box;
        if (!places.empty())
            box = {places.front(), places.front()};
        for (const Vec2 place : places)
            box.add({place, place});
        return box;
    }
    [[nodiscard]] static Rectangle around(const Segment& segment) {
        const Vec2 wide{segment.radius, segment.radius};
        return {Vec2{smaller(segment.a.x, segment.b.x), smaller(segment.a.y, segment.b.y)} - wide,
                Vec2{larger(segment.a.x, segment.b.x), larger(segment.a.y, segment.b.y)} + wide};
    }
    /// Widens it to hold another one, too.
    void add(const Rectangle& other) {
        low = {smaller(low.x, other.low.x), smaller(low.y, other.low.y)};
        high = {larger(high.x, other.high.x), larger(high.y, other.high.y)};
    }
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

/// Finds segments by place: all that may meet a box, in equal cells; those that are near or cross a
/// height, in a tree of boxes. How they are divided does not change what a search finds, only how
/// fast.
class SegmentIndex {
public:
    SegmentIndex() = default;
    explicit SegmentIndex(std::vector<Segment> segments);

    /// By number; with those that were removed.
    [[nodiscard]] const std::vector<Segment>& segments() const { return m_segments; }
    [[nodiscard]] bool empty() const { return m_segments.size() == m_removed; }
    /// The box around all segments. @pre not empty
    [[nodiscard]] const Rectangle& bounds() const { return m_bounds; }

    /// @name Changes
    /// Searches find the same as in an index that is made of the segments as they are then. After
    /// many changes it should be made anew: the tree of boxes lacks what was added or replaced.
    /// @{
    /// Its number is the next one.
    void add(const Segment& segment);
    void replace(std::uint32_t index, const Segment& by);
    /// The others keep their numbers.
    void remove(std::uint32_t index);
    [[nodiscard]] bool needsRebuild() const {
        return m_loose.size() + m_removed > 64 + m_segments.size() / 8;
    }
    /// @}

    struct Hit {
        std::uint32_t segment = 0;
        Vec2 at;             ///< on the segment's line
        double distance = 0; ///< to the segment; below 0 inside its radius
    };
    /// The nearest segment that is at most @p within away; of equally near ones the first.
    [[nodiscard]] std::optional<Hit> nearest(Vec2 from, double within) const;

    /// Calls `visit(index)` for every segment that may be at most so far away, about the nearest
    /// first. @param reach may get lower meanwhile
    template <class Visit>
    void forNear(Vec2 from, const double& reach, Visit visit) const {
        using Open = std::pair<double, std::uint32_t>; // squared distance, box
        std::array<Open, mostOpen> open;
        std::size_t count = 0;
        const auto at = [&](std::uint32_t box) {
            return Open{m_boxes[box].bounds.squaredDistance(from), box};
        };
        for (const std::uint32_t i : m_loose)
            visit(i);
        if (!m_boxes.empty())
            open[count++] = at(0);
        while (count > 0) {
            const auto [squared, index] = open[--count];
            if (const double most = larger(reach, 0.0); squared > most * most)
                continue;
            const Box& box = m_boxes[index];
            if (box.count > 0) {
                for (std::uint32_t i = box.first; i < box.first + box.count; ++i)
                    if (isInPlace(m_order[i]))
                        visit(m_order[i]);
                continue;
            }
            Open nearer = at(box.first);
            Open farther = at(box.first + 1);
            if (nearer.first > farther.first)
                std::swap(nearer, farther);
            open[count++] = farther;
            open[count++] = nearer;
        }
    }

    /// Calls `visit(index)` for every segment that may cross a height, each once.
    template <class Visit>
    void forEachAt(double y, Visit visit) const {
        std::array<std::uint32_t, mostOpen> open;
        std::size_t count = 0;
        for (const std::uint32_t i : m_loose)
            visit(i);
        if (!m_boxes.empty())
            open[count++] = 0;
        while (count > 0) {
            const Box& box = m_boxes[open[--count]];
            if (!(y >= box.bounds.low.y && y <= box.bounds.high.y))
                continue;
            for (std::uint32_t i = box.first; i < box.first + box.count; ++i)
                if (isInPlace(m_order[i]))
                    visit(m_order[i]);
            if (box.count == 0) {
                open[count++] = box.first;
                open[count++] = box.first + 1;
            }
        }
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
        if (empty() || !bounds().meets(low, high))
            return false;
        for (const std::uint32_t i : m_fresh)
            if (Rectangle::around(m_segments[i]).meets(low, high) && holds(i))
                return true;
        if (m_cellStarts.empty())
            return false;
        const std::size_t right = column(high.x);
        const std::size_t bottom = row(high.y);
        for (std::size_t y = row(low.y); y <= bottom; ++y)
            for (std::size_t x = column(low.x); x <= right; ++x) {
                const std::size_t cell = y * m_columns + x;
                for (std::uint32_t i = m_cellStarts[cell]; i < m_cellStarts[cell + 1]; ++i)
                    if (isInCells(m_inCells[i]) && holds(m_inCells[i]))
                        return true;
            }
        return false;
    }

    /// Calls `visit(shift)` for every shift that brings a searched box to where it may meet
    /// segments: no shift, and in a world that wraps also a shift by its size, in any direction.
    template <class Visit>
    void forImages(const Moment& moment, Vec2 low, Vec2 high, Visit visit) const {
        if (empty())
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
    struct Box {
        Rectangle bounds;
        std::uint32_t first = 0; ///< of two boxes, or of `count` entries of m_order
        std::uint32_t count = 0; ///< 0: it is divided into boxes
    };
    static constexpr std::uint32_t leafSize = 4;
    static constexpr std::size_t mostOpen = 64;  ///< boxes, while a search goes down
    static constexpr std::size_t mostStale = 32; ///< then the cells are made right
    static constexpr double mostEntries = 64;    ///< in cells, per segment on average

    static bool isInside(const Moment& moment, Vec2 low, Vec2 high) {
        return low.x >= 0 && low.y >= 0 && high.x <= moment.worldSize.x &&
               high.y <= moment.worldSize.y;
    }
    /// Whether the boxes have it where it is.
    [[nodiscard]] bool isInPlace(std::uint32_t index) const {
        return m_changes.empty() || (m_changes[index] & loose) == 0;
    }
    /// Whether the cells do.
    [[nodiscard]] bool isInCells(std::uint32_t index) const {
        return m_stale == 0 || (m_changes[index] & stale) == 0;
    }
    void setLoose(std::uint32_t index);
    void renewCells();
    void leave(const Segment& segment);
    [[nodiscard]] std::size_t column(double x) const { return step(x - m_origin.x, m_columns); }
    [[nodiscard]] std::size_t row(double y) const { return step(y - m_origin.y, m_rows); }
    [[nodiscard]] std::size_t step(double offset, std::size_t steps) const {
        const double last = static_cast<double>(steps - 1);
        return static_cast<std::size_t>(smaller(larger(offset * m_perCell, 0.0), last));
    }

    [[nodiscard]] double entriesAt(double cellSize) const;
    void fillCells();
    template <class Visit>
    void forCellsOf(const Segment& segment, Visit visit) const;
    [[nodiscard]] Box boxAround(std::uint32_t begin, std::uint32_t end) const;
    void split(std::uint32_t box, std::uint32_t begin, std::uint32_t end);

    std::vector<Segment> m_segments;
    Rectangle m_bounds; ///< of those that are there
    Vec2 m_origin;      ///< of the cells
    enum Changed : std::uint8_t { removed = 1, loose = 2, stale = 4 };
    std::vector<std::uint8_t> m_changes; ///< by segment: of Changed; empty before the first change
    std::vector<std::uint32_t> m_loose;  ///< segments outside the tree
    std::vector<std::uint32_t> m_fresh;  ///< segments in no cell: a few
    std::size_t m_removed = 0;
    std::size_t m_stale = 0;            ///< how many segments have outdated cells
    std::vector<std::uint32_t> m_order; ///< indexes of segments, as the leaves hold them
    std::vector<Box> m_boxes;           ///< the first is around all others
    double m_perCell = 1;               ///< 1 / the size of a cell
    std::size_t m_columns = 1;
    std::size_t m_rows = 1;
    std::vector<std::uint32_t> m_cellStarts; ///< by cell: where it begins in m_inCells; and the end
    std::vector<std::uint32_t> m_inCells;    ///< indexes of segments
};

} // namespace tiller
