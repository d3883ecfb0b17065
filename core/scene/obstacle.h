#pragma once

#include "core/nodes/node_type.h"
#include "core/scene/segment_index.h"

#include <cstdint>

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
    std::string group = {};                               ///< lets a target pick some obstacles
    std::string id = {};                                  ///< of the scene item; no setting

    bool operator==(const ObstacleGeometry&) const = default;
};

[[nodiscard, gnu::cold]] Description obstacleGeometry();

/// Whether the numbers of a circle or box are within their limits.
[[nodiscard]] bool canStand(const ObstacleGeometry& obstacle);

/// The corners of a box, polygon or wall; those of a box or polygon end where they begin.
/// @pre not a circle
[[nodiscard]] Points outlineOf(const ObstacleGeometry& obstacle);

/// The pieces of its outline; of a circle one, with its radius.
[[nodiscard]] std::vector<Segment> outlinesOf(const ObstacleGeometry& obstacle);

/// The obstacles that a target means. Only their outlines block, so an agent inside one can leave.
/// Left out are points that are no places (isPlace), and circles and boxes with numbers beyond its
/// limit.
class Obstacles {
public:
    explicit Obstacles(const std::vector<ObstacleGeometry>& from);

    [[nodiscard]] bool empty() const { return m_outlineIndex.empty(); }

    /// Updates one obstacle: changed, added at the end, or removed (null). Then searches find the
    /// same as in obstacles made of the list as it is now. Returns false if the caller must make
    /// them of it: after many changes, or if the number of pieces differs.
    [[nodiscard]] bool take(const std::string& id, const ObstacleGeometry* now, bool isNew);
    /// Of an obstacle, by its number.
    [[nodiscard]] const std::string& id(std::uint32_t obstacle) const { return m_ids[obstacle]; }

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
        Vec2 normal;                ///< of the outline, toward the start of the line
        std::uint32_t obstacle = 0; ///< its number
    };
    [[nodiscard]] std::optional<Cut> firstCut(const Moment& moment, Vec2 from, Vec2 direction,
                                              double reach) const;

    /// Whether an outline crosses the line from a place to another. @param offset of the other
    [[nodiscard]] bool hides(const Moment& moment, Vec2 from, Vec2 offset) const;

    /// Whether a place is inside a circle, box or polygon.
    [[nodiscard]] bool contain(const Moment& moment, Vec2 place) const;

    struct Near {
        Vec2 offset;         ///< from the searching agent to the nearest place of the outline
        double distance = 0; ///< below 0 inside a circle
    };
    [[nodiscard]] std::optional<Near> nearest(const Moment& moment, Vec2 from, double within) const;
    /// The nearest place of one outline. @param outline a piece of it
    [[nodiscard]] static Near nearestOf(const Segment& outline, Vec2 from);

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
    /// Calls `visit(index, edge, distance)` for every piece of an outline within a distance, which
    /// is below 0 inside a circle. The edge is as seen from the place. It may visit one more than
    /// once, and in any order. Each image counts on its own in a world that wraps.
    template <class Visit>
    void forEachEdge(const Moment& moment, Vec2 from, double distance, Visit visit) const {
        const Vec2 wide{distance, distance};
        m_outlineIndex.forImages(moment, from - wide, from + wide, [&](Vec2 shift) {
            const Vec2 at = from + shift;
            m_outlineIndex.forEachIn(at - wide, at + wide, [&](std::uint32_t index) {
                const Segment& edge = m_outlineIndex.segments()[index];
                const Segment seen{edge.a - at, edge.b - at, edge.radius};
                const double away = length(nearestOn(seen, {})) - edge.radius;
                if (away <= distance)
                    visit(index, seen, away);
            });
        });
    }
    /// How far an obstacle reaches from its center in a direction of length 1.
    /// @param obstacle as given to `visit`; of others it is 0
    [[nodiscard]] double extent(std::uint32_t obstacle, Vec2 direction) const;

    /// The radius of its bounding circle.
    [[nodiscard]] double reach(std::uint32_t obstacle) const {
        return m_centers.segments()[obstacle].radius;
    }

private:
    SegmentIndex m_outlineIndex;         ///< the segments of all outlines
    std::vector<std::uint32_t> m_owners; ///< by segment: its obstacle
    SegmentIndex m_centers;              ///< the bounding circle of each obstacle
    std::vector<Points> m_outlines;      ///< by obstacle; empty for circles
    std::vector<std::string> m_ids;      ///< by obstacle; empty if it was removed
};

/// The pieces of an obstacle with this id: first and end, by the owners of all pieces in ascending
/// order. Nothing if there is none. @param ids by owner
[[nodiscard]] std::optional<std::pair<std::uint32_t, std::uint32_t>>
findPieces(const std::vector<std::string>& ids, const std::vector<std::uint32_t>& owners,
           std::string_view id);

} // namespace tiller
