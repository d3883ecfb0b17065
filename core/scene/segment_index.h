#pragma once

#include "core/base/vec2.h"
#include "core/nodes/node_code.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace tiller {

/// A straight piece of a path, an outline or a wall; with a radius, all that is as near to it. A
/// circle is a piece from its center to its center.
struct Segment {
    Vec2 a;
    Vec2 b;
    double radius = 0;
};

/// The place of the piece's line that is nearest; of its ends, where that is beyond.
[[nodiscard]] inline Vec2 nearestOn(const Segment& segment, Vec2 place) {
    const Vec2 along = segment.b - segment.a;
    const double size = dot(along, along);
    if (size == 0)
        return segment.a;
    const double share = dot(place - segment.a, along) / size;
    return segment.a + along * smaller(larger(share, 0.0), 1.0);
}

/// How far along `direction`, of length 1, a disc goes before it touches the piece; nothing if it
/// does not within @p reach. One that touches already is stopped at 0 while it goes further in.
[[nodiscard]] std::optional<double> sweep(const Segment& segment, Vec2 from, Vec2 direction,
                                          double reach, double discRadius);

/// How far along `direction`, of length 1, a line goes before it meets the piece; nothing if it
/// does not within @p reach, or goes beside it.
[[nodiscard]] std::optional<double> cut(const Segment& segment, Vec2 from, Vec2 direction,
                                        double reach);

/// Pieces, found by place: by equal cells where all in a box are asked for, by a tree of boxes
/// where the nearest is. What is found depends on neither.
class SegmentIndex {
public:
    SegmentIndex() = default;
    explicit SegmentIndex(std::vector<Segment> segments);

    [[nodiscard]] const std::vector<Segment>& segments() const { return m_segments; }
    [[nodiscard]] bool empty() const { return m_segments.empty(); }

    struct Hit {
        std::uint32_t segment = 0;
        Vec2 at;             ///< on the piece's line
        double distance = 0; ///< to the piece: below 0 within its radius
    };
    /// The nearest piece within a distance; of equals the first.
    [[nodiscard]] std::optional<Hit> nearest(Vec2 from, double within) const;

    /// Calls `visit(index)` for all pieces that may meet the box, some more than once, in no set
    /// order.
    template <class Visit>
    void forEachIn(Vec2 low, Vec2 high, Visit visit) const {
        if (m_boxes.empty() || high.x < all().low.x || low.x > all().high.x ||
            high.y < all().low.y || low.y > all().high.y)
            return;
        const std::size_t right = column(high.x);
        const std::size_t bottom = row(high.y);
        for (std::size_t y = row(low.y); y <= bottom; ++y)
            for (std::size_t x = column(low.x); x <= right; ++x) {
                const std::size_t cell = y * m_columns + x;
                for (std::uint32_t i = m_cellStarts[cell]; i < m_cellStarts[cell + 1]; ++i)
                    visit(m_inCells[i]);
            }
    }

    /// Calls `visit(shift)` for each place a searched box has in this world as drawn: once, and in
    /// a world that wraps also moved by its size, wherever that may meet a piece.
    template <class Visit>
    void forImages(const Moment& moment, Vec2 low, Vec2 high, Visit visit) const {
        if (m_boxes.empty())
            return;
        if (moment.edges != Edges::wrap ||
            (isWithin(moment, low, high) && isWithin(moment, all().low, all().high))) {
            visit(Vec2{});
            return;
        }
        for (int i = -1; i <= 1; ++i)
            for (int k = -1; k <= 1; ++k) {
                const Vec2 shift{i * moment.worldSize.x, k * moment.worldSize.y};
                if (high.x + shift.x >= all().low.x && low.x + shift.x <= all().high.x &&
                    high.y + shift.y >= all().low.y && low.y + shift.y <= all().high.y)
                    visit(shift);
            }
    }

    /// The nearest piece of any image. @param shift where it was found, from `from`
    [[nodiscard]] std::optional<Hit> nearestImage(const Moment& moment, Vec2 from, double within,
                                                  Vec2& shift) const;

private:
    /// Two boxes from `first` on, or `count` pieces of m_order.
    struct Box {
        Vec2 low;
        Vec2 high;
        std::uint32_t first = 0;
        std::uint32_t count = 0;
    };
    static constexpr std::uint32_t leafSize = 4;
    static constexpr double mostEntries = 64; ///< in cells, of a piece, in the mean

    static bool isWithin(const Moment& moment, Vec2 low, Vec2 high) {
        return low.x >= 0 && low.y >= 0 && high.x <= moment.worldSize.x &&
               high.y <= moment.worldSize.y;
    }

    [[nodiscard]] const Box& all() const { return m_boxes.front(); }
    [[nodiscard]] std::size_t column(double x) const { return cellOn(x - all().low.x, m_columns); }
    [[nodiscard]] std::size_t row(double y) const { return cellOn(y - all().low.y, m_rows); }
    [[nodiscard]] std::size_t cellOn(double from, std::size_t cells) const {
        const double last = static_cast<double>(cells - 1);
        return static_cast<std::size_t>(smaller(larger(from * m_perCell, 0.0), last));
    }

    [[nodiscard]] Box around(std::uint32_t begin, std::uint32_t end) const;
    [[nodiscard]] double squaredTo(const Box& box, Vec2 from) const;
    void split(std::uint32_t box, std::uint32_t begin, std::uint32_t end);
    [[nodiscard]] double entriesAt(double cell) const;
    void fillCells();
    template <class Visit>
    void forCellsOf(const Segment& segment, Visit visit) const;

    std::vector<Segment> m_segments;
    std::vector<std::uint32_t> m_order; ///< pieces as the tree has them
    std::vector<Box> m_boxes;           ///< the first is around all
    double m_perCell = 1;
    std::size_t m_columns = 1;
    std::size_t m_rows = 1;
    std::vector<std::uint32_t> m_cellStarts; ///< by cell, of m_inCells; and its end
    std::vector<std::uint32_t> m_inCells;
};

} // namespace tiller
