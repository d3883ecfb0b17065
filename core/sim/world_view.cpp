#include "core/sim/world_view.h"

namespace tiller {

void WorldView::update() {
    m_grids.resize(m_populations.size());
    m_largest.resize(m_populations.size());
    for (std::size_t i = 0; i < m_populations.size(); ++i) {
        const Population& of = m_populations[i];
        m_grids[i].build(of.x, of.y, m_moment);
        m_largest[i] = of.radius.empty() ? 0 : *std::ranges::max_element(of.radius);
    }
}

Vec2 WorldView::position(AgentRef agent) const {
    const Population& of = m_populations[agent.population];
    return {of.x[agent.ordinal], of.y[agent.ordinal]};
}

Seen WorldView::seenAs(std::uint32_t population, std::uint32_t ordinal, Vec2 offset) const {
    const Population& of = m_populations[population];
    return {{population, ordinal}, offset, {of.vx[ordinal], of.vy[ordinal]}};
}

std::optional<Seen> WorldView::nearest(const Group& group, AgentRef looker, double range) const {
    const Vec2 from = position(looker);
    Grid::Found best;
    std::optional<std::uint32_t> where;
    for (const std::uint32_t population : group) {
        const std::int64_t except = population == looker.population ? looker.ordinal : -1;
        if (m_grids[population].nearest(from, range, m_moment, except, best))
            where = population;
    }
    if (!where)
        return {};
    ++m_seen;
    return seenAs(*where, best.ordinal, best.offset);
}

void WorldView::within(const Group& group, AgentRef looker, double range,
                       std::vector<Seen>& found) const {
    const Vec2 from = position(looker);
    for (const std::uint32_t population : group)
        m_grids[population].within(from, range, m_moment,
                                   [&](std::uint32_t ordinal, Vec2 offset, double) {
                                       if (AgentRef{population, ordinal} != looker)
                                           found.push_back(seenAs(population, ordinal, offset));
                                   });
    m_seen += found.size();
}

std::optional<Seen> WorldView::agent(AgentRef which, AgentRef looker) const {
    if (which.population >= m_populations.size() ||
        which.ordinal >= m_populations[which.population].size())
        return {};
    return seenAs(which.population, which.ordinal,
                  m_moment.offset(position(looker), position(which)));
}

void WorldView::addTouches(std::uint32_t a, std::uint32_t b, std::vector<Touch>& touches) const {
    const bool swapped = m_populations[a].size() > m_populations[b].size();
    const std::uint32_t few = swapped ? b : a;
    const std::uint32_t many = swapped ? a : b;
    const Population& from = m_populations[few];
    const Population& to = m_populations[many];
    if (m_largest[a] + m_largest[b] <= 0)
        return;
    for (std::uint32_t i = 0; i < from.size(); ++i)
        m_grids[many].within({from.x[i], from.y[i]}, from.radius[i] + m_largest[many], m_moment,
                             [&](std::uint32_t j, Vec2, double d2) {
                                 if (a == b && j <= i)
                                     return;
                                 const double reach = from.radius[i] + to.radius[j];
                                 if (d2 > reach * reach)
                                     return;
                                 if (swapped)
                                     touches.push_back({{a, j}, {b, i}});
                                 else
                                     touches.push_back({{a, i}, {b, j}});
                             });
}

std::vector<Touch> WorldView::touches() const {
    std::vector<Touch> touches;
    const auto count = static_cast<std::uint32_t>(m_populations.size());
    for (std::uint32_t a = 0; a < count; ++a)
        for (std::uint32_t b = a; b < count; ++b)
            addTouches(a, b, touches);
    return touches;
}

std::size_t WorldView::bytes() const {
    std::size_t bytes = 0;
    for (const Grid& grid : m_grids)
        bytes += grid.bytes();
    return bytes;
}

} // namespace tiller
