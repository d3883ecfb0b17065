#pragma once

#include "core/model/project.h"

namespace tiller {

/// Nodes as they have to run: each after all that feed it (links from agents outputs apart, which
/// only refer). Among several that could come next, in the order of the project. Nodes on a ring,
/// or fed by one, are left out. @pre links lead to nodes and ports that are there
[[nodiscard]] std::vector<const Node*> runOrder(const Project& project);

} // namespace tiller
