#pragma once

#include "core/scene/obstacle.h"
#include "core/scene/region.h"

#include <cstdint>
#include <span>

namespace tiller {

/// The obstacles as solid bodies: how they push discs out, and where they stop a disc that moves.
/// Boxes, polygons and circles are solid inside; a wall is a line with two sides.
class SolidGround {
public:
    SolidGround() = default;
    /// @param margin how near obstacles `isNear` is for; 0: it says so of every place
    explicit SolidGround(const std::vector<ObstacleGeometry>& from, const Moment& moment = {},
                         double margin = 0);

    [[nodiscard]] bool empty() const { return m_outlines.empty(); }

    /// As Obstacles::take. Where it answers false, `renew` costs less than to make it.
    [[nodiscard]] bool take(const std::string& id, const ObstacleGeometry* now, bool isNew,
                            const Moment& moment, double margin);
    /// Takes another list of obstacles, which differs by those that `take` was asked to take.
    void renew(const std::vector<ObstacleGeometry>& from, const Moment& moment, double margin);

    /// A piece of an obstacle that may be near: of its outline, or its inside.
    struct Piece {
        static constexpr std::uint32_t inside = 0xffffffff;

        std::uint32_t owner = 0;
        std::uint32_t segment = inside;
        Vec2 shift; ///< in a world that wraps: brings a place to the image that this piece sees

        friend bool operator==(const Piece&, const Piece&) = default;
    };
    using Pieces = std::span<const Piece>;

    /// Whether an obstacle may be within the margin of a place, on either axis. Fast.
    [[nodiscard]] bool isNear(Vec2 place) const {
        const double x = (place.x - m_marked.low.x) * m_perMark;
        const double y = (place.y - m_marked.low.y) * m_perMark;
        if (!(x >= 0 && y >= 0 && x < m_columns && y < m_rows))
            return !m_marksAll;
        return m_marks[static_cast<std::size_t>(y) * static_cast<std::size_t>(m_columns) +
                       static_cast<std::size_t>(x)] != 0;
    }

    /// Adds the pieces that may lie in a box, in the order of their obstacles, each once.
    void findNear(const Moment& moment, Vec2 low, Vec2 high, std::vector<Piece>& found) const;

    /// Whether a disc overlaps an obstacle, in a world that does not wrap.
    /// @param looks counts the pieces that were looked at
    [[nodiscard]] bool isOverlapped(Vec2 place, double radius, std::uint64_t& looks) const;

    /// Calls `visit(push)` for every obstacle that overlaps a disc: the shortest push that frees
    /// the disc from this obstacle. @param near the pieces near the disc
    template <class Visit>
    void forPushes(Pieces near, Vec2 place, double radius, Visit visit) const {
        for (std::size_t begin = 0, end = 0; begin < near.size(); begin = end) {
            end = endOfOwner(near, begin);
            const Vec2 push = pushOut(near.subspan(begin, end - begin), place, radius);
            if (push.x != 0 || push.y != 0)
                visit(push);
        }
    }

    /// How a disc moves along a way: up to the first obstacle that it meets, and no farther. Where
    /// it stops, it overlaps no obstacle that it did not overlap before: those only push it out.
    /// On its way it may cut a corner, by less than half of its radius. @param near the pieces near
    /// the whole way
    [[nodiscard]] Vec2 endOfWay(Pieces near, Vec2 from, Vec2 way, double radius) const;

private:
    /// One obstacle.
    struct Body {
        std::uint32_t first = 0; ///< of its segments
        std::uint32_t end = 0;
        std::optional<std::uint32_t> area; ///< a box or a polygon: the index of its inside
        Rectangle bounds;
    };

    [[nodiscard]] const Segment& segment(std::uint32_t i) const { return m_outlines.segments()[i]; }
    [[nodiscard]] static std::size_t endOfOwner(Pieces near, std::size_t begin);
    [[nodiscard]] bool contains(const Body& body, Vec2 place) const {
        return body.area && body.bounds.meets(place, place) && m_areas[*body.area].contains(place);
    }
    [[nodiscard]] Vec2 pushOut(Pieces ofOne, Vec2 place, double radius) const;
    [[nodiscard]] bool covers(Pieces ofOne, Vec2 place, double radius) const;
    [[nodiscard]] bool meetsAny(Pieces pieces, Vec2 place, double radius) const;

    SegmentIndex m_outlines;
    std::vector<std::uint32_t> m_owners; ///< by segment
    std::vector<Body> m_bodies;
    std::vector<std::string> m_ids;            ///< by body; empty if it was removed
    SegmentIndex m_filled;                     ///< circles around the areas
    std::vector<std::uint32_t> m_filledOwners; ///< by area
    std::vector<Region> m_areas;               ///< of filled obstacles
    /// Columns and rows of the marks.
    struct Marks {
        std::size_t left = 0, top = 0, right = 0, bottom = 0; ///< without the last ones
    };
    void markAll(const Moment& moment, double margin);
    void markAround(const Moment& moment, const Rectangle& bounds, double margin);
    void mark(const Moment& moment, const Marks& marks, double margin);

    Rectangle m_marked;   ///< what the marks cover
    double m_perMark = 1; ///< 1 / the size of a cell with a mark
    double m_columns = 0;
    double m_rows = 0;
    bool m_marksAll = false;           ///< no obstacle is beyond them
    std::vector<std::uint8_t> m_marks; ///< by cell: whether an obstacle is near
};

} // namespace tiller
