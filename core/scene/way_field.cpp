#include "core/scene/way_field.h"

namespace tiller {

WayField::WayField(std::shared_ptr<const WayMap> map, std::span<const WayCell> goals,
                   const Crowds& crowds)
    : m_map(std::move(map)), m_table(findWays(*m_map, goals, crowds)) {}

std::optional<double> WayField::timeFrom(Vec2 place) const {
    const auto step = stepFrom(place, [&](WayCell goal) { return m_map->cells().center(goal); });
    if (!step)
        return {};
    return step->left;
}

/// Where the directions cancel each other, the nearest cell decides.
WayField::Step WayField::Blend::result() const {
    if (length(directions) < 0.1 * shares)
        return largest;
    const double mean = left / shares;
    return Step{unit(directions) * mean, mean};
}

std::optional<WayField::Step> WayField::awayFromWall(Vec2 place) const {
    const WayCells& cells = m_map->cells();
    if (m_map->isFree(cells.slot(cells.cellAt(place))))
        return {};
    const auto near = m_map->nearestOutline(place);
    if (!near)
        return {};
    const Vec2 out = unit(near->offset) * (near->distance < 0 ? 1 : -1);
    return Step{out * coordinateLimit, coordinateLimit};
}

} // namespace tiller
