#pragma once

#include "tests/bench/textbook/boid.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace textbook {

/// Sorts boids into square cells, so that a search visits only a few of them.
class Grid {
public:
    /// @param reach the radius of searches; cells are as wide or a little wider
    Grid(const Torus& world, double reach);

    void fill(const std::vector<std::unique_ptr<Boid>>& boids);

    /// Replaces `found` by all other boids that are closer than `reach`.
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
