#include "core/model/project_index.h"

#include "core/model/registry.h"

#include <queue>

#include <functional>
#include <map>

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

std::vector<const Node*> runOrder(const Project& project, bool isBackward) {
    std::map<std::string_view, std::size_t> indexes;
    for (std::size_t i = 0; i < project.nodes.size(); ++i)
        indexes.emplace(project.nodes[i].id, i);

    std::vector<std::size_t> inputCounts(project.nodes.size());
    std::vector<std::vector<std::size_t>> outputs(project.nodes.size());
    for (const Link& link : project.links) {
        const auto from = indexes.find(link.from.node);
        const auto to = indexes.find(link.to.node);
        if (from == indexes.end() || to == indexes.end())
            continue;
        const NodeType* type = findNodeType(project.nodes[from->second].type);
        const Port* output = type ? type->port(link.from.port) : nullptr;
        if (!output || !flows(output->type))
            continue;
        const auto [first, next] = isBackward ? std::pair(to, from) : std::pair(from, to);
        outputs[first->second].push_back(next->second);
        ++inputCounts[next->second];
    }

    std::priority_queue<std::size_t, std::vector<std::size_t>, std::greater<>> ready;
    for (std::size_t i = 0; i < inputCounts.size(); ++i)
        if (inputCounts[i] == 0)
            ready.push(i);
    std::vector<const Node*> order;
    while (!ready.empty()) {
        const std::size_t at = ready.top();
        ready.pop();
        order.push_back(&project.nodes[at]);
        for (const std::size_t next : outputs[at])
            if (--inputCounts[next] == 0)
                ready.push(next);
    }
    return order;
}

} // namespace tiller
