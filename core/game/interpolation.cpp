#include "core/game/world_impl.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tiller::game {

namespace {

constexpr double nowhere = std::numeric_limits<double>::quiet_NaN();

} // namespace

void Interpolation::keep(const Simulation& simulation) {
    m_previous.resize(simulation.populationCount());
    for (std::size_t i = 0; i < m_previous.size(); ++i) {
        const AgentView agents = simulation.agents(i);
        Previous& of = m_previous[i];
        of.ordinal.resize(agents.count);
        of.x.resize(agents.count);
        of.y.resize(agents.count);
        for (std::size_t k = 0; k < agents.count; ++k) {
            const std::uint32_t rank = agents.rank[k];
            of.ordinal[rank] = agents.ordinal[k];
            of.x[rank] = agents.x[k];
            of.y[rank] = agents.y[k];
        }
    }
}

/// The place of an agent, or the number of agents if it was not there.
std::size_t Interpolation::Previous::rankOf(std::uint32_t which, std::size_t guess) const {
    if (guess < ordinal.size() && ordinal[guess] == which)
        return guess;
    const auto found = std::ranges::lower_bound(ordinal, which);
    return found != ordinal.end() && *found == which
               ? static_cast<std::size_t>(found - ordinal.begin())
               : ordinal.size();
}

void Interpolation::put(std::size_t population, std::uint32_t ordinal) {
    if (population >= m_previous.size())
        return;
    Previous& of = m_previous[population];
    const std::size_t rank = of.rankOf(ordinal, ordinal);
    if (rank < of.ordinal.size())
        of.x[rank] = nowhere;
}

void Interpolation::shift(std::size_t population, std::uint32_t ordinal, Vec2 by) {
    if (population >= m_previous.size())
        return;
    Previous& of = m_previous[population];
    const std::size_t rank = of.rankOf(ordinal, ordinal);
    if (rank >= of.ordinal.size())
        return;
    of.x[rank] += by.x;
    of.y[rank] += by.y;
}

Interpolation::Positions Interpolation::positions(const Simulation& simulation,
                                                  std::size_t population, double share) {
    const AgentView agents = simulation.agents(population);
    if (population >= m_previous.size())
        return {agents.x, agents.y};
    m_x.resize(m_previous.size());
    m_y.resize(m_previous.size());
    std::vector<double>& x = m_x[population];
    std::vector<double>& y = m_y[population];
    x.resize(agents.count);
    y.resize(agents.count);
    const Previous& from = m_previous[population];
    const Moment& moment = simulation.moment();
    for (std::size_t i = 0; i < agents.count; ++i) {
        const Vec2 now{agents.x[i], agents.y[i]};
        const std::size_t rank = from.rankOf(agents.ordinal[i], agents.rank[i]);
        const bool glides = rank < from.ordinal.size() && !std::isnan(from.x[rank]);
        const Vec2 then = glides ? Vec2{from.x[rank], from.y[rank]} : now;
        const Vec2 between = imageInside(moment, then + moment.offset(then, now) * share);
        x[i] = between.x;
        y[i] = between.y;
    }
    return {x.data(), y.data()};
}

} // namespace tiller::game
