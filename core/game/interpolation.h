#pragma once

#include "core/sim/simulation.h"

#include <cstdint>
#include <vector>

namespace tiller::game {

/// The positions of agents between the last two ticks.
class Interpolation {
public:
    /// Keeps the positions before a tick. Costs a copy of them.
    void keep(const Simulation& simulation);
    /// An agent was put elsewhere: it does not glide there.
    void put(std::size_t population, std::uint32_t ordinal);
    /// Forgets: positions are those of the last tick.
    void clear() { m_previous.clear(); }

    /// The positions at a share of the way from the tick before to the last one, in the order of
    /// Simulation::agents. In a world that wraps, along the short way. Agents that came in the last
    /// tick are where they are. Valid until the next call for this population.
    struct Positions {
        const double* x = nullptr;
        const double* y = nullptr;
    };
    Positions positions(const Simulation& simulation, std::size_t population, double share,
                        const Project& project);

private:
    /// By rank: ascending by ordinal.
    struct Previous {
        std::vector<std::uint32_t> ordinal;
        std::vector<double> x, y;

        [[nodiscard]] std::size_t rankOf(std::uint32_t which, std::size_t guess) const;
    };

    std::vector<Previous> m_previous; ///< by population; empty if there is nothing to glide from
    std::vector<std::vector<double>> m_x, m_y;
};

} // namespace tiller::game
