#include "core/sim/start_room.h"

#include <algorithm>
#include <cmath>

namespace tiller {

StartRoom::StartRoom(const Moment& moment, double largest) : m_moment(&moment) {
    const double cell = std::max(2 * largest, 1e-3);
    m_perCell = {1 / cell, 1 / cell};
    if (moment.edges != Edges::wrap)
        return;
    m_columns = static_cast<std::int64_t>(std::max(std::floor(moment.worldSize.x / cell), 1.0));
    m_rows = static_cast<std::int64_t>(std::max(std::floor(moment.worldSize.y / cell), 1.0));
    m_perCell = {static_cast<double>(m_columns) / moment.worldSize.x,
                 static_cast<double>(m_rows) / moment.worldSize.y};
}

std::int64_t StartRoom::cellOf(double at) {
    return static_cast<std::int64_t>(std::floor(at));
}

std::uint64_t StartRoom::key(std::int64_t column, std::int64_t row) const {
    const auto around = [](std::int64_t cell, std::int64_t cells) {
        return cells == 0 ? cell : (cell % cells + cells) % cells;
    };
    return static_cast<std::uint64_t>(around(column, m_columns)) << 32 ^
           (static_cast<std::uint64_t>(around(row, m_rows)) & 0xffffffff);
}

void StartRoom::add(Vec2 place, double radius) {
    m_cells[key(column(place.x), row(place.y))].push_back({place, radius});
}

bool StartRoom::isFree(Vec2 place, double radius) const {
    for (std::int64_t y = row(place.y) - 1; y <= row(place.y) + 1; ++y)
        for (std::int64_t x = column(place.x) - 1; x <= column(place.x) + 1; ++x) {
            const auto cell = m_cells.find(key(x, y));
            if (cell == m_cells.end())
                continue;
            for (const Body& body : cell->second) {
                const Vec2 apart = m_moment->offset(place, body.place);
                const double touch = radius + body.radius;
                if (dot(apart, apart) < touch * touch)
                    return false;
            }
        }
    return true;
}

} // namespace tiller
