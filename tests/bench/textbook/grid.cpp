#include "tests/bench/textbook/textbook.h"

#include <algorithm>

namespace textbook {

Grid::Grid(const Torus& world, double reach)
    : m_world(world)
    , m_reach(reach)
    , m_perSide(std::max<std::size_t>(3, static_cast<std::size_t>(world.side() / reach)))
    , m_cellSize(world.side() / static_cast<double>(m_perSide))
    , m_cells(m_perSide * m_perSide) {}

void Grid::fill(const std::vector<std::unique_ptr<Boid>>& boids) {
    for (auto& cell : m_cells)
        cell.clear();
    for (const auto& boid : boids)
        m_cells[index(boid->position().y) * m_perSide + index(boid->position().x)].push_back(
            boid.get());
}

void Grid::findNeighbors(const Boid& boid, Neighbors& found) const {
    found.clear();
    const std::size_t column = index(boid.position().x);
    const std::size_t row = index(boid.position().y);
    for (std::size_t down = 0; down < 3; ++down)
        for (std::size_t right = 0; right < 3; ++right) {
            const std::size_t y = (row + m_perSide - 1 + down) % m_perSide;
            const std::size_t x = (column + m_perSide - 1 + right) % m_perSide;
            for (const Boid* other : m_cells[y * m_perSide + x])
                if (other != &boid &&
                    m_world.offset(boid.position(), other->position()).lengthSquared() <
                        m_reach * m_reach)
                    found.push_back(other);
        }
}

std::size_t Grid::index(double coordinate) const {
    return std::min(m_perSide - 1, static_cast<std::size_t>(coordinate / m_cellSize));
}

} // namespace textbook
