#include "core/model/project_index.h"

#include "core/model/registry.h"

namespace tiller {

namespace {

template <class Item>
void addTo(std::unordered_map<std::string_view, const Item*>& index,
           const std::vector<Item>& items) {
    index.reserve(items.size());
    for (const Item& item : items)
        index.emplace(item.id, &item);
}

template <class Item>
const Item* findIn(const std::unordered_map<std::string_view, const Item*>& index,
                   std::string_view id) {
    const auto found = index.find(id);
    return found == index.end() ? nullptr : found->second;
}

} // namespace

ProjectIndex::ProjectIndex(const Project& project) : m_project(project) {
    addTo(m_nodes, project.nodes);
    addTo(m_links, project.links);
    addTo(m_scene, project.scene);
    addTo(m_annotations, project.annotations);
}

const Node* ProjectIndex::node(std::string_view id) const {
    return findIn(m_nodes, id);
}

const Link* ProjectIndex::link(std::string_view id) const {
    return findIn(m_links, id);
}

const SceneItem* ProjectIndex::sceneItem(std::string_view id) const {
    return findIn(m_scene, id);
}

const Annotation* ProjectIndex::annotation(std::string_view id) const {
    return findIn(m_annotations, id);
}

const Port& ProjectIndex::port(const PortRef& ref) const {
    return *findNodeType(m_nodes.at(ref.node)->type)->port(ref.port);
}

std::string ProjectIndex::nameOf(const Node& node) {
    if (m_nameCounts.empty())
        for (const Node& each : m_project.nodes)
            ++m_nameCounts[displayName(each)];
    const std::string name = displayName(node);
    return m_nameCounts[name] == 1 ? name : name + " \"" + node.id + "\"";
}

} // namespace tiller
