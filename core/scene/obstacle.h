#pragma once

#include "core/nodes/node_type.h"
#include "core/scene/segment_index.h"

namespace tiller {

enum class ObstacleShape { circle, box, polygon, wall };

/// Something to keep clear of, as a scene holds it.
struct ObstacleGeometry {
    ObstacleShape shape = ObstacleShape::circle;
    double x = 400; ///< of a circle: its center; of a box: its left edge
    double y = 300; ///< its top edge
    double radius = 50;
    double width = 120;
    double height = 80;
    Points points = {{350, 350}, {400, 250}, {450, 350}}; ///< of a polygon or wall, in turn
    std::string group;                                    ///< a name for some of them

    bool operator==(const ObstacleGeometry&) const = default;
};

[[nodiscard]] Description obstacleGeometry();

/// The outline of one that is not a circle. @param closed whether it ends where it begins
[[nodiscard]] Points outlineOf(const ObstacleGeometry& obstacle);

/// Obstacles, ready to be asked. Only outlines count: one who is inside can leave.
class Obstacles {
public:
    explicit Obstacles(const std::vector<ObstacleGeometry>& from);

    [[nodiscard]] bool empty() const { return m_outlineIndex.empty(); }

    /// What a disc that is swept ahead meets first.
    struct Meeting {
        double distance = 0; ///< how far it goes
        double left = 0;     ///< how far the obstacle reaches to the left of its way; below 0: not
        double right = 0;    ///< and to the right
    };
    /// @param direction of length 1  @param radius of the disc
    [[nodiscard]] std::optional<Meeting> firstAhead(const Moment& moment, Vec2 from, Vec2 direction,
                                                    double reach, double radius) const;

    /// Where a line is cut first by an outline.
    struct Cut {
        double distance = 0;
        Vec2 normal; ///< of the outline, towards where the line comes from
    };
    [[nodiscard]] std::optional<Cut> firstCut(const Moment& moment, Vec2 from, Vec2 direction,
                                              double reach) const;

    struct Near {
        Vec2 offset;         ///< to the nearest place of the outline
        double distance = 0; ///< below 0 inside a circle
    };
    [[nodiscard]] std::optional<Near> nearest(const Moment& moment, Vec2 from, double within) const;

    /// Calls `visit(offset of the center, extent)` for each obstacle that reaches into a distance:
    /// extent(direction) is how far it reaches from its center that way.
    template <class Visit>
    void forEachWithin(const Moment& moment, Vec2 from, double distance, Visit visit) const {
        const Vec2 wide{distance, distance};
        m_centers.forImages(moment, from - wide, from + wide, [&](Vec2 shift) {
            const Vec2 at = from + shift;
            m_centers.forEachIn(at - wide, at + wide, [&](std::uint32_t index) {
                const Segment& whole = m_centers.segments()[index];
                if (length(whole.a - at) - whole.radius <= distance)
                    visit(index, whole.a - at);
            });
        });
    }
    /// How far an obstacle reaches from its center in a direction of length 1.
    [[nodiscard]] double extent(std::uint32_t obstacle, Vec2 direction) const;

private:
    SegmentIndex m_outlineIndex;         ///< of outlines
    std::vector<std::uint32_t> m_owners; ///< by piece: which obstacle
    SegmentIndex m_centers;              ///< the circle around each obstacle
    std::vector<Points> m_outlines;      ///< by obstacle; empty for circles
};

} // namespace tiller
