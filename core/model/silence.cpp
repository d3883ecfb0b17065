#include "core/model/silence.h"

#include "core/model/agent_type.h"
#include "core/model/registry.h"

#include <algorithm>
#include <map>

namespace tiller {

namespace {

using LinkedNodes = std::multimap<std::string_view, const Node*>;

/// The start nodes, and all nodes that links lead to from them, but none beyond another agent type.
std::set<const Node*> reachedFrom(const std::vector<const Node*>& starts, const LinkedNodes& next) {
    std::set<const Node*> reached(starts.begin(), starts.end());
    std::vector<const Node*> open = starts;
    while (!open.empty()) {
        const Node* current = open.back();
        open.pop_back();
        const auto [first, last] = next.equal_range(current->id);
        for (auto link = first; link != last; ++link)
            if (reached.insert(link->second).second && link->second->type != agentTypeId)
                open.push_back(link->second);
    }
    return reached;
}

bool isBehavior(const Node& node) {
    const NodeType* type = findNodeType(node.type);
    return type && type->kind == NodeKind::behavior;
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
        const auto from = nodes.find(link.from.node);
        const auto to = nodes.find(link.to.node);
        if (from == nodes.end() || to == nodes.end())
            continue;
        forward.emplace(link.from.node, to->second);
        backward.emplace(link.to.node, from->second);
    }

    std::vector<const Node*> solo;
    for (const Node& node : project.nodes)
        if (node.solo && !node.muted)
            solo.push_back(&node);
    const std::set<const Node*> audible = reachedFrom(solo, backward);
    const std::set<const Node*> steered = reachedFrom(solo, forward);

    std::vector<const Node*> soloAgentTypes; // a solo node steers them
    std::vector<const Node*> otherAgentTypes;
    for (const Node& node : project.nodes)
        if (node.type == agentTypeId)
            (steered.contains(&node) ? soloAgentTypes : otherAgentTypes).push_back(&node);
    const std::set<const Node*> steersSolo = reachedFrom(soloAgentTypes, backward);
    const std::set<const Node*> steersOthers = reachedFrom(otherAgentTypes, backward);

    std::set<Id> result;
    for (const Node& node : project.nodes)
        if (isBehavior(node) && !audible.contains(&node) && steersSolo.contains(&node) &&
            !steersOthers.contains(&node))
            result.insert(node.id);
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
    std::set<Id> gone;
    for (const Node& node : project.nodes)
        if (node.type != agentTypeId && silent.contains(node.id))
            gone.insert(node.id);
    std::erase_if(result.links, [&](const Link& link) {
        return silent.contains(link.to.node) || gone.contains(link.from.node);
    });
    std::erase_if(result.nodes, [&](const Node& node) { return gone.contains(node.id); });
    for (Node& node : result.nodes)
        node.muted = node.solo = false;
    return result;
}

} // namespace tiller
