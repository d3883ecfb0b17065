#pragma once

#include "core/scene/way_map.h"

#include <memory>
#include <optional>
#include <span>

namespace tiller {

/// The shortest ways from everywhere to the nearest of some goals, in time: the eikonal equation,
/// solved by first-order fast marching (Sethian 1996). It depends on the map, the crowds and the
/// cells of the goals alone.
///
/// Each cell knows the farthest place of its way that it sees: a goal, or a cell at a corner.
class WayField {
public:
    struct Crowds {
        std::span<const std::uint32_t> counts; ///< agents by WayCells::index; or none
        double cost = 0; ///< how much longer it takes to cross a cell, per agent in it
    };
    WayField(std::shared_ptr<const WayMap> map, std::span<const WayCell> goals,
             const Crowds& crowds);

    /// The direction of the way from a place, of length 1, blended between cells; (0, 0) in the
    /// cell of a goal, and nothing where no way leads to a goal.
    [[nodiscard]] std::optional<Vec2> directionAt(Vec2 place) const;

    struct Step {
        Vec2 offset;     ///< to the place to head for, or in the direction of the way
        double left = 0; ///< how far it is to the goal; where crowds or walls slow it down, farther
    };
    /// The next step of the way from a place; nothing where no way leads to a goal.
    /// @param placeOf placeOf(cell): the exact place of the goal in a cell
    template <class PlaceOf>
    [[nodiscard]] std::optional<Step> stepFrom(Vec2 place, PlaceOf placeOf) const {
        const WayCell own = m_map->cells().cellAt(place);
        if (isGoal(own))
            return straight(place, placeOf(own), 0);
        Blend blend;
        forCorners(place, [&](WayCell target, double share) {
            blend.add(isGoal(target)
                          ? straight(place, placeOf(target), 0)
                          : straight(place, m_map->cells().center(target), timeLeft(target)),
                      share);
        });
        if (blend.shares == 0)
            return awayFromWall(place);
        return blend.result();
    }

    /// How long the way from a place is, in the time that a cell in the open takes per length;
    /// nothing where no way leads to a goal.
    [[nodiscard]] std::optional<double> timeFrom(Vec2 place) const;

    /// @name For tests
    /// @{
    [[nodiscard]] std::optional<double> timeLeftAt(WayCell cell) const;
    [[nodiscard]] std::optional<WayCell> targetOf(WayCell cell) const;
    /// @}

    [[nodiscard]] std::size_t bytes() const {
        return m_targets.size() * sizeof(WayCell) + m_times.size() * sizeof(float);
    }

private:
    static constexpr WayCell nowhere = 0xffffffff;  ///< no way leads from here
    static constexpr WayCell nearWall = 0xfffffffe; ///< nor here, where a wall may be close

    /// Adds up the steps of the cells around a place.
    struct Blend {
        Vec2 directions;
        double left = 0;
        double shares = 0;
        Step largest; ///< the one with the largest share
        double largestShare = 0;

        void add(const Step& step, double share) { add(step, unit(step.offset), share); }
        /// @param direction of the step's offset
        void add(const Step& step, Vec2 direction, double share) {
            directions = directions + direction * share;
            left += step.left * share;
            shares += share;
            if (share <= largestShare)
                return;
            largest = step;
            largestShare = share;
        }
        [[nodiscard]] Step result() const; ///< @pre not empty
    };

    /// Whether a place is in the cell whose center is this far away.
    [[nodiscard]] bool isWithinCell(Vec2 offset) const {
        const Vec2 size = m_map->cells().size();
        return 2 * magnitude(offset.x) <= size.x && 2 * magnitude(offset.y) <= size.y;
    }
    [[nodiscard]] bool isGoal(WayCell cell) const {
        return m_targets[m_map->cells().slot(cell)] == cell;
    }
    [[nodiscard]] double timeLeft(WayCell cell) const {
        return static_cast<double>(m_times[m_map->cells().slot(cell)]);
    }
    [[nodiscard]] Step straight(Vec2 from, Vec2 to, double beyond) const {
        const Vec2 offset = m_map->cells().offset(from, to);
        return {offset, length(offset) + beyond};
    }
    [[nodiscard]] std::optional<Step> awayFromWall(Vec2 place) const;

    /// Calls `visit(target, share)` for the cells around a place from which a way leads, without
    /// those behind a wall.
    template <class Visit>
    void forCorners(Vec2 place, Visit visit) const {
        const WayCells& cells = m_map->cells();
        const WayCells::Corner corner = cells.cornerAt(place);
        const std::size_t around[] = {corner.slot, corner.slot + 1, corner.slot + cells.stride(),
                                      corner.slot + cells.stride() + 1};
        const double shares[] = {(1 - corner.right) * (1 - corner.down),
                                 corner.right * (1 - corner.down), (1 - corner.right) * corner.down,
                                 corner.right * corner.down};
        bool isNearWall = false;
        for (const std::size_t slot : around)
            isNearWall |= m_targets[slot] == nearWall;
        for (int i = 0; i < 4; ++i) {
            const WayCell target = m_targets[around[i]];
            if (target >= nearWall || shares[i] == 0)
                continue;
            if (!isNearWall || !m_map->isCut(place, cells.center(cells.cellOfSlot(around[i]))))
                visit(target, shares[i]);
        }
    }

    friend class WayMarch;

    std::shared_ptr<const WayMap> m_map;
    std::vector<WayCell> m_targets; ///< by slot
    std::vector<float> m_times;     ///< by slot
};

} // namespace tiller
