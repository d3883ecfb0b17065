#pragma once

#include "core/model/edits.h"

#include <map>
#include <optional>

namespace tiller {

/// A port or a setting of a node of a part.
struct RoleRef {
    Id role;          ///< of the node in the part
    std::string what; ///< the id of a port or of a setting

    auto operator<=>(const RoleRef&) const = default;
};

struct NamedRole {
    RoleRef ref;
    std::string name; ///< on the card

    bool operator==(const NamedRole&) const = default;
};

/// What groups of one definition share beside their nodes.
struct Part {
    Id id;
    std::string name;
    std::vector<NamedRole> ports;
    std::vector<NamedRole> exposed; ///< settings: each group has values of its own
    std::vector<Id> groups;         ///< in the order of the project
};

struct NodeGroup {
    Id id;
    Id part;
    std::vector<std::pair<Id, Id>> members; ///< role and node; only nodes of the project

    [[nodiscard]] const Id* node(std::string_view role) const; ///< null if there is none
    [[nodiscard]] const Id* role(std::string_view node) const; ///< null if it is no member
};

/// The groups of a project, as its annotations `part` and `group` say. A group names nodes that
/// stand in the project as all others do, so a run, a problem or a plot knows nothing of groups.
/// Groups of the same part have the same nodes and links: see followGroups(). A node is in at most
/// one group. Where a file says something else, the first group counts.
class NodeGroups {
public:
    explicit NodeGroups(const Project& project);

    [[nodiscard]] bool empty() const { return m_groups.empty(); }
    [[nodiscard]] const std::vector<NodeGroup>& all() const { return m_groups; }
    [[nodiscard]] const std::vector<Part>& parts() const { return m_parts; }
    [[nodiscard]] const NodeGroup* group(std::string_view id) const;
    [[nodiscard]] const Part* part(std::string_view id) const;
    [[nodiscard]] const Part& partOf(const NodeGroup& group) const { return *part(group.part); }
    /// The group that a node is in; null if it is in none.
    [[nodiscard]] const NodeGroup* groupOf(std::string_view node) const;

private:
    std::vector<Part> m_parts;
    std::vector<NodeGroup> m_groups;
    std::map<Id, std::size_t, std::less<>> m_groupOf; ///< by node
};

/// The nodes that a group annotation names, also those that are in no project.
[[nodiscard]] std::vector<Id> membersOf(const Annotation& group);

/// @name Edits of groups, as those of edits.h
/// @{

/// Makes a group of nodes. They stay as they are. Its card stands in the middle of their cards.
/// Refused where one of them is in a group. The last annotation of the change is the group.
[[nodiscard]] Result<Change> makeGroup(const Project& project, IdSource& ids,
                                       std::span<const Id> nodes);

/// Adds one more group of a part, with nodes and links of its own. The last annotation of the
/// change is the group.
[[nodiscard]] Result<Change> addGroup(const Project& project, IdSource& ids, std::string_view part,
                                      Vec2 place);

/// Removes groups and keeps their nodes, around the place of the card.
[[nodiscard]] Change ungroup(const Project& project, std::span<const Id> groups);

/// Gives a group a part of its own. Refused if it is the only one of its part.
[[nodiscard]] Result<Change> makeSingle(const Project& project, IdSource& ids,
                                        std::string_view group);

/// Shows a setting of a node on the cards of the groups of its part, under a name. There each group
/// has a value of its own.
[[nodiscard]] Result<Change> expose(const Project& project, const SettingRef& ref,
                                    std::string name);
/// Takes a setting from the cards. All groups then get the value of the node's group.
[[nodiscard]] Change unexpose(const Project& project, const SettingRef& ref);

/// Renames a port of a node on the cards of the groups of its part. Refused if it has no such port.
[[nodiscard]] Result<Change> namePort(const Project& project, const PortRef& port,
                                      std::string name);

/// The change, after which groups of the same part have the same nodes and links: with an edit in
/// one group go the edits in the others. A new wire across the border of a group makes a port.
/// Groups without nodes are removed, and parts without groups.
/// @param open the group that the nodes which the change adds belong to; empty for none
[[nodiscard]] Change followGroups(const Project& project, Change change, std::string_view open);
/// @}

/// @name The card of a group, in canvas units
/// @{
inline constexpr double groupWidth = 200;
inline constexpr double groupHeader = 32;
inline constexpr double groupRow = 24;
/// @}

} // namespace tiller
