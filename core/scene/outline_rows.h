#pragma once

#include "core/base/number.h"
#include "core/base/vec2.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tiller {

/// The edges of an outline in rows, by their height: finds those that may cross a height. How they
/// are divided never changes whether a place is inside, only how fast that is found.
class OutlineRows {
public:
    static constexpr std::size_t fewEdges = 32; ///< so few need no rows

    OutlineRows() = default;
    /// @param heights of both ends of each edge
    explicit OutlineRows(std::span<const Vec2> heights);

    /// Calls `visit(i)` for every edge that may cross a height, each once.
    template <class Visit>
    void forEdgesAt(double y, Visit visit) const {
        if (!(y >= m_low && y <= m_high))
            return;
        const std::size_t row = rowOf(y);
        for (std::uint32_t i = m_starts[row]; i < m_starts[row + 1]; ++i)
            visit(m_edges[i]);
    }

    [[nodiscard]] std::size_t edgesAt(double y) const {
        if (!(y >= m_low && y <= m_high))
            return 0;
        return m_starts[rowOf(y) + 1] - m_starts[rowOf(y)];
    }

    /// Whether a ray from a place to the right crosses the edges an odd number of times.
    /// @param edgeAt edgeAt(i): both ends of an edge, in a pair
    template <class EdgeAt>
    [[nodiscard]] bool areAround(Vec2 place, EdgeAt edgeAt) const {
        bool isInside = false;
        forEdgesAt(place.y, [&](std::uint32_t i) {
            const auto [a, b] = edgeAt(i);
            isInside = isInside != isCrossed(place, a, b);
        });
        return isInside;
    }
    [[nodiscard]] static bool isCrossed(Vec2 place, Vec2 a, Vec2 b) {
        return (a.y > place.y) != (b.y > place.y) &&
               place.x < a.x + (b.x - a.x) * (place.y - a.y) / (b.y - a.y);
    }

private:
    [[nodiscard]] std::size_t rowOf(double y) const {
        const double last = static_cast<double>(m_starts.size() - 2);
        return static_cast<std::size_t>(smaller(larger((y - m_low) * m_perRow, 0.0), last));
    }

    double m_low = 0;
    double m_high = -1;
    double m_perRow = 0;
    std::vector<std::uint32_t> m_starts; ///< by row: where it begins in m_edges; and the end
    std::vector<std::uint32_t> m_edges;
};

} // namespace tiller
