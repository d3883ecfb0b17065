#pragma once

#include "core/model/groups.h"

#include <algorithm>
#include <functional>

// What the sources of groups.h share.
namespace tiller {

/// @name Edits of typed settings
/// @{
inline void setMembers(Annotation& group, const std::vector<RoleOf>& members) {
    editSettings<GroupAnnotation>(group, [&](GroupAnnotation& of) { of.members = members; });
}
inline void placeCard(Annotation& group, Vec2 place) {
    editSettings<GroupAnnotation>(group, [&](GroupAnnotation& of) {
        of.x = place.x;
        of.y = place.y;
    });
}
inline void setPart(Annotation& group, const Id& part) {
    editSettings<GroupAnnotation>(group, [&](GroupAnnotation& of) { of.of = part; });
}
/// What stands on the cards of its groups.
inline void setCard(Annotation& part, const std::vector<NamedRole>& ports,
                    const std::vector<NamedRole>& exposed) {
    editSettings<PartAnnotation>(part, [&](PartAnnotation& of) {
        of.ports = ports;
        of.exposed = exposed;
    });
}
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

/// The change that the edits of a copy make, with tidyGroups().
[[nodiscard]] Change tidied(const Project& project, Project after);

/// Why copyGroup() would make the project too large.
[[nodiscard]] std::optional<Problem> findCopyProblem(const Project& project, const Id& group);

/// Gives the other groups of a part the nodes, groups and links of one of them. Their nodes keep
/// exposed settings and placed agents, and links across the border stay.
void copyGroup(Project& project, const Id& group);

/// Removes what groups say about nodes that are gone, groups without nodes and parts without
/// groups. Makes ports of the wires across borders, and gives cards the height for their rows.
void tidyGroups(Project& project);

} // namespace tiller
