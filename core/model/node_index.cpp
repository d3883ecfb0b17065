#include "core/model/node_index.h"

#include "core/model/registry.h"

namespace tiller {

NodeIndex::NodeIndex(const Project& project) : m_project(project) {
    for (const Node& node : project.nodes)
        m_nodes.emplace(node.id, &node);
}

const Node* NodeIndex::node(std::string_view id) const {
    const auto found = m_nodes.find(id);
    return found == m_nodes.end() ? nullptr : found->second;
}

const Port& NodeIndex::port(const PortRef& ref) const {
    return *findNodeType(m_nodes.at(ref.node)->type)->port(ref.port);
}

std::string NodeIndex::nameOf(const Node& node) {
    if (m_nameCounts.empty())
        for (const Node& each : m_project.nodes)
            ++m_nameCounts[displayName(each)];
    const std::string name = displayName(node);
    return m_nameCounts[name] == 1 ? name : name + " \"" + node.id + "\"";
}

} // namespace tiller
