#include "core/model/silence.h"

#include "core/model/agent_type.h"
#include "core/model/registry.h"

#include <algorithm>
#include <map>

namespace tiller {

namespace {

using Neighbors = std::multimap<std::string_view, const Node*>;

/// All that is reached from a node; not beyond agent types, of which others only know.
std::set<const Node*> reachedFrom(const Node& start, const Neighbors& next) {
    std::set<const Node*> reached{&start};
    std::vector<const Node*> open{&start};
    while (!open.empty()) {
        const Node* at = open.back();
        open.pop_back();
        if (at != &start && at->type == agentTypeId)
            continue;
        const auto [first, last] = next.equal_range(at->id);
        for (auto link = first; link != last; ++link)
            if (reached.insert(link->second).second)
                open.push_back(link->second);
    }
    return reached;
}

bool isBehavior(const Node& node) {
    return findNodeType(node.type)->kind == NodeKind::behavior;
}

/// Behaviors that solo ones leave no say.
std::set<Id> drownedOut(const Project& project) {
    if (std::ranges::none_of(project.nodes, &Node::solo))
        return {};
    std::map<std::string_view, const Node*> nodes;
    for (const Node& node : project.nodes)
        nodes.emplace(node.id, &node);
    Neighbors onward;
    Neighbors back;
    for (const Link& link : project.links) {
        onward.emplace(link.from.node, nodes.at(link.to.node));
        back.emplace(link.to.node, nodes.at(link.from.node));
    }

    std::set<const Node*> heard;
    std::set<const Node*> taken; // agent types that a solo node steers
    for (const Node& node : project.nodes) {
        if (!node.solo || node.muted)
            continue;
        heard.merge(reachedFrom(node, back));
        for (const Node* reached : reachedFrom(node, onward))
            if (reached->type == agentTypeId)
                taken.insert(reached);
    }

    std::set<Id> result;
    for (const Node& node : project.nodes) {
        if (!isBehavior(node) || heard.contains(&node))
            continue;
        bool steers = false;
        bool elsewhere = false;
        for (const Node* reached : reachedFrom(node, onward))
            if (reached->type == agentTypeId)
                (taken.contains(reached) ? steers : elsewhere) = true;
        if (steers && !elsewhere)
            result.insert(node.id);
    }
    return result;
}

} // namespace

std::set<Id> silentNodes(const Project& project) {
    std::set<Id> silent = drownedOut(project);
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
