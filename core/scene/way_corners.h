#pragma once

#include "core/scene/way_map.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace tiller {

/// The corners of obstacles on a WayMap, and which of them are directly reachable from each other:
/// a subgoal graph (Uras, Koenig, Hernandez 2013). Its size depends on the obstacles alone.
///
/// A cell is open if a place in it, its site, keeps the clearance outside of boxes and polygons:
/// its center, or that pushed away from the nearest outline by less than half a cell. So a passage
/// that is a fifth of a cell wider than twice the clearance is open, wherever the centers are. An
/// open cell is a corner if one aslant of it is not open, and the two between them are.
class WayCorners {
public:
    static constexpr WayCell nowhere = 0xffffffff;

    explicit WayCorners(std::shared_ptr<const WayMap> map);

    [[nodiscard]] const WayMap& map() const { return *m_map; }
    [[nodiscard]] const WayCells& cells() const { return m_map->cells(); }

    [[nodiscard]] bool isOpen(WayCell cell) const { return m_kinds[cells().slot(cell)] != closed; }
    /// The nearest open cell, as it was found from cell to cell; the cell itself if it is open, and
    /// nowhere if no cell is.
    [[nodiscard]] WayCell nearestOpen(WayCell cell) const { return m_nearest[cells().index(cell)]; }
    /// Whether a place is inside an obstacle: an outline lies between it and the nearest open cell.
    [[nodiscard]] bool isInside(Vec2 place) const;
    /// @pre the cell is open
    [[nodiscard]] Vec2 site(WayCell cell) const;
    /// Between the sites of two open cells.
    [[nodiscard]] double distance(WayCell from, WayCell to) const {
        return length(cells().offset(site(from), site(to)));
    }
    /// Whether a straight line leads from one open cell to another; it keeps the clearance, or half
    /// a cell less.
    [[nodiscard]] bool sees(WayCell from, WayCell to) const;

    [[nodiscard]] std::size_t size() const { return m_corners.size() - 1; }
    [[nodiscard]] WayCell corner(std::size_t index) const { return m_corners[index].cell; }
    [[nodiscard]] Vec2 siteOf(std::size_t index) const { return m_corners[index].site; }
    /// The corners that are directly reachable from one: straight, with no other on the way.
    [[nodiscard]] std::span<const std::uint32_t> next(std::size_t index) const {
        return {&m_next[m_corners[index].first], &m_next[m_corners[index + 1].first]};
    }
    /// The same from any open cell.
    void findReachable(WayCell from, std::vector<std::uint32_t>& corners) const;

private:
    enum Kind : std::uint8_t { closed, open, atCorner };
    struct Corner {
        WayCell cell = 0;
        std::uint32_t first = 0; ///< of its next ones
        Vec2 site;
    };
    struct Step;
    struct Walk {
        std::int32_t steps = 0;
        std::uint32_t slot = 0; ///< where it ends
        bool isAtCorner = false;
    };

    [[nodiscard]] std::optional<Vec2> findSite(WayCell cell) const;
    [[nodiscard]] std::uint32_t indexOf(WayCell corner) const;
    void closeInside(const ObstacleGeometry& obstacle);
    void findCorners();
    void findNearest();
    [[nodiscard]] std::uint32_t inner(std::int64_t slot) const;
    [[nodiscard]] std::optional<WayCell> neighbor(WayCell cell, Step step) const;
    [[nodiscard]] bool mayStep(std::uint32_t slot, Step step) const;
    [[nodiscard]] Walk walk(std::uint32_t slot, Step step, std::int32_t most) const;

    static const std::array<Step, 4> straights;
    static const std::array<Step, 4> aslants;

    std::shared_ptr<const WayMap> m_map;
    std::int32_t m_stride;
    std::int32_t m_farthest;   ///< steps of a walk: in a world that wraps, less than half of it
    double m_least;            ///< distance that lines keep
    std::vector<Kind> m_kinds; ///< by slot
    std::vector<WayCell> m_nearest; ///< by WayCells::index
    std::vector<Corner> m_corners;  ///< ascending cells, and one more that ends the last
    std::vector<std::uint32_t> m_next;
};

/// Finds shortest ways along the corners: Lazy Theta* (Nash, Koenig, Tovey 2010) from the goal.
class WaySearch {
public:
    /// The way from one open cell to another, as the corners where it turns, and the goal; nothing
    /// if no way leads there.
    [[nodiscard]] std::optional<std::vector<WayCell>> find(const WayCorners& corners, WayCell start,
                                                           WayCell goal);

    /// How many corners it has expanded since the start.
    [[nodiscard]] std::size_t expanded() const { return m_expanded; }

private:
    struct Node {
        double cost = 0;
        std::uint32_t parent = 0;
        std::uint32_t round = 0; ///< the search that reached it last
        bool isSeen = false;     ///< it sees its parent
        bool isClosed = false;
    };
    struct End {
        WayCell cell = 0;
        Vec2 site;
        std::vector<std::uint32_t> around; ///< corners
    };
    struct Entry {
        double estimate = 0;
        double cost = 0;
        std::uint32_t node = 0;

        /// For a heap with the least on top.
        friend bool operator<(const Entry& a, const Entry& b) {
            return a.estimate != b.estimate ? a.estimate > b.estimate : a.node > b.node;
        }
    };

    void begin(WayCell start, WayCell goal);
    [[nodiscard]] WayCell cellOf(std::uint32_t node) const;
    [[nodiscard]] Vec2 siteOf(std::uint32_t node) const;
    [[nodiscard]] double distance(std::uint32_t from, std::uint32_t to) const;
    [[nodiscard]] bool isReached(std::uint32_t node) const;
    void propose(std::uint32_t node, std::uint32_t parent, bool isSeen);
    void push(std::uint32_t node);
    [[nodiscard]] bool confirm(std::uint32_t node);
    void expand(std::uint32_t node);
    [[nodiscard]] std::span<const std::uint32_t> neighbors(std::uint32_t node) const;
    [[nodiscard]] std::vector<WayCell> pathToGoal() const;

    const WayCorners* m_corners = nullptr;
    std::uint32_t m_goal = 0; ///< nodes are the corners, the goal, and the start
    std::uint32_t m_start = 0;
    std::uint32_t m_round = 0;
    std::size_t m_expanded = 0;
    std::array<End, 2> m_ends;
    std::vector<Node> m_nodes;
    std::vector<Entry> m_front;
};

} // namespace tiller
