#pragma once

#include "core/model/project.h"

#include <set>

namespace tiller {

/// The nodes that have no effect: muted ones, and behaviors that are not solo if a solo node steers
/// every agent type that they steer. Nodes that lead into a solo combiner are solo with it.
/// @pre all nodes and ports of the links exist
[[nodiscard]] std::set<Id> silentNodes(const Project& project);

/// The project without its silent nodes and their links. Muted agent types stay and coast.
[[nodiscard]] Project withoutSilent(const Project& project);

} // namespace tiller
