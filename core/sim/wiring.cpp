#include "core/sim/wiring.h"

#include "core/model/agent_type.h"
#include "core/model/order.h"
#include "core/model/registry.h"
#include "core/sim/geometry_of.h"

#include <algorithm>
#include <tuple>

namespace tiller {

Wiring::Wiring(const Project& project) : m_project(project) {
    for (const Link& link : project.links)
        m_linksInto[link.to].push_back(&link);
    for (auto& [to, links] : m_linksInto)
        std::ranges::sort(links, {},
                          [](const Link* link) { return std::tie(link->order, link->id); });
    for (const Node* node : runOrder(project))
        m_nodes.emplace(node->id, Place{node, m_nodes.size()});
    for (const SceneItem& item : project.scene)
        m_scene.emplace(item.id, &item);
}

const std::vector<const Link*>& Wiring::linksInto(const Id& node, const std::string& port) const {
    static const std::vector<const Link*> none;
    const auto found = m_linksInto.find({node, port});
    return found == m_linksInto.end() ? none : found->second;
}

std::vector<const Node*> Wiring::nodesBefore(const Id& node) const {
    std::map<std::size_t, const Node*> found; // by rank
    std::vector<Id> open{node};
    while (!open.empty()) {
        const Id at = open.back();
        open.pop_back();
        for (auto input = m_linksInto.lower_bound({at, ""});
             input != m_linksInto.end() && input->first.node == at; ++input)
            for (const Link* link : input->second) {
                const Place& from = m_nodes.at(link->from.node);
                if (from.node->type != agentTypeId && found.emplace(from.rank, from.node).second)
                    open.push_back(from.node->id);
            }
    }
    std::vector<const Node*> nodes;
    for (const auto& [rank, each] : found)
        nodes.push_back(each);
    return nodes;
}

const SceneItem* Wiring::sceneItem(std::string_view id) const {
    const auto found = m_scene.find(id);
    return found == m_scene.end() ? nullptr : found->second;
}

std::shared_ptr<const Geometry> Wiring::geometryOf(const Node& node) {
    const NodeType& type = *findNodeType(node.type);
    if (type.output() && type.output()->type == PortType::obstacles) {
        const std::string& group = textOf(valueOf(node, "group"));
        const auto [made, isNew] = m_obstacles.try_emplace(group);
        if (isNew)
            made->second = obstaclesOf(m_project, group);
        return made->second;
    }
    for (const std::size_t setting : geometrySettings(node)) {
        const SceneItem* item = sceneItem(textOf(node.values[setting]));
        if (!item)
            continue;
        const auto [made, isNew] = m_geometry.try_emplace(item);
        if (isNew)
            made->second = tiller::geometryOf(m_project, *item);
        if (made->second)
            return made->second;
    }
    return {};
}

} // namespace tiller
