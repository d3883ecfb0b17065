#include "app/editor/sim/frame.h"

#include <algorithm>
#include <string>

namespace tiller {

namespace {

/// A frame has its agents in the order of their ordinals.
void fillAgents(FrameAgents& to, const AgentView& from) {
    to.type = *from.typeId;
    to.behaviors = *from.behaviors;
    for (auto* column : {&to.x, &to.y, &to.vx, &to.vy, &to.headingX, &to.headingY, &to.radius})
        column->resize(from.count);
    to.leading.resize(from.count);
    to.ordinal.resize(from.count);
    to.life.assign(from.lifeByRank, from.lifeByRank + from.count);
    for (std::size_t slot = 0; slot < from.count; ++slot) {
        const std::uint32_t i = from.rank[slot];
        to.ordinal[i] = from.ordinal[slot];
        to.x[i] = from.x[slot];
        to.y[i] = from.y[slot];
        to.vx[i] = from.vx[slot];
        to.vy[i] = from.vy[slot];
        to.headingX[i] = from.headingX[slot];
        to.headingY[i] = from.headingY[slot];
        to.radius[i] = from.radius[slot * from.radiusStep];
        to.leading[i] = from.leading ? from.leading[slot] : Population::nobody;
    }
}

void fillGround(FrameGround& to, const Id& id, const GroundMap& from) {
    const GroundGeometry& settings = from.settings();
    to.id = id;
    to.columns = from.cells().columns();
    to.corner = from.origin();
    to.size = from.cells().grid().worldSize;
    to.color = static_cast<std::uint32_t>(std::stoul(settings.color.substr(1), nullptr, 16));
    to.levels.resize(from.values().size());
    const double share = 255 / (settings.full * GroundMap::fineness);
    std::ranges::transform(from.values(), to.levels.begin(), [share](double value) {
        return static_cast<std::uint8_t>(std::min(value * share + 0.5, 255.0));
    });
}

} // namespace

StartLives startLivesOf(const Simulation& start) {
    StartLives lives;
    for (std::size_t i = 0; start.tick() == 0 && i < start.populationCount(); ++i) {
        const AgentView agents = start.agents(i);
        const auto count = static_cast<std::uint32_t>(agents.count);
        lives.types.push_back({*agents.typeId, lives.end, count});
        lives.end += count;
    }
    return lives;
}

std::optional<std::uint32_t> lifeInRun(std::uint32_t life, const StartLives& here,
                                       const StartLives& there) {
    if (here.types.empty() || there.types.empty())
        return life;
    if (life >= here.end)
        return life - here.end + there.end;
    const auto isOfType = [life](const StartLives::Of& of) { return life - of.first < of.count; };
    const auto from = std::ranges::find_if(here.types, isOfType);
    const auto to = std::ranges::find(there.types, from->type, &StartLives::Of::type);
    if (to == there.types.end() || life - from->first >= to->count)
        return {};
    return life - from->first + to->first;
}

std::optional<std::size_t> FrameAgents::indexOf(std::uint32_t agent) const {
    const auto found = std::ranges::lower_bound(ordinal, agent);
    if (found == ordinal.end() || *found != agent)
        return {};
    return static_cast<std::size_t>(found - ordinal.begin());
}

std::size_t Frame::agentCount() const {
    std::size_t count = 0;
    for (const FrameAgents& each : agents)
        count += each.size();
    return count;
}

const FrameAgents* Frame::agentsOf(std::string_view type) const {
    const auto found = std::find_if(agents.begin(), agents.end(),
                                    [&](const FrameAgents& each) { return each.type == type; });
    return found == agents.end() ? nullptr : &*found;
}

void fillAgents(std::vector<FrameAgents>& agents, const Simulation& simulation) {
    agents.resize(simulation.populationCount());
    for (std::size_t i = 0; i < agents.size(); ++i) {
        fillAgents(agents[i], simulation.agents(i));
        simulation.readModes(i, agents[i].modes);
    }
}

void fillFrame(Frame& frame, const Simulation& simulation, std::uint64_t run, bool withForces) {
    frame.run = run;
    frame.tick = simulation.tick();
    fillAgents(frame.agents, simulation);
    for (std::size_t i = 0; i < frame.agents.size(); ++i)
        frame.agents[i].forces = withForces ? simulation.forces(i) : PopulationForces{};
    frame.grounds.resize(simulation.grounds().size());
    std::size_t i = 0;
    for (const auto& [id, ground] : simulation.grounds())
        fillGround(frame.grounds[i++], id, *ground);
    // Few: at most one per pair of agent types, and one per agent type and node.
    frame.contacts = simulation.contacts();
    frame.contactTotal = simulation.contactTotal();
    frame.events = simulation.events();
    frame.end = simulation.end();
    frame.variables = simulation.variables();
}

void fillValues(Frame& frame, const Simulation& simulation, std::span<const Coloring> colorings) {
    for (FrameAgents& agents : frame.agents) {
        agents.coloring.reset();
        agents.values.clear();
    }
    for (const Coloring& each : colorings)
        for (std::size_t i = 0; i < frame.agents.size(); ++i)
            if (frame.agents[i].type == each.what.of) {
                frame.agents[i].coloring = each;
                frame.agents[i].values = simulation.readEach(i, each.what.quantity, each.what.node);
            }
}

std::optional<AgentName> agentAt(const Frame& frame, Vec2 position, double reach) {
    std::optional<AgentName> best;
    double bestGap = reach;
    for (const FrameAgents& agents : frame.agents) {
        for (std::size_t i = 0; i < agents.size(); ++i) {
            const double gap = length(Vec2{agents.x[i], agents.y[i]} - position) - agents.radius[i];
            if (gap < bestGap || (gap == bestGap && !best)) {
                bestGap = gap;
                best = AgentName{agents.type, agents.ordinal[i]};
            }
        }
    }
    return best;
}

} // namespace tiller
