#pragma once

#include "core/base/problem.h"
#include "core/model/project.h"
#include "core/model/project_index.h"
#include "core/nodes/node_type.h"
#include "core/scene/obstacle.h"

#include <optional>

/// The parts of check().
namespace tiller {

/// The error of links that carry a force or a condition and form a ring; it names the nodes on all
/// rings.
/// @pre all links lead from outputs to inputs that exist
[[nodiscard]] std::optional<Problem> findRing(const Project& project, ProjectIndex& items);

/// The errors of nodes that must come last (NodeType::comesLast): such a node alone steers an agent
/// type or one of its modes, with weight 1. An agent type has it either at its steering or in its
/// modes. Links of weight 0 do not count.
/// @param changed a link to look at as if it were in the project, instead of one with its id
[[nodiscard]] Problems checkLastNodes(const Project& project, ProjectIndex& items,
                                      const Link* changed = nullptr);

/// Whether such a link may break the rules of nodes that come last: it leads from one, or to where
/// one may steer.
[[nodiscard]] bool concernsLastNodes(const NodeType& from, const NodeType& to, const Port& input);

/// What makes parts of a project useless or hard to control: inputs without a link, nodes without
/// effect, geometry with too few points, weights that make agents swing, faulty lessons.
/// @pre the project has no errors
[[nodiscard]] Problems findWarnings(const Project& project, ProjectIndex& nodes);

/// The obstacles of a group, or all if it is empty.
[[nodiscard]] std::vector<ObstacleGeometry> obstaclesOf(const Project& project,
                                                        const std::string& group = {});

/// The box around a scene item; of a field, its center.
[[nodiscard]] Rectangle boxOfItem(const SceneItem& item);

/// Whether all of a box is beyond the edges of a world. A world with open edges ends nowhere.
[[nodiscard]] bool isOutsideWorld(const Project& project, const Rectangle& box);

/// Warns of what stands where it cannot work: solid agents that have no room at the start, as their
/// region is too small or they are placed within an obstacle or each other; scene items and placed
/// agents outside the world; other placed agents within an obstacle, or within each other without
/// Separation; and a start region that obstacles cover to 40%. Also of the obstacles of a map,
/// where no agent avoids obstacles or is solid.
[[nodiscard]] Problems checkPlaces(const Project& project, ProjectIndex& nodes);

/// Warnings about the lesson of a project: links in the notes that lead nowhere, experiments that
/// cannot start, steps that cannot be followed, parameters whose settings do not exist. @pre all
/// types and values are valid
[[nodiscard]] Problems checkLesson(const Project& project);

/// Adds warnings about a step of a lesson: links that lead nowhere, settings that cannot be
/// applied, a question that cannot be answered. @pre isStep(step)
void checkStep(const Project& project, const ProjectIndex& items, const Annotation& step,
               Problems& problems);

} // namespace tiller
