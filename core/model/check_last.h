#pragma once

#include "core/base/problem.h"
#include "core/model/project_index.h"
#include "core/nodes/node_type.h"

namespace tiller {

/// The errors of nodes that must come last (NodeType::comesLast): such a node alone steers an agent
/// type or one of its modes, with weight 1. An agent type has it either at its steering or in its
/// modes. Links of weight 0 do not count.
/// @param changed a link to look at as if it were in the project, instead of one with its id
[[nodiscard]] Problems checkLastNodes(const Project& project, ProjectIndex& items,
                                      const Link* changed = nullptr);

/// Whether such a link may break the rules of nodes that come last: it leads from one, or to where
/// one may steer.
[[nodiscard]] bool concernsLastNodes(const NodeType& from, const NodeType& to, const Port& input);

} // namespace tiller
