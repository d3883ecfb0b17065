#include "core/model/agent_type.h"
#include "core/model/check.h"
#include "core/model/project_index.h"
#include "core/model/resolve.h"

#include <algorithm>
#include <array>
#include <set>
#include <span>

namespace tiller {

namespace {

constexpr std::array<std::string_view, 4> goThere{"seek", "arrive", "pursue", "go-to"};
constexpr std::array<std::string_view, 2> goAway{"flee", "evade"};

/// The behaviors of these types that always push an agent type, or a mode, at full weight.
std::vector<const Node*> pushing(const Project& project, ProjectIndex& nodes, const PortRef& input,
                                 std::span<const std::string_view> types) {
    std::vector<const Node*> found;
    for (const Link& link : project.links) {
        const Node* from = nodes.node(link.from.node);
        const bool isOneOf = std::ranges::find(types, from->type) != types.end();
        const bool waits = std::ranges::any_of(project.links, [&](const Link& each) {
            return each.to == PortRef{from->id, "when"};
        });
        if (link.to == input && link.weight >= 1 && isOneOf && !waits)
            found.push_back(from);
    }
    return found;
}

} // namespace

Problems findHints(const Project& project) {
    Problems hints;
    ProjectIndex nodes(project);
    const std::set<Id> silent = silentNodes(project);
    for (const Node& node : project.nodes) {
        if (node.type != agentTypeId && node.type != "agent-mode")
            continue;
        const PortRef input{node.id, node.type == agentTypeId ? "steering" : "forces"};
        for (const Node* toward : pushing(project, nodes, input, goThere))
            for (const Node* away : pushing(project, nodes, input, goAway))
                if (!silent.contains(toward->id) && !silent.contains(away->id))
                    hints.push_back(
                        {Severity::warning,
                         nodes.nameOf(*toward) + " and " + nodes.nameOf(*away) + " both push " +
                             nodes.nameOf(node) +
                             " with their full weight. Each asks for a whole velocity, so it is "
                             "slow where both act. Wire them to a Priority or a Context instead.",
                         {toward->id, away->id, node.id}});
    }
    return hints;
}

} // namespace tiller
