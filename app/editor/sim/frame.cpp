#include "app/editor/sim/frame.h"

#include <algorithm>

namespace tiller {

namespace {

void fillAgents(FrameAgents& to, const Population& from) {
    to.type = from.type;
    to.x = from.x;
    to.y = from.y;
    to.vx = from.vx;
    to.vy = from.vy;
    to.headingX = from.headingX;
    to.headingY = from.headingY;
    to.radius = from.radius;
    to.leading = from.leading;
    to.behaviors = from.behaviors;
}

} // namespace

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

void fillFrame(Frame& frame, const Simulation& simulation, std::uint64_t run, bool withForces) {
    const std::vector<Population>& populations = simulation.populations();
    frame.tick = simulation.tick();
    frame.agents.resize(populations.size());
    for (std::size_t i = 0; i < populations.size(); ++i) {
        fillAgents(frame.agents[i], populations[i]);
        frame.agents[i].forces = withForces ? simulation.forces(i) : PopulationForces{};
    }
    if (frame.run != run || frame.contactTotal != simulation.contactTotal()) {
        frame.contacts = simulation.contacts();
        frame.contactTotal = simulation.contactTotal();
    }
    frame.run = run;
}

std::optional<AgentName> agentAt(const Frame& frame, Vec2 position, double reach) {
    std::optional<AgentName> best;
    double bestGap = reach;
    for (const FrameAgents& agents : frame.agents) {
        for (std::size_t i = 0; i < agents.size(); ++i) {
            const double gap = length(Vec2{agents.x[i], agents.y[i]} - position) - agents.radius[i];
            if (gap < bestGap || (gap == bestGap && !best)) {
                bestGap = gap;
                best = AgentName{agents.type, static_cast<std::uint32_t>(i)};
            }
        }
    }
    return best;
}

} // namespace tiller
