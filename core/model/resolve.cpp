#include "core/model/resolve.h"

#include "core/base/random.h"
#include "core/model/agent_type.h"
#include "core/model/check.h"
#include "core/model/parameters.h"
#include "core/model/registry.h"
#include "core/numbers/variable.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

namespace tiller {

namespace {

using LinkedNodes = std::multimap<std::string_view, const Node*>;

/// The nodes at one end of the links, by the node at the other end.
LinkedNodes linkedNodes(const Project& project, PortRef Link::*by, PortRef Link::*end) {
    const ProjectIndex items(project);
    LinkedNodes linked;
    for (const Link& link : project.links)
        if (const Node* node = items.node((link.*end).node))
            linked.emplace((link.*by).node, node);
    return linked;
}

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

/// The agent types, the summaries about one, and all nodes from which links lead to these.
std::set<Id> usedNodes(const Project& project) {
    std::vector<const Node*> starts;
    for (const Node& node : project.nodes)
        if (node.type == agentTypeId ||
            (node.type == summaryTypeId && (!project.linksInto(node.id, "agents").empty() ||
                                            !project.linksInto(node.id, "events").empty())))
            starts.push_back(&node);
    std::set<Id> used;
    for (const Node* each : reachedFrom(starts, linkedNodes(project, &Link::to, &Link::from)))
        used.insert(each->id);
    return used;
}

/// What a project uses of its scene: items that nodes name, the obstacles that Obstacles nodes
/// include (all, or those of their group), with solid agents all obstacles, with an Own goal every
/// point and region (a game may send agents there), and grounds, which change by themselves.
class SceneUse {
public:
    /// @param knowsNames whether it must know the items that are no obstacles
    explicit SceneUse(const Project& project, bool knowsNames = true) {
        for (const Node& node : project.nodes) {
            const NodeType& type = *findNodeType(node.type);
            if (type.output() && type.output()->type == PortType::obstacles)
                m_groups.insert(textOf(valueOf(node, "group")));
            if (type.kind == NodeKind::agentType && agentTypeSettings(node).solid != Solid::nothing)
                m_groups.insert("");
            m_hasOwnGoals = m_hasOwnGoals || node.type == "own-goal";
            if (knowsNames)
                m_named.merge(sceneItemsOf(node));
        }
    }

    [[nodiscard]] bool has(const SceneItem& item) const {
        if (m_named.contains(item.id) || item.type == "ground")
            return true;
        if (item.type == "obstacle")
            return m_groups.contains("") || m_groups.contains(textOf(valueOf(item, "group")));
        return m_hasOwnGoals && (item.type == "point" || item.type == "region");
    }

private:
    std::set<std::string_view> m_named;
    std::set<std::string_view> m_groups;
    bool m_hasOwnGoals = false;
};

std::set<Id> takenIds(const Project& project) {
    std::set<Id> ids{"world"};
    for (const SceneItem& item : project.scene)
        ids.insert(item.id);
    for (const Node& node : project.nodes)
        ids.insert(node.id);
    for (const Link& link : project.links)
        ids.insert(link.id);
    return ids;
}

/// "nearest-" and the link's id, or its hash if that id is too long or taken.
Id nearestId(const std::set<Id>& taken, const Link& link) {
    Id id = "nearest-" + link.id;
    while (!isId(id) || taken.contains(id))
        id = "nearest-" + std::to_string(hashOf(id));
    return id;
}

void insertNearest(Project& project) {
    const ProjectIndex items(project);
    std::set<Id> taken = takenIds(project);
    std::vector<Node> nodes;
    std::vector<Link> links;
    for (Link& link : project.links) {
        const Port& to = items.port(link.to);
        const bool takesAll = to.type == PortType::agents || to.several;
        if (items.port(link.from).type != PortType::agents || takesAll)
            continue;
        Node nearest{.id = nearestId(taken, link),
                     .type = "nearest",
                     .values = findNodeType("nearest")->defaults()};
        Link before{.id = nearest.id + "-in", .from = link.from, .to = {nearest.id, "agents"}};
        if (!isId(before.id) || taken.contains(before.id))
            before.id = "in-" + std::to_string(hashOf(before.id));
        taken.insert({nearest.id, before.id});
        link.from = {nearest.id, "agent"};
        links.push_back(std::move(before));
        nodes.push_back(std::move(nearest));
    }
    std::ranges::move(links, std::back_inserter(project.links));
    std::ranges::move(nodes, std::back_inserter(project.nodes));
}

/// @param kept links that stay although their weight is 0
Project resolved(const Project& project, const std::set<Id>& kept) {
    Project result = withoutSilent(project);
    result.annotations.clear();
    const std::set<std::string_view> driven = nodesWithDrivenWeight(result);
    std::set<Id> idle;
    for (const Link& link : result.links)
        if (link.weight == 0 && !kept.contains(link.id) && !driven.contains(link.from.node))
            idle.insert(link.id);
    std::erase_if(result.links, [&](const Link& link) { return idle.contains(link.id); });

    const std::set<Id> used = usedNodes(result);
    std::erase_if(result.nodes, [&](const Node& node) { return !used.contains(node.id); });
    std::erase_if(result.links, [&](const Link& link) { return !used.contains(link.to.node); });
    insertNearest(result);
    for (Node& node : result.nodes)
        if (node.type == agentTypeId && agentTypeSettings(node).start != StartKind::placed)
            node.agents.clear();

    const SceneUse use(result);
    std::erase_if(result.scene, [&](const SceneItem& item) { return !use.has(item); });
    return result;
}

} // namespace

bool isUsed(const Project& project, const SceneItem& item) {
    return SceneUse(project, item.type != "obstacle").has(item);
}

Project resolve(const Project& project) {
    return findErrors(project).empty() ? resolveSound(project) : Project();
}

Project resolveSound(const Project& project) {
    return resolved(project, {});
}

Project resolveDrivable(const Project& project) {
    const ProjectIndex all(project);
    std::set<Id> driven;
    for (const Parameter& parameter : project.parameters)
        for (const SettingRef& ref : parameter.drives)
            if (findDrivable(all, project.world, ref))
                driven.insert(ref.item);
    Project result = resolved(project, driven);
    const ProjectIndex items(result);
    for (Parameter& parameter : result.parameters)
        std::erase_if(parameter.drives, [&](const SettingRef& ref) {
            return !findDrivable(items, result.world, ref);
        });
    return result;
}

namespace {

bool isBehavior(const Node& node) {
    const NodeType* type = findNodeType(node.type);
    return type && type->kind == NodeKind::behavior;
}

/// The behaviors that solo nodes silence.
std::set<Id> silencedBySolo(const Project& project) {
    if (std::ranges::none_of(project.nodes, &Node::solo))
        return {};
    const LinkedNodes forward = linkedNodes(project, &Link::from, &Link::to);
    const LinkedNodes backward = linkedNodes(project, &Link::to, &Link::from);
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
