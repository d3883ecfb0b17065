#include "core/scene/way_corners.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace tiller {

struct WayCorners::Step {
    std::int32_t right = 0;
    std::int32_t down = 0;
};

constexpr std::array<WayCorners::Step, 4> WayCorners::straights{{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}};
/// Each lies between a straight step and the next.
constexpr std::array<WayCorners::Step, 4> WayCorners::aslants{{{1, 1}, {-1, 1}, {-1, -1}, {1, -1}}};

WayCorners::WayCorners(std::shared_ptr<const WayMap> map)
    : m_map(std::move(map))
    , m_stride(static_cast<std::int32_t>(cells().stride()))
    , m_farthest(static_cast<std::int32_t>(std::max(cells().columns(), cells().rows())))
    , m_kinds(cells().slotCount(), closed)
    , m_nearest(cells().count(), nowhere) {
    if (cells().wraps())
        m_farthest = static_cast<std::int32_t>(std::min(cells().columns(), cells().rows())) / 2 - 2;
    const double longest = larger(cells().size().x, cells().size().y);
    m_least =
        larger(m_map->clearance() - 0.5 * longest, smaller(m_map->clearance(), 0.501 * longest));
    for (std::uint32_t row = 0; row < cells().rows(); ++row)
        for (std::uint32_t column = 0; column < cells().columns(); ++column) {
            const WayCell cell = WayCells::cell(column, row);
            if (findSite(cell))
                cells().forSlots(cell, [this](std::size_t slot) { m_kinds[slot] = open; });
        }
    for (const ObstacleGeometry& obstacle : m_map->terrain().obstacles)
        closeInside(obstacle);
    for (std::uint32_t row = 0; row < cells().rows(); ++row)
        for (std::uint32_t column = 0; column < cells().columns(); ++column)
            if (const WayCell cell = WayCells::cell(column, row); isOpen(cell))
                m_nearest[cells().index(cell)] = cell;
    findNearest();
    findCorners();
}

std::optional<Vec2> WayCorners::findSite(WayCell cell) const {
    const Vec2 center = cells().center(cell);
    const std::size_t slot = cells().slot(cell);
    if (m_map->isFree(slot))
        return center;
    if (static_cast<double>(m_map->distance(slot)) < m_least)
        return {};
    const auto near = m_map->nearestOutline(center);
    if (!near)
        return center;
    const Vec2 site = center - unit(near->offset) * (m_map->clearance() - near->distance);
    const auto then = m_map->nearestOutline(site);
    if (then && then->distance < m_map->clearance() * (1 - 1e-9))
        return {};
    return site;
}

Vec2 WayCorners::site(WayCell cell) const {
    if (m_kinds[cells().slot(cell)] == atCorner)
        return m_corners[indexOf(cell)].site;
    return findSite(cell).value_or(cells().center(cell));
}

std::uint32_t WayCorners::indexOf(WayCell corner) const {
    const auto found = std::ranges::lower_bound(m_corners, corner, {}, &Corner::cell);
    return static_cast<std::uint32_t>(found - m_corners.begin());
}

bool WayCorners::isInside(Vec2 place) const {
    const WayCell cell = cells().cellAt(place);
    const WayCell nearest = nearestOpen(cell);
    return cell != nearest && nearest != nowhere && m_map->isCut(place, site(nearest));
}

/// Row by row: between the first and second place where the outline crosses its middle, and so on.
void WayCorners::closeInside(const ObstacleGeometry& obstacle) {
    if (obstacle.shape != ObstacleShape::box && obstacle.shape != ObstacleShape::polygon)
        return; // circles are not free inside, and walls have no inside
    const Points outline = outlineOf(obstacle);
    const Vec2 size = cells().size();
    const auto [low, high] = std::ranges::minmax(outline, {}, &Vec2::y);
    std::vector<double> crossings;
    for (double row = floorOf(low.y / size.y); row <= floorOf(high.y / size.y); ++row) {
        const double y = (row + 0.5) * size.y;
        crossings.clear();
        for (std::size_t i = 1; i < outline.size(); ++i) {
            const Vec2 a = outline[i - 1];
            const Vec2 b = outline[i];
            if ((a.y > y) != (b.y > y))
                crossings.push_back(a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x));
        }
        std::ranges::sort(crossings);
        for (std::size_t i = 0; i + 1 < crossings.size(); i += 2)
            for (double column = floorOf(crossings[i] / size.x + 0.5);
                 (column + 0.5) * size.x <= crossings[i + 1]; ++column) {
                const Vec2 center{(column + 0.5) * size.x, y};
                const bool isInside = 0 <= center.x && center.x < size.x * cells().columns() &&
                                      0 <= center.y && center.y < size.y * cells().rows();
                if (isInside || cells().wraps())
                    cells().forSlots(cells().cellAt(center),
                                     [this](std::size_t slot) { m_kinds[slot] = closed; });
            }
    }
}

