#include "core/scene/way_map.h"

#include <algorithm>

namespace tiller {

namespace {

std::uint32_t countFor(double size, double side) {
    return static_cast<std::uint32_t>(larger(floorOf(size / side + (1 - 1e-9)), 1.0));
}

} // namespace

WayCells::WayCells(Vec2 worldSize, bool wraps, double longest) {
    const Vec2 world{larger(worldSize.x, 1e-6), larger(worldSize.y, 1e-6)};
    double side = larger(longest, larger(world.x, world.y) / mostColumns);
    side = larger(side, squareRoot(world.x * world.y / mostCells));
    m_columns = countFor(world.x, side);
    m_rows = countFor(world.y, side);
    m_grid.worldSize = world;
    m_grid.perWorldSize = {1 / world.x, 1 / world.y};
    m_grid.wraps = wraps;
    m_grid.size = {world.x / m_columns, world.y / m_rows};
    m_grid.perSize = {1 / m_grid.size.x, 1 / m_grid.size.y};
    m_grid.last = {m_columns - 1.0, m_rows - 1.0};
    m_grid.stride = stride();
}

WayCell WayCells::cellAt(Vec2 place) const {
    const auto& [world, perWorld, wraps, size, perSize, last, stride] = m_grid;
    if (wraps)
        place = {place.x - world.x * floorOf(place.x * perWorld.x),
                 place.y - world.y * floorOf(place.y * perWorld.y)};
    const double x = smaller(larger(floorOf(place.x * perSize.x), 0.0), last.x);
    const double y = smaller(larger(floorOf(place.y * perSize.y), 0.0), last.y);
    return cell(static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y));
}

WayCell WayCells::cellOfSlot(std::size_t slot) const {
    const auto at = static_cast<std::uint32_t>(slot); // divides faster than 64 bits
    const std::uint32_t y = at / stride();
    const std::uint32_t x = at - y * stride();
    const auto inside = [](std::uint32_t framed, std::uint32_t count) {
        return framed == 0 ? count - 1 : (framed > count ? 0 : framed - 1);
    };
    return cell(inside(x, m_columns), inside(y, m_rows));
}

WayMap::WayMap(Terrain terrain) : m_terrain(std::move(terrain)), m_obstacles(m_terrain.obstacles) {
    const Vec2 cell = cells().size();
    // Of two neighbors with a wall between them, one center is at most half a cell from the wall.
    m_clearance = larger(m_terrain.clearance, larger(cell.x, cell.y) * 0.501);
    m_perClearance = 1 / m_clearance;
    m_moment = Moment({cell.x * cells().columns(), cell.y * cells().rows()},
                      cells().wraps() ? Edges::wrap : Edges::open);

    const auto far = static_cast<float>(2 * m_clearance);
    m_distances.assign(cells().slotCount(), cells().wraps() ? far : 0);
    for (std::uint32_t y = 0; y < cells().rows(); ++y)
        std::fill_n(m_distances.begin() +
                        static_cast<std::ptrdiff_t>(cells().slot(WayCells::cell(0, y))),
                    cells().columns(), far);
    m_beyond.assign(cells().slotCount(), far);
    m_sole.assign(cells().slotCount(), several);
    for (const ObstacleGeometry& obstacle : m_terrain.obstacles)
        for (const Segment& segment : outlinesOf(obstacle)) {
            m_outlines.push_back(segment);
            draw(static_cast<std::uint32_t>(m_outlines.size() - 1));
        }
    findSole();
    measureCells();
}

void WayMap::note(std::size_t slot, float distance, std::uint32_t outline) {
    m_beyond[slot] = std::min(m_beyond[slot], std::max(m_distances[slot], distance));
    if (distance >= m_distances[slot])
        return;
    m_distances[slot] = distance;
    m_sole[slot] = outline;
}

/// An outline is the only one around a cell if no other one is nearest to a place in the cell, nor
/// between such a place and a center around it.
void WayMap::findSole() {
    const double wide = 1.01 * length(cells().size());
    for (std::size_t slot = 0; slot < m_sole.size(); ++slot) {
        const double beyond = m_beyond[slot];
        if (cells().wraps() || !(beyond > wide) || !(beyond - m_distances[slot] > wide))
            m_sole[slot] = several;
    }
    m_beyond = {};
}

