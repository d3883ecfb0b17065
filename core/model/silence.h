#pragma once

#include "core/model/project.h"

#include <set>

namespace tiller {

/// The nodes that do not take part: those that are muted, and behaviors that are not solo where
/// each agent type they steer is also steered by a solo one. What feeds a solo combiner is solo
/// with it. @pre links lead to nodes and ports that are there
[[nodiscard]] std::set<Id> silentNodes(const Project& project);

/// The project without its silent nodes and their wires. A muted agent type stays, and coasts.
[[nodiscard]] Project withoutSilent(const Project& project);

} // namespace tiller