/// From cell to cell, forth and back until nothing changes: a cell takes the nearest of those of
/// its neighbors before it, if it is nearer than its own; of equal ones the first.
void WayCorners::findNearest() {
    static constexpr std::array<Step, 4> before{{{-1, 0}, {-1, -1}, {0, -1}, {1, -1}}};
    const auto away = [this](WayCell cell, WayCell other) {
        return length(cells().offset(cells().center(cell), cells().center(other)));
    };
    bool isNew = true;
    const auto look = [&](std::uint32_t column, std::uint32_t row, std::int32_t sign) {
        const WayCell cell = WayCells::cell(column, row);
        if (isOpen(cell))
            return;
        WayCell& own = m_nearest[cells().index(cell)];
        for (const Step& step : before) {
            const auto other = neighbor(cell, {step.right * sign, step.down * sign});
            const WayCell its = other ? m_nearest[cells().index(*other)] : nowhere;
            if (its == nowhere || (own != nowhere && away(cell, its) >= away(cell, own)))
                continue;
            own = its;
            isNew = true;
        }
    };
    const std::uint32_t columns = cells().columns();
    const std::uint32_t rows = cells().rows();
    while (std::exchange(isNew, false)) {
        for (std::uint32_t row = 0; row < rows; ++row)
            for (std::uint32_t column = 0; column < columns; ++column)
                look(column, row, 1);
        for (std::uint32_t row = rows; row-- > 0;)
            for (std::uint32_t column = columns; column-- > 0;)
                look(column, row, -1);
    }
}

/// The cell beside or aslant of another; nothing beyond the edge of the world.
std::optional<WayCell> WayCorners::neighbor(WayCell cell, Step step) const {
    const auto inside = [this](std::uint32_t at, std::int32_t by, std::uint32_t count) {
        const std::int64_t to = std::int64_t{at} + by;
        if (to >= 0 && to < count)
            return to;
        return cells().wraps() ? (to + count) % count : -1;
    };
    const std::int64_t column = inside(WayCells::column(cell), step.right, cells().columns());
    const std::int64_t row = inside(WayCells::row(cell), step.down, cells().rows());
    if (column < 0 || row < 0)
        return {};
    return WayCells::cell(static_cast<std::uint32_t>(column), static_cast<std::uint32_t>(row));
}

void WayCorners::findCorners() {
    for (std::uint32_t row = 0; row < cells().rows(); ++row)
        for (std::uint32_t column = 0; column < cells().columns(); ++column) {
            const WayCell cell = WayCells::cell(column, row);
            const auto slot = static_cast<std::int64_t>(cells().slot(cell));
            const bool isCorner =
                isOpen(cell) && std::ranges::any_of(aslants, [&](const Step& step) {
                    const std::int32_t down = step.down * m_stride;
                    return m_kinds[inner(slot + step.right + down)] == closed &&
                           m_kinds[inner(slot + step.right)] != closed &&
                           m_kinds[inner(slot + down)] != closed;
                });
            if (isCorner)
                m_corners.push_back({cell, 0, site(cell)});
        }
    for (const Corner& corner : m_corners)
        m_kinds[cells().slot(corner.cell)] = atCorner;
    std::vector<std::uint32_t> found;
    for (Corner& corner : m_corners) {
        findReachable(corner.cell, found);
        corner.first = static_cast<std::uint32_t>(m_next.size());
        m_next.insert(m_next.end(), found.begin(), found.end());
    }
    m_next.shrink_to_fit();
    m_corners.push_back({nowhere, static_cast<std::uint32_t>(m_next.size()), {}});
    m_corners.shrink_to_fit();
}

