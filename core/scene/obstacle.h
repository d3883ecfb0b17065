#pragma once

#include "core/nodes/node_type.h"
#include "core/scene/segment_index.h"

namespace tiller {

enum class ObstacleShape { circle, box, polygon, wall };

/// The settings of an obstacle in the scene.
struct ObstacleGeometry {
    ObstacleShape shape = ObstacleShape::circle;
    double x = 400; ///< the center of a circle, the left edge of a box
    double y = 300; ///< the center of a circle, the top edge of a box
    double radius = 50;
    double width = 120;
    double height = 80;
    Points points = {{350, 350}, {400, 250}, {450, 350}}; ///< corners of a polygon or wall
    std::string group;                                    ///< lets a target pick some obstacles

    bool operator==(const ObstacleGeometry&) const = default;
};

[[nodiscard]] Description obstacleGeometry();

/// The corners of a box, polygon or wall; those of a box or polygon end where they begin.
/// @pre not a circle
[[nodiscard]] Points outlineOf(const ObstacleGeometry& obstacle);

/// The obstacles that a target means. Only their outlines block, so an agent inside one can leave.
class Obstacles {
public:
    explicit Obstacles(const std::vector<ObstacleGeometry>& from);

    [[nodiscard]] bool empty() const { return m_outlineIndex.empty(); }

    /// The first obstacle that a moving disc would hit.
    struct Meeting {
        double distance = 0; ///< how far the disc can move
        double left = 0;     ///< how far the obstacle reaches to the left of the disc's way
        double right = 0;    ///< and to the right; below 0: it lies on the other side
    };
    /// @param direction of length 1  @param radius of the disc
    [[nodiscard]] std::optional<Meeting> firstAhead(const Moment& moment, Vec2 from, Vec2 direction,
                                                    double reach, double radius) const;

    /// The first outline that a line crosses.
    struct Cut {
        double distance = 0;
        Vec2 normal; ///< of the outline, toward the start of the line
    };
    [[nodiscard]] std::optional<Cut> firstCut(const Moment& moment, Vec2 from, Vec2 direction,
                                              double reach) const;

    struct Near {
        Vec2 offset;         ///< from the searching agent to the nearest place of the outline
        double distance = 0; ///< below 0 inside a circle
    };
    [[nodiscard]] std::optional<Near> nearest(const Moment& moment, Vec2 from, double within) const;

    /// Calls `visit(obstacle, offset of its center)` for every obstacle whose bounding circle comes
    /// within a distance. Each image of an obstacle counts on its own in a world that wraps.
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
    /// @param obstacle as given to `visit`
    [[nodiscard]] double extent(std::uint32_t obstacle, Vec2 direction) const;

private:
    SegmentIndex m_outlineIndex;         ///< the segments of all outlines
    std::vector<std::uint32_t> m_owners; ///< by segment: its obstacle
    SegmentIndex m_centers;              ///< the bounding circle of each obstacle
    std::vector<Points> m_outlines;      ///< by obstacle; empty for circles
};

} // namespace tiller
