#pragma once

#include "core/nodes/node_code.h"
#include "core/scene/way_map.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>

namespace tiller {

/// How crowds slow down a way.
struct WayCrowds {
    std::span<const std::uint32_t> counts; ///< agents by WayCells::index; or none
    double cost = 0; ///< how much longer it takes to cross a cell, per agent in it
};

/// What is known of the ways from all cells, by slot of WayCells.
struct WayTable {
    static constexpr WayCell nowhere = 0xffffffff;  ///< no way leads from here
    static constexpr WayCell nearWall = 0xfffffffe; ///< nor here, where a wall may be close

    std::vector<WayCell> targets; ///< the farthest place of its way that a cell sees
    std::vector<float> times;     ///< to the nearest goal; not finite if no way leads there
    /// By the first slot of four around a corner: where all four lead, or `nowhere`.
    std::vector<WayCell> common;
};

/// Finds the ways to the nearest of some goals.
[[nodiscard]] WayTable findWays(const WayMap& map, std::span<const WayCell> goals,
                                const WayCrowds& crowds);

/// Places, or directions, of the agents of a block.
struct WayPlaces {
    alignas(64) Lanes x, y;
};

/// The shortest ways from everywhere to the nearest of some goals, in time: the eikonal equation,
/// solved by first-order fast marching (Sethian 1996). It depends on the map, the crowds and the
/// cells of the goals alone.
///
/// Each cell knows the farthest place of its way that it sees: a goal, or a cell at a corner.
class WayField {
public:
    using Crowds = WayCrowds;

    WayField(std::shared_ptr<const WayMap> map, std::span<const WayCell> goals,
             const Crowds& crowds);

    /// The directions of the ways from some places, of length 1, blended between cells; (0, 0) in
    /// the cell of a goal. @param places of which bits are set  @param to receives the directions
    /// @return from which of these places a way leads to a goal
    LaneBits directionsAt(const WayPlaces& from, LaneBits places, WayPlaces& to) const;

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

    /// @name For packs
    /// @{
    [[nodiscard]] const WayMap& map() const { return *m_map; }
    [[nodiscard]] const WayTable& table() const { return m_table; }
    /// Where the way from a slot leads; WayTable::nearWall, or nowhere.
    [[nodiscard]] WayCell targetAt(std::size_t slot) const { return m_table.targets[slot]; }
    [[nodiscard]] bool isGoal(WayCell cell) const {
        return targetAt(m_map->cells().slot(cell)) == cell;
    }
    /// Whether a wall lies between a place and the center of a cell.
    [[nodiscard]] bool isCut(Vec2 place, std::size_t slot) const {
        const WayCells& cells = m_map->cells();
        return m_map->isCutBefore(place, cells.center(cells.cellOfSlot(slot)));
    }
    /// @}

    [[nodiscard]] std::size_t bytes() const {
        return m_table.targets.size() * (2 * sizeof(WayCell) + sizeof(float));
    }

private:
    /// Adds up the steps of the cells around a place.
    struct Blend {
        Vec2 directions;
        double left = 0;
        double shares = 0;
        Step largest; ///< the one with the largest share
        double largestShare = 0;

        void add(const Step& step, double share) {
            directions = directions + unit(step.offset) * share;
            left += step.left * share;
            shares += share;
            if (share <= largestShare)
                return;
            largest = step;
            largestShare = share;
        }
        [[nodiscard]] Step result() const; ///< @pre not empty
    };

    [[nodiscard]] double timeLeft(WayCell cell) const {
        return static_cast<double>(m_table.times[m_map->cells().slot(cell)]);
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
        const WayCorner<double> corner = wayCorner(cells.grid(), place);
        const auto first = static_cast<std::size_t>(corner.slot);
        const std::size_t around[] = {first, first + 1, first + cells.stride(),
                                      first + cells.stride() + 1};
        const auto [right, down] = corner.share;
        const double shares[] = {(1 - right) * (1 - down), right * (1 - down), (1 - right) * down,
                                 right * down};
        WayCell targets[4];
        bool isNearWall = false;
        for (int i = 0; i < 4; ++i) {
            targets[i] = targetAt(around[i]);
            isNearWall |= targets[i] == WayTable::nearWall;
        }
        for (int i = 0; i < 4; ++i) {
            const WayCell target = targets[i];
            if (target >= WayTable::nearWall || shares[i] == 0)
                continue;
            if (!isNearWall || !isCut(place, around[i]))
                visit(target, shares[i]);
        }
    }

    std::shared_ptr<const WayMap> m_map;
    WayTable m_table;
};

} // namespace tiller
