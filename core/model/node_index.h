#pragma once

#include "core/model/project.h"

#include <map>

namespace tiller {

/// Finds the nodes and ports of a project by their ids. The project must outlive the index.
class NodeIndex {
public:
    explicit NodeIndex(const Project& project);

    /// The node with this id; null if there is none.
    [[nodiscard]] const Node* node(std::string_view id) const;

    /// @pre the node, its type and the port exist
    [[nodiscard]] const Port& port(const PortRef& ref) const;

    /// The name of a node in a sentence. It includes the id if several nodes have that name.
    /// @pre all nodes have known types
    [[nodiscard]] std::string nameOf(const Node& node);

private:
    const Project& m_project;
    std::map<std::string_view, const Node*> m_nodes;
    std::map<std::string, int> m_nameCounts; ///< filled by the first call of nameOf
};

} // namespace tiller
