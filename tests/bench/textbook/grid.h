#pragma once

#include "tests/bench/textbook/boid.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace textbook {

/// Boids by square cells, so that those near a place are found in a few of them.
class Grid {
public:
    /// Cells are as wide as `reach` or a little more; none is asked for boids farther than that.
    Grid(const Torus& world, double reach);

    void fill(const std::vector<std::unique_ptr<Boid>>& boids);

    /// Puts into `found` all others closer to `boid` than `reach`.
    void findNeighbors(const Boid& boid, Neighbors& found) const;

private:
    [[nodiscard]] std::size_t index(double coordinate) const;

    const Torus& m_world;
    double m_reach;
    std::size_t m_perSide;
    double m_cellSize;
    std::vector<std::vector<const Boid*>> m_cells;
};

} // namespace textbook
