#include "core/scene/way_cells.h"

namespace tiller {

namespace {

std::uint32_t countFor(double size, double side) {
    return static_cast<std::uint32_t>(larger(floorOf(size / side + (1 - 1e-9)), 1.0));
}

} // namespace

WayCells::WayCells(Vec2 worldSize, bool wraps, double longest)
    : m_worldSize{larger(worldSize.x, 1e-6), larger(worldSize.y, 1e-6)}
    , m_perWorldSize{1 / m_worldSize.x, 1 / m_worldSize.y}
    , m_wraps(wraps) {
    double side = larger(longest, larger(m_worldSize.x, m_worldSize.y) / mostColumns);
    side = larger(side, squareRoot(m_worldSize.x * m_worldSize.y / mostCells));
    m_columns = countFor(m_worldSize.x, side);
    m_rows = countFor(m_worldSize.y, side);
    m_size = {m_worldSize.x / m_columns, m_worldSize.y / m_rows};
    m_perSize = {1 / m_size.x, 1 / m_size.y};
    m_lastColumn = m_columns - 1.0;
    m_lastRow = m_rows - 1.0;
}

WayCell WayCells::cellAt(Vec2 place) const {
    if (m_wraps)
        place = {place.x - m_worldSize.x * floorOf(place.x * m_perWorldSize.x),
                 place.y - m_worldSize.y * floorOf(place.y * m_perWorldSize.y)};
    const double x = smaller(larger(floorOf(place.x * m_perSize.x), 0.0), m_lastColumn);
    const double y = smaller(larger(floorOf(place.y * m_perSize.y), 0.0), m_lastRow);
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
