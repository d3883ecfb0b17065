#include "core/sim/search/world_view.h"

#include "core/scene/geometry.h"
#include "core/sim/search/nearest_search.h"

namespace tiller {

void WorldView::update(std::span<const Herd> herds) {
    m_world.clear();
    for (std::uint32_t i = 0; i < m_crowds.size(); ++i) {
        const Crowd& of = m_crowds[i];
        m_world.push_back({.population = i,
                           .x = of.now.x.data(),
                           .y = of.now.y.data(),
                           .vx = of.now.vx.data(),
                           .vy = of.now.vy.data(),
                           .ordinal = of.ordinal.data(),
                           .count = of.size(),
                           .grid = &of.grid,
                           .radius = &of.radius,
                           .drift = of.drift});
    }
    for (const Herd& herd : herds)
        m_world.push_back(herd.candidates(static_cast<std::uint32_t>(m_world.size())));
}

void WorldView::nearest(const Group& group, const Block& block, LaneBits lookers, double range,
                        Signal& out) const {
    findNearest(group, m_world, block, lookers, range, out);
}

void WorldView::within(const Group& group, const Block& block, std::size_t lane, double range,
                       const Geometry* obstacles, std::vector<Seen>& found) const {
    const AgentRef looker = block.agent(lane);
    const auto* hiding = obstacles ? obstacles->as<Obstacles>() : nullptr;
    for (const std::uint32_t population : group) {
        const Candidates& of = m_world[population];
        forEachNear(of, m_moment, block.position(lane), range,
                    [&](std::uint32_t slot, Vec2 offset, double d2) {
                        const AgentRef other{population, of.ordinal[slot]};
                        if (d2 <= range * range && other != looker &&
                            !(hiding && hiding->hides(m_moment, block.position(lane), offset)))
                            found.push_back({other,
                                             offset,
                                             {of.vx[slot], of.vy[slot]},
                                             m_crowds[population].radius.of(slot)});
                    });
    }
}

void WorldView::countTouched(const InputPort& others, const Block& block, double margin,
                             Lanes& counts) const {
    tiller::countTouched(m_world, others, block, margin, counts);
}

void WorldView::nearestSeveral(
    const Group& group, const Block& block, LaneBits lookers, double range, std::size_t most,
    const std::function<void(std::size_t, const NearAgents&)>& visit) const {
    findSeveral(group, m_world, block, lookers, range, most, visit);
}

const double* WorldView::memory(std::uint32_t population, std::size_t value) const {
    return m_crowds[population].memory[value].data();
}

std::optional<Seen> WorldView::agent(AgentRef which, Vec2 from) const {
    if (which.population >= m_crowds.size())
        return {};
    const std::optional<std::size_t> found = m_crowds[which.population].slotOf(which.ordinal);
    if (!found)
        return {};
    const std::size_t slot = *found;
    const Candidates& of = m_world[which.population];
    return Seen{which,
                m_moment.offset(from, {of.x[slot], of.y[slot]}),
                {of.vx[slot], of.vy[slot]},
                m_crowds[which.population].radius.of(slot)};
}

Vec2 WorldView::heading(AgentRef which) const {
    if (which.population == AgentRef::outside)
        return which.ordinal < m_moment.externals.size() ? m_moment.externals[which.ordinal].heading
                                                         : Vec2{1, 0};
    const Crowd& of = m_crowds[which.population];
    const std::optional<std::size_t> slot = of.slotOf(which.ordinal);
    return slot ? Vec2{of.headingX[*slot], of.headingY[*slot]} : Vec2{1, 0};
}

void WorldView::all(const Group& group, std::vector<Seen>& found) const {
    for (const std::uint32_t population : group) {
        const Candidates& of = m_world[population];
        for (std::size_t slot = 0; slot < of.count; ++slot)
            found.push_back({{population, of.ordinal[slot]},
                             {of.x[slot], of.y[slot]},
                             {of.vx[slot], of.vy[slot]},
                             m_crowds[population].radius.of(slot)});
    }
}

std::size_t WorldView::count(const Group& group) const {
    std::size_t count = 0;
    for (const std::uint32_t population : group)
        count += m_crowds[population].size();
    return count;
}

} // namespace tiller
