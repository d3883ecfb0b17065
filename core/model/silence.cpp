#include "core/model/silence.h"

#include "core/model/agent_type.h"
#include "core/model/registry.h"

#include <algorithm>
#include <map>

namespace tiller {

namespace {

using LinkedNodes = std::multimap<std::string_view, const Node*>;

/// All nodes that can be reached from a node by links, but none beyond an agent type.
std::set<const Node*> reachedFrom(const Node& start, const LinkedNodes& next) {
    std::set<const Node*> reached{&start};
    std::vector<const Node*> open{&start};
    while (!open.empty()) {
        const Node* current = open.back();
        open.pop_back();
        if (current != &start && current->type == agentTypeId)
            continue;
        const auto [first, last] = next.equal_range(current->id);
        for (auto link = first; link != last; ++link)
            if (reached.insert(link->second).second)
                open.push_back(link->second);
    }
    return reached;
}

bool isBehavior(const Node& node) {
    return findNodeType(node.type)->kind == NodeKind::behavior;
}

/// The behaviors that solo nodes silence.
std::set<Id> silencedBySolo(const Project& project) {
    if (std::ranges::none_of(project.nodes, &Node::solo))
        return {};
    std::map<std::string_view, const Node*> nodes;
    for (const Node& node : project.nodes)
        nodes.emplace(node.id, &node);
    LinkedNodes forward;
    LinkedNodes backward;
    for (const Link& link : project.links) {
        forward.emplace(link.from.node, nodes.at(link.to.node));
        backward.emplace(link.to.node, nodes.at(link.from.node));
    }

    std::set<const Node*> audible;
    std::set<const Node*> soloAgentTypes; // a solo node steers them
    for (const Node& node : project.nodes) {
        if (!node.solo || node.muted)
            continue;
        audible.merge(reachedFrom(node, backward));
        for (const Node* reached : reachedFrom(node, forward))
            if (reached->type == agentTypeId)
                soloAgentTypes.insert(reached);
    }

    std::set<Id> result;
    for (const Node& node : project.nodes) {
        if (!isBehavior(node) || audible.contains(&node))
            continue;
        bool steersSolo = false;
        bool steersOthers = false;
        for (const Node* reached : reachedFrom(node, forward))
            if (reached->type == agentTypeId)
                (soloAgentTypes.contains(reached) ? steersSolo : steersOthers) = true;
        if (steersSolo && !steersOthers)
            result.insert(node.id);
    }
    return result;
}

} // namespace

std::set<Id> silentNodes(const Project& project) {
    std::set<Id> silent = silencedBySolo(project);
    for (const Node& node : project.nodes)
        if (node.muted)
            silent.insert(node.id);
    return silent;
}

Project withoutSilent(const Project& project) {
    Project result = project;
    const std::set<Id> silent = silentNodes(project);
    std::erase_if(result.links, [&](const Link& link) {
        return silent.contains(link.to.node) || (silent.contains(link.from.node) &&
                                                 project.node(link.from.node)->type != agentTypeId);
    });
    std::erase_if(result.nodes, [&](const Node& node) {
        return silent.contains(node.id) && node.type != agentTypeId;
    });
    for (Node& node : result.nodes)
        node.muted = node.solo = false;
    return result;
}

} // namespace tiller
