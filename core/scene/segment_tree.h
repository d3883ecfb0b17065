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
[[nodiscard]] Vec2 nearestOn(const Segment& segment, Vec2 place);

/// How far along `direction`, of length 1, a disc goes before it touches the piece; nothing if it
/// does not within @p reach. One that touches already is stopped at 0 while it goes further in.
[[nodiscard]] std::optional<double> sweep(const Segment& segment, Vec2 from, Vec2 direction,
                                          double reach, double discRadius);

/// Pieces, found by place: a tree of boxes. What is found does not depend on the tree.
class SegmentTree {
public:
    SegmentTree() = default;
    explicit SegmentTree(std::vector<Segment> segments);

    [[nodiscard]] const std::vector<Segment>& segments() const { return m_segments; }
    [[nodiscard]] bool empty() const { return m_segments.empty(); }

    struct Hit {
        std::uint32_t segment = 0;
        Vec2 at;             ///< on the piece's line
        double distance = 0; ///< to the piece: below 0 within its radius
    };
    /// The nearest piece within a distance; of equals the first.
    [[nodiscard]] std::optional<Hit> nearest(Vec2 from, double within) const;

    /// Calls `visit(index)` for all pieces whose box meets the given one, in no set order.
    template <class Visit>
    void forEachIn(Vec2 low, Vec2 high, Visit visit) const {
        if (m_boxes.empty())
            return;
        std::array<std::uint32_t, 64> open;
        std::size_t count = 0;
        open[count++] = 0;
        while (count > 0) {
            const Box& box = m_boxes[open[--count]];
            if (box.high.x < low.x || box.low.x > high.x || box.high.y < low.y ||
                box.low.y > high.y)
                continue;
            if (box.count == 0) {
                open[count++] = box.first;
                open[count++] = box.first + 1;
                continue;
            }
            for (std::uint32_t i = box.first; i < box.first + box.count; ++i)
                visit(m_order[i]);
        }
    }

    /// Calls `visit(shift)` for each place a searched box has in this world as drawn: once, and in
    /// a world that wraps also moved by its size, wherever that may meet a piece.
    template <class Visit>
    void forImages(const Moment& moment, Vec2 low, Vec2 high, Visit visit) const {
        if (m_boxes.empty())
            return;
        if (moment.edges != Edges::wrap) {
            visit(Vec2{});
            return;
        }
        const Box& all = m_boxes.front();
        for (int i = -1; i <= 1; ++i)
            for (int k = -1; k <= 1; ++k) {
                const Vec2 shift{i * moment.worldSize.x, k * moment.worldSize.y};
                if (high.x + shift.x >= all.low.x && low.x + shift.x <= all.high.x &&
                    high.y + shift.y >= all.low.y && low.y + shift.y <= all.high.y)
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

    [[nodiscard]] Box around(std::uint32_t begin, std::uint32_t end) const;
    void split(std::uint32_t box, std::uint32_t begin, std::uint32_t end);

    std::vector<Segment> m_segments;
    std::vector<std::uint32_t> m_order;
    std::vector<Box> m_boxes;
};

} // namespace tiller
