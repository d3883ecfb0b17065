#pragma once

#include "core/model/project.h"

#include <set>

namespace tiller {

/// The project as the simulation compiles it and the export writes it, without muted nodes, links
/// of weight 0, nodes that do not reach the steering of an agent type, and unused geometry. Where
/// agents are wired to an input for one agent or point, it adds a Nearest node. It runs bit for bit
/// as the project does. Of a project with errors nothing remains: the result is empty.
[[nodiscard]] Project resolve(const Project& project);

/// As resolve, without the time to look for errors. @pre findErrors(project).empty()
[[nodiscard]] Project resolveSound(const Project& project);

/// As resolveSound, but with the links of weight 0 that a parameter drives, which may make them
/// count again, and without settings of parameters that do not remain.
[[nodiscard]] Project resolveDrivable(const Project& project);

/// Whether a resolved project has a use for an item of the scene: then it keeps the item.
[[nodiscard]] bool isUsed(const Project& resolved, const SceneItem& item);

/// The nodes that have no effect: muted ones, and behaviors that are not solo if a solo node steers
/// every agent type that they steer. Nodes that lead into a solo combiner are solo with it.
/// @pre all nodes and ports of the links exist
[[nodiscard]] std::set<Id> silentNodes(const Project& project);

/// The project without its silent nodes and their links. Muted agent types stay and coast.
[[nodiscard]] Project withoutSilent(const Project& project);

} // namespace tiller
