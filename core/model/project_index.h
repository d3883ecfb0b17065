#pragma once

#include "core/model/project.h"

#include <map>
#include <string_view>
#include <unordered_map>

namespace tiller {

/// Finds the items of a project by their ids; null if there is none. The project must outlive the
/// index and stay as it is.
class ProjectIndex {
public:
    explicit ProjectIndex(const Project& project);

    [[nodiscard]] const Node* node(std::string_view id) const;
    [[nodiscard]] const Link* link(std::string_view id) const;
    [[nodiscard]] const SceneItem* sceneItem(std::string_view id) const;
    [[nodiscard]] const Annotation* annotation(std::string_view id) const;
    [[nodiscard]] const std::vector<Node>& nodes() const { return m_project.nodes; }

    /// @pre the node, its type and the port exist
    [[nodiscard]] const Port& port(const PortRef& ref) const;

    /// The name of a node in a sentence. It includes the id if several nodes have that name.
    /// @pre all nodes have known types
    [[nodiscard]] std::string nameOf(const Node& node);

private:
    template <class Item>
    using ById = std::unordered_map<std::string_view, const Item*>;

    const Project& m_project;
    ById<Node> m_nodes;
    ById<Link> m_links;
    ById<SceneItem> m_scene;
    ById<Annotation> m_annotations;
    std::map<std::string, int> m_nameCounts; ///< filled by the first call of nameOf
};

/// The nodes in the order in which they run: each after all nodes whose values it needs within a
/// tick, otherwise in the order of the project. Nodes on a ring, and nodes that need a value from
/// one, are left out. Links to missing nodes or ports do not count.
/// @param isBackward as if all links led the other way
[[nodiscard]] std::vector<const Node*> runOrder(const Project& project, bool isBackward = false);

} // namespace tiller
