#include "app/editor/viewport/placed_agents.h"

#include "core/model/agent_type.h"

namespace tiller {

std::optional<std::vector<PlacedAgent>> startingAgents(const Project& project, const Frame& frame,
                                                       const Id& type) {
    const Node* node = project.node(type);
    if (!node || node->type != agentTypeId)
        return {};
    const AgentTypeSettings settings = agentTypeSettings(*node);
    if (settings.start == StartKind::placed)
        return node->agents;
    const FrameAgents* shown = frame.agentsOf(type);
    if (frame.tick != 0 || !shown || static_cast<double>(shown->size()) != settings.count ||
        shown->size() > mostToPlace)
        return {};
    std::vector<PlacedAgent> agents;
    for (std::size_t i = 0; i < shown->size(); ++i)
        agents.push_back({"", {shown->x[i], shown->y[i]}, {shown->vx[i], shown->vy[i]}});
    return agents;
}

Result<Change> startWith(const Project& project, const Id& type, std::vector<PlacedAgent> agents) {
    Project placed = project;
    apply(setAgents(placed, type, std::move(agents)), placed);
    const Result<Change> start = setValue(placed, type, "start", std::string("placed"));
    if (!start)
        return start;
    apply(start.value(), placed);
    return difference(project, placed);
}

} // namespace tiller