const Segment* WayMap::soleAround(Vec2 place) const {
    const WayCell cell = cells().cellAt(place);
    const std::uint32_t sole = m_sole[cells().slot(cell)];
    const Vec2 offset = cells().center(cell) - place;
    const Vec2 size = cells().size();
    const bool isInside =
        2 * magnitude(offset.x) <= size.x * 1.001 &&
        2 * magnitude(offset.y) <= size.y * 1.001; // or the place is outside of the world
    return isInside && sole != several ? &m_outlines[sole] : nullptr;
}

std::optional<Obstacles::Near> WayMap::nearestOutline(Vec2 place) const {
    const Segment* sole = soleAround(place);
    if (!sole)
        return m_obstacles.nearest(m_moment, place, m_clearance);
    const Obstacles::Near near = Obstacles::nearestOf(*sole, place);
    if (near.distance > m_clearance)
        return {};
    return near;
}

bool WayMap::isCutBefore(Vec2 place, Vec2 center) const {
    const Segment* sole = soleAround(place);
    if (!sole)
        return isCut(place, center);
    const Vec2 between = center - place;
    const double distance = length(between);
    return distance > 0 && cut(*sole, place, between / distance, distance).has_value();
}

/// Steps may go aslant. Two passes count them: from the top left, and back.
void WayMap::measureCells() {
    constexpr std::uint8_t most = 255;
    const double sure = m_clearance * (1 + 1e-6); // blending such distances rounds to enough
    const auto stride = static_cast<std::ptrdiff_t>(cells().stride());
    m_room.assign(cells().slotCount(), 0);
    for (std::size_t slot = 0; slot < m_room.size(); ++slot)
        m_room[slot] = static_cast<double>(m_distances[slot]) > sure; // the frame stays so
    m_costs.assign(cells().slotCount(), 0);
    const auto pass = [stride](std::uint8_t* room, std::ptrdiff_t way) {
        const std::uint8_t least =
            std::min({room[way], room[way * (stride - 1)], room[way * stride],
                      room[way * (stride + 1)], std::uint8_t{most - 1}});
        *room = std::min(*room, static_cast<std::uint8_t>(least + 1));
    };
    for (std::uint32_t y = 0; y < cells().rows(); ++y)
        for (std::uint32_t x = 0; x < cells().columns(); ++x) {
            const std::size_t slot = cells().slot(WayCells::cell(x, y));
            if (isFree(slot))
                m_costs[slot] = static_cast<float>(slowness(slot));
            if (m_room[slot] > 0)
                m_room[slot] = most;
            pass(&m_room[slot], -1);
        }
    for (std::uint32_t y = cells().rows(); y-- > 0;)
        for (std::uint32_t x = cells().columns(); x-- > 0;)
            pass(&m_room[cells().slot(WayCells::cell(x, y))], 1);
}

/// The first row in which agents see obstacles, and the one behind the last; the same for columns.
/// A world that wraps has one image of itself on each side, as in SegmentIndex::forImages.
/// @param count the rows of the world
std::pair<double, double> WayMap::visible(std::uint32_t count) const {
    return cells().wraps() ? std::pair(-1.0 * count, 2.0 * count) : std::pair(0.0, 1.0 * count);
}

/// Lowers the distances of all cells near a segment, row by row.
void WayMap::draw(std::uint32_t outline) {
    const Segment& segment = m_outlines[outline];
    const Vec2 cell = cells().size();
    const double reach = 2 * m_clearance + segment.radius;
    const bool down = segment.a.y <= segment.b.y;
    const Vec2 top = down ? segment.a : segment.b;
    const Vec2 bottom = down ? segment.b : segment.a;
    double first = floorOf((top.y - reach) / cell.y);
    double last = floorOf((bottom.y + reach) / cell.y);
    const auto [firstVisible, end] = visible(cells().rows());
    first = larger(first, firstVisible);
    last = smaller(last, end - 1);
    const double slope = bottom.y > top.y ? (bottom.x - top.x) / (bottom.y - top.y) : 0;
    const auto xAt = [&](double y) { // of the part of the segment that is near a row
        return top.x + (smaller(larger(y, top.y), bottom.y) - top.y) * slope;
    };
    for (double row = first; row <= last; ++row) {
        const double y = (row + 0.5) * cell.y;
        double left = smaller(xAt(y - reach), xAt(y + reach));
        double right = larger(xAt(y - reach), xAt(y + reach));
        if (slope == 0) {
            left = smaller(top.x, bottom.x);
            right = larger(top.x, bottom.x);
        }
        drawRow(outline, static_cast<std::int64_t>(row), left - reach, right + reach);
    }
}

