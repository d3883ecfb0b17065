#pragma once

#include "core/nodes/node_code.h"

#include <cstdint>
#include <unordered_map>

namespace tiller {

/// The bodies of solid agents that have got their place at the start, so that others keep clear.
class StartRoom {
public:
    /// @param largest no body has a larger radius. The moment must outlive it.
    StartRoom(const Moment& moment, double largest);

    void add(Vec2 place, double radius);
    /// Whether a body would overlap none.
    [[nodiscard]] bool isFree(Vec2 place, double radius) const;

private:
    struct Body {
        Vec2 place;
        double radius = 0;
    };

    [[nodiscard]] std::int64_t column(double x) const { return cellOf(x * m_perCell.x); }
    [[nodiscard]] std::int64_t row(double y) const { return cellOf(y * m_perCell.y); }
    [[nodiscard]] static std::int64_t cellOf(double at);
    [[nodiscard]] std::uint64_t key(std::int64_t column, std::int64_t row) const;

    const Moment* m_moment;
    Vec2 m_perCell;             ///< 1 / the size of a cell
    std::int64_t m_columns = 0; ///< of a world that wraps, else 0
    std::int64_t m_rows = 0;
    std::unordered_map<std::uint64_t, std::vector<Body>> m_cells; ///< by key
};

} // namespace tiller