/// The slot of the cell in the world that a slot of the frame repeats.
std::uint32_t WayCorners::inner(std::int64_t slot) const {
    const auto at = static_cast<std::size_t>(slot);
    return static_cast<std::uint32_t>(cells().wraps() ? cells().slot(cells().cellOfSlot(at)) : at);
}

bool WayCorners::mayStep(std::uint32_t slot, Step step) const {
    const auto isOpen = [&](std::int32_t right, std::int32_t down) {
        return m_kinds[inner(std::int64_t{slot} + right + down * m_stride)] != closed;
    };
    return isOpen(step.right, step.down) &&
           (step.right == 0 || step.down == 0 || (isOpen(step.right, 0) && isOpen(0, step.down)));
}

/// As far as the next corner, past what is surely clear in jumps.
WayCorners::Walk WayCorners::walk(std::uint32_t slot, Step step, std::int32_t most) const {
    Walk walk{0, slot, false};
    const std::int32_t ahead = step.right + step.down * m_stride;
    while (walk.steps < most && !walk.isAtCorner) {
        const std::int32_t clear = std::max(m_map->room(walk.slot) - 1, 1);
        const std::int32_t jump = std::min(clear, most - walk.steps);
        if (clear == 1 && !mayStep(walk.slot, step))
            break;
        walk.slot = inner(std::int64_t{walk.slot} + std::int64_t{jump} * ahead);
        walk.steps += jump;
        walk.isAtCorner = m_kinds[walk.slot] == atCorner;
    }
    return walk;
}

/// Straight, aslant, and first aslant and then straight: no farther straight than from the cells
/// before, up to a corner. So all cells between are open, and the line to the corner is clear.
void WayCorners::findReachable(WayCell from, std::vector<std::uint32_t>& corners) const {
    corners.clear();
    const auto add = [&](const Walk& walk) {
        corners.push_back(indexOf(cells().cellOfSlot(walk.slot)));
    };
    const auto start = static_cast<std::uint32_t>(cells().slot(from));
    std::array<std::int32_t, 4> clear;
    for (std::size_t i = 0; i < 4; ++i) {
        const Walk ahead = walk(start, straights[i], m_farthest);
        clear[i] = ahead.steps - (ahead.isAtCorner ? 1 : 0);
        if (ahead.isAtCorner)
            add(ahead);
    }
    for (std::size_t i = 0; i < 4; ++i) {
        const Step& aslant = aslants[i];
        std::array<std::int32_t, 2> most{clear[i], clear[(i + 1) % 4]};
        Walk at{0, start, false};
        while (at.steps < m_farthest && mayStep(at.slot, aslant)) {
            at.slot = inner(std::int64_t{at.slot} + aslant.right + aslant.down * m_stride);
            ++at.steps;
            if (m_kinds[at.slot] == atCorner) {
                add(at);
                break;
            }
            for (std::size_t k = 0; k < 2; ++k) {
                const Walk ahead =
                    walk(at.slot, straights[(i + k) % 4], std::min(most[k], m_farthest - at.steps));
                if (ahead.isAtCorner)
                    add(ahead);
                most[k] = ahead.steps - (ahead.isAtCorner ? 1 : 0);
            }
        }
    }
}

/// In a world that wraps, the short way of agents beside the centers must be the same.
bool WayCorners::sees(WayCell from, WayCell to) const {
    if (cells().wraps()) {
        const Vec2 offset = cells().offset(cells().center(from), cells().center(to));
        const Vec2 size = cells().size();
        if (2 * magnitude(offset.x) + 4 * size.x > size.x * cells().columns() ||
            2 * magnitude(offset.y) + 4 * size.y > size.y * cells().rows())
            return false;
    }
    return m_map->isInSight(from, to, m_least);
}

std::optional<std::vector<WayCell>> WaySearch::find(const WayCorners& corners, WayCell start,
                                                    WayCell goal) {
    m_corners = &corners;
    begin(start, goal);
    while (!m_front.empty()) {
        std::pop_heap(m_front.begin(), m_front.end());
        const Entry entry = m_front.back();
        m_front.pop_back();
        Node& node = m_nodes[entry.node];
        if (node.isClosed || entry.cost != node.cost || !confirm(entry.node))
            continue;
        node.isClosed = true;
        ++m_expanded;
        if (entry.node == m_start)
            return pathToGoal();
        expand(entry.node);
    }
    return {};
}