void WayMap::drawRow(std::uint32_t outline, std::int64_t row, double left, double right) {
    const Segment& segment = m_outlines[outline];
    const Vec2 cell = cells().size();
    const auto columns = static_cast<std::int64_t>(cells().columns());
    const auto rows = static_cast<std::int64_t>(cells().rows());
    double first = floorOf(left / cell.x);
    double last = floorOf(right / cell.x);
    const auto [firstVisible, end] = visible(cells().columns());
    first = larger(first, firstVisible);
    last = smaller(last, end - 1);
    const auto inside = [](std::int64_t at, std::int64_t count) {
        const std::int64_t rest = at % count;
        return static_cast<std::uint32_t>(rest < 0 ? rest + count : rest);
    };
    for (double column = first; column <= last; ++column) {
        const Vec2 center{(column + 0.5) * cell.x, (static_cast<double>(row) + 0.5) * cell.y};
        const auto distance =
            static_cast<float>(length(nearestOn(segment, center) - center) - segment.radius);
        const WayCell at =
            WayCells::cell(inside(static_cast<std::int64_t>(column), columns), inside(row, rows));
        cells().forSlots(at, [&](std::size_t slot) { note(slot, distance, outline); });
    }
}

/// Walks along the longer side, and skips what is surely clear. Between the two cells of each step,
/// distances are blended.
bool WayMap::isInSight(WayCell from, WayCell to, double least) const {
    const auto columns = static_cast<std::int32_t>(cells().columns());
    const auto rows = static_cast<std::int32_t>(cells().rows());
    const auto apart = [this](std::uint32_t a, std::uint32_t b, std::int32_t count) {
        auto steps = static_cast<std::int32_t>(b) - static_cast<std::int32_t>(a);
        if (cells().wraps())
            steps += 2 * steps > count ? -count : (2 * steps < -count ? count : 0);
        return steps;
    };
    const std::int32_t right = apart(WayCells::column(from), WayCells::column(to), columns);
    const std::int32_t down = apart(WayCells::row(from), WayCells::row(to), rows);
    const bool isWide = std::abs(right) >= std::abs(down);
    const std::int32_t steps = isWide ? std::abs(right) : std::abs(down);
    const double slope = steps > 0 ? static_cast<double>(isWide ? down : right) / steps : 0;
    const std::int32_t step = (isWide ? right : down) > 0 ? 1 : -1;

    const auto x = static_cast<std::int32_t>(WayCells::column(from));
    const auto y = static_cast<std::int32_t>(WayCells::row(from));
    const auto inside = [](std::int32_t at, std::int32_t count) {
        return at < 0 ? at + count : (at >= count ? at - count : at);
    };
    const bool wraps = cells().wraps();
    const std::int32_t stride = columns + 2;
    const std::int32_t first = (y + 1) * stride + x + 1;
    const auto slotAt = [&](std::int32_t along, std::int32_t across) {
        if (!wraps)
            return static_cast<std::size_t>(isWide ? first + across * stride + along
                                                   : first + along * stride + across);
        const std::int32_t column = inside(x + (isWide ? along : across), columns);
        const std::int32_t row = inside(y + (isWide ? across : along), rows);
        return static_cast<std::size_t>((row + 1) * stride + column + 1);
    };
    for (std::int32_t i = 1; i < steps;) {
        const double across = slope * i;
        const auto whole = static_cast<std::int32_t>(across);
        const std::int32_t lower = whole - (across < whole ? 1 : 0);
        const std::size_t slot = slotAt(i * step, lower);
        if (m_room[slot] > 2) { // the next steps reach no cell farther aside than along, plus 2
            i += m_room[slot] - 2;
            continue;
        }
        const double share = across - lower;
        double distance = m_distances[slot];
        if (share > 0)
            distance = distance * (1 - share) +
                       static_cast<double>(m_distances[slotAt(i * step, lower + 1)]) * share;
        if (distance < least)
            return false;
        ++i;
    }
    return true;
}

bool WayMap::isCut(Vec2 from, Vec2 to) const {
    const Vec2 between = cells().offset(from, to);
    const double distance = length(between);
    return distance > 0 &&
           m_obstacles.firstCut(m_moment, from, between / distance, distance).has_value();
}

} // namespace tiller
