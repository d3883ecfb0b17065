#pragma once

#include "core/model/groups.h"

#include <algorithm>
#include <functional>

// What the sources of groups.h share.
namespace tiller {

/// @name The lines of annotations: see annotations.h
/// @{
[[nodiscard]] std::string textOfRoles(const std::vector<NamedRole>& roles);
[[nodiscard]] std::string textOfMembers(const std::vector<RoleOf>& members);
/// @}

/// The item with an id. @pre there is one
template <class Item>
Item& itemOf(std::vector<Item>& items, std::string_view id) {
    return *std::ranges::find(items, id, &Item::id);
}

/// An id for an item of a group: `GROUP-ROLE`, or else with a number behind it.
[[nodiscard]] Id idIn(const std::function<bool(const Id&)>& isTaken, const Id& group,
                      const Id& role);

/// The name of a port on the card of a group. @pre the node exists
[[nodiscard]] std::string portName(const Project& project, const PortRef& ref);

[[nodiscard]] Annotation newAnnotation(const char* type, Id id, std::string name);

/// The change that the edits of a copy make, with tidyGroups().
[[nodiscard]] Change tidied(const Project& project, Project after);

/// Sets a text or a number of an annotation. @pre its type has the setting
void setIn(Annotation& annotation, std::string_view setting, Value value);

/// Why copyGroup() would make the project too large.
[[nodiscard]] std::optional<Problem> findCopyProblem(const Project& project, const Id& group);

/// Gives the other groups of a part the nodes, groups and links of one of them. Their nodes keep
/// exposed settings and placed agents, and links across the border stay.
void copyGroup(Project& project, const Id& group);

/// Removes what groups say about nodes that are gone, groups without nodes and parts without
/// groups. Makes ports of the wires across borders, and gives cards the height for their rows.
void tidyGroups(Project& project);

} // namespace tiller
