#pragma once

#include "tests/bench/textbook/flocking.h"
#include "tests/bench/textbook/grid.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace textbook {

/// Many boids, in a world of a size that gives each about ten neighbors.
class Flock {
public:
    explicit Flock(std::size_t count);

    void step();
    [[nodiscard]] double neighborsPerBoid();

private:
    Torus m_world;
    Grid m_grid;
    Separation m_separation;
    Alignment m_alignment;
    Cohesion m_cohesion;
    std::vector<std::unique_ptr<Boid>> m_boids;
    Neighbors m_neighbors; // a member, so that its memory is reused
};

} // namespace textbook
