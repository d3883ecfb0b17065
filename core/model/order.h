#pragma once

#include "core/model/project.h"

namespace tiller {

/// The nodes in the order in which they run: each after all nodes whose values it needs within a
/// tick, otherwise in the order of the project. Nodes on a ring, and nodes that need a value from
/// one, are left out. Links to missing nodes or ports do not count.
[[nodiscard]] std::vector<const Node*> runOrder(const Project& project);

} // namespace tiller