void WaySearch::begin(WayCell start, WayCell goal) {
    m_goal = static_cast<std::uint32_t>(m_corners->size());
    m_start = m_goal + 1;
    m_nodes.resize(std::max<std::size_t>(m_nodes.size(), m_start + 1));
    m_front.clear();
    if (++m_round == 0) {
        m_nodes.assign(m_nodes.size(), {});
        m_round = 1;
    }
    const auto end = [this](WayCell cell, End& of) {
        of.cell = cell;
        of.site = m_corners->site(cell);
        m_corners->findReachable(cell, of.around);
    };
    end(goal, m_ends[0]);
    end(start, m_ends[1]);
    std::ranges::sort(m_ends[1].around);
    m_nodes[m_goal] = {0, m_goal, m_round, true, true};
    expand(m_goal);
    if (m_corners->sees(start, goal))
        propose(m_start, m_goal, true);
}

WayCell WaySearch::cellOf(std::uint32_t node) const {
    return node < m_goal ? m_corners->corner(node) : m_ends[node - m_goal].cell;
}

inline Vec2 WaySearch::siteOf(std::uint32_t node) const {
    return node < m_goal ? m_corners->siteOf(node) : m_ends[node - m_goal].site;
}

inline double WaySearch::distance(std::uint32_t from, std::uint32_t to) const {
    return length(m_corners->cells().offset(siteOf(from), siteOf(to)));
}

inline bool WaySearch::isReached(std::uint32_t node) const {
    return m_nodes[node].round == m_round;
}

/// @param isSeen the node certainly sees its parent
void WaySearch::propose(std::uint32_t node, std::uint32_t parent, bool isSeen) {
    Node& of = m_nodes[node];
    if (isReached(node) && of.isClosed)
        return;
    const double cost = m_nodes[parent].cost + distance(parent, node);
    if (isReached(node) && cost >= of.cost)
        return;
    of = {cost, parent, m_round, isSeen, false};
    push(node);
}

void WaySearch::push(std::uint32_t node) {
    const double cost = m_nodes[node].cost;
    m_front.push_back({cost + distance(node, m_start), cost, node});
    std::push_heap(m_front.begin(), m_front.end());
}

/// Whether the node sees its parent. If not, it gets the best of its neighbors, and waits again.
bool WaySearch::confirm(std::uint32_t node) {
    Node& of = m_nodes[node];
    if (of.isSeen || m_corners->sees(cellOf(node), cellOf(of.parent)))
        return true;
    of = {std::numeric_limits<double>::infinity(), m_goal, m_round, true, false};
    for (const std::uint32_t neighbor : neighbors(node)) {
        if (!isReached(neighbor) || !m_nodes[neighbor].isClosed)
            continue;
        const double cost = m_nodes[neighbor].cost + distance(neighbor, node);
        if (cost < of.cost) {
            of.cost = cost;
            of.parent = neighbor;
        }
    }
    if (of.cost < std::numeric_limits<double>::infinity())
        push(node);
    else
        of.round = 0; // not reached
    return false;
}

/// Proposes its parent to its neighbors, as if they saw it.
void WaySearch::expand(std::uint32_t node) {
    const std::uint32_t parent = m_nodes[node].parent;
    for (const std::uint32_t neighbor : neighbors(node))
        propose(neighbor, parent, parent == node);
    if (std::ranges::binary_search(m_ends[1].around, node))
        propose(m_start, parent, parent == node);
}

std::span<const std::uint32_t> WaySearch::neighbors(std::uint32_t node) const {
    return node < m_goal ? m_corners->next(node)
                         : std::span<const std::uint32_t>(m_ends[node - m_goal].around);
}

std::vector<WayCell> WaySearch::pathToGoal() const {
    std::vector<WayCell> path;
    for (std::uint32_t at = m_nodes[m_start].parent; at != m_goal; at = m_nodes[at].parent)
        path.push_back(cellOf(at));
    path.push_back(cellOf(m_goal));
    return path;
}

} // namespace tiller
