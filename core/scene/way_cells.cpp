#include "core/scene/way_cells.h"

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

} // namespace tiller
