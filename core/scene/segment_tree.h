#pragma once

#include "core/scene/segment.h"

#include <cstdint>
#include <vector>

namespace tiller {

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

} // namespace tiller
