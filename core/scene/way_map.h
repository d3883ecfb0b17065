#pragma once

#include "core/scene/obstacle.h"
#include "core/scene/way_cells.h"

#include <cstdint>

namespace tiller {

/// How fast each cell of the world can be crossed, as obstacles leave it. Agents keep clear of
/// obstacles: a cell whose center is nearer to an outline than the clearance is blocked, and near
/// obstacles it is slow.
class WayMap {
public:
    struct Terrain {
        WayCells cells;
        std::vector<ObstacleGeometry> obstacles;
        double clearance = 0;

        friend bool operator==(const Terrain&, const Terrain&) = default;
    };
    explicit WayMap(Terrain terrain);

    [[nodiscard]] const Terrain& terrain() const { return m_terrain; }
    [[nodiscard]] const WayCells& cells() const { return m_terrain.cells; }
    [[nodiscard]] const Obstacles& obstacles() const { return m_obstacles; }

    /// The clearance; at least so much that no way slips through a thin wall between two centers.
    [[nodiscard]] double clearance() const { return m_clearance; }

    /// How far the center of a cell is from the nearest outline, at most 2 clearance(); below 0
    /// within a circle. Beyond the edges of the world: 0.
    [[nodiscard]] float distance(std::size_t slot) const { return m_distances[slot]; }
    [[nodiscard]] bool isFree(std::size_t slot) const {
        return static_cast<double>(m_distances[slot]) >= m_clearance;
    }
    /// How much longer it takes to cross a free cell than one in the open: 1 to 2.
    [[nodiscard]] double slowness(std::size_t slot) const {
        return 3 - m_distances[slot] * m_perClearance;
    }

    /// By slot: slowness(); 0 where no way leads through, and in the frame.
    [[nodiscard]] const std::vector<float>& costs() const { return m_costs; }

    /// Whether the straight line between two centers, the short way, keeps the clearance.
    [[nodiscard]] bool isInSight(WayCell from, WayCell to) const;

    /// Whether an outline lies between two places, the short way.
    [[nodiscard]] bool isCut(Vec2 from, Vec2 to) const;

    /// The same for a place and the center of a cell around it.
    [[nodiscard]] bool isCutBefore(Vec2 place, Vec2 center) const;

    /// The nearest outline within the clearance of a place.
    [[nodiscard]] std::optional<Obstacles::Near> nearestOutline(Vec2 place) const;

private:
    static constexpr std::uint32_t several = 0xffffffff; ///< or none

    [[nodiscard]] std::pair<double, double> visible(std::uint32_t count) const;
    void draw(std::uint32_t outline);
    void drawRow(std::uint32_t outline, std::int64_t row, double left, double right);
    void note(std::size_t slot, float distance, std::uint32_t outline);
    void findSole();
    void measureCells();
    [[nodiscard]] const Segment* soleAround(Vec2 place) const;

    Terrain m_terrain;
    Obstacles m_obstacles;
    Moment m_moment; ///< for searches among the obstacles
    double m_clearance;
    double m_perClearance;
    std::vector<Segment> m_outlines; ///< of all obstacles
    std::vector<float> m_distances;  ///< by slot
    std::vector<float> m_beyond;     ///< while drawing, by slot: the distance of the second outline
    std::vector<std::uint32_t> m_sole; ///< by slot: the only outline around; or `several`
    std::vector<float> m_costs;        ///< by slot
    std::vector<std::uint8_t> m_room;  ///< by slot: how many cells around it are certainly clear
};

} // namespace tiller
