#pragma once

#include "core/model/project.h"

namespace tiller {

/// The nodes in the order in which they run: each after all nodes whose values it needs within a
/// tick, otherwise in the order of the project. Nodes on a ring, and nodes that need a value from
/// one, are left out. @pre all nodes and ports of the links exist
[[nodiscard]] std::vector<const Node*> runOrder(const Project& project);

} // namespace tiller
