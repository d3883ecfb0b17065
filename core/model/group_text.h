#pragma once

#include "core/model/groups.h"

// What the sources of groups.h share.
namespace tiller {

/// @name The lines of annotations: see annotations.h
/// @{
[[nodiscard]] std::string textOfRoles(const std::vector<NamedRole>& roles);
[[nodiscard]] std::string textOfMembers(const std::vector<std::pair<Id, Id>>& members);
/// @}

/// The name of a port on the card of a group. @pre the node exists
[[nodiscard]] std::string portName(const Project& project, const PortRef& ref);

/// Sets a text or a number of an annotation. @pre its type has the setting
void setIn(Annotation& annotation, std::string_view setting, Value value);

/// Gives the other groups of a part the nodes and links of one of them. Their nodes keep exposed
/// settings and placed agents, and links across the border stay.
void copyGroup(Project& project, const Id& group);

/// Removes what groups say about nodes that are gone, groups without nodes and parts without
/// groups. Makes ports of the wires across borders, and gives cards the height for their rows.
void tidyGroups(Project& project);

} // namespace tiller
