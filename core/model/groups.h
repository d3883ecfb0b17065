#pragma once

#include "core/model/annotations.h"
#include "core/model/edits.h"

#include <map>
#include <optional>

namespace tiller {

/// What groups of one definition share beside their nodes.
struct Part {
    Id id;
    std::string name;
    std::vector<NamedRole> ports;
    std::vector<NamedRole> exposed; ///< settings: each group has values of its own
    std::vector<Id> groups;         ///< in the order of the project
    int level = 1;                  ///< how many levels of groups it has; 1 if it holds none
};

/// Finds nodes by their roles, and back.
class RoleIndex {
public:
    /// The first one counts.
    void add(const Id& role, const Id& node) {
        m_nodes.emplace(role, node);
        m_roles.emplace(node, role);
    }
    /// Null if there is none.
    [[nodiscard]] const Id* node(std::string_view role) const { return find(m_nodes, role); }
    [[nodiscard]] const Id* role(std::string_view node) const { return find(m_roles, node); }

private:
    using Ids = std::map<Id, Id, std::less<>>;
    static const Id* find(const Ids& ids, std::string_view id) {
        const auto found = ids.find(id);
        return found == ids.end() ? nullptr : &found->second;
    }

    Ids m_nodes, m_roles;
};

struct NodeGroup {
    Id id;
    Id part;
    Id outer = {};                    ///< the group that holds this one; empty if none does
    std::vector<RoleOf> members = {}; ///< its cards: nodes, and groups within it
    std::vector<RoleOf> nodes = {};   ///< all nodes in it, at any level; a role may be ROLE/ROLE
    std::vector<RoleOf> groups = {};  ///< all groups in it, outer ones before what they hold
    RoleIndex nodeIndex = {}, memberIndex = {};

    /// @name Null if there is none
    /// @{
    [[nodiscard]] const Id* node(std::string_view role) const { return nodeIndex.node(role); }
    [[nodiscard]] const Id* role(std::string_view node) const { return nodeIndex.role(node); }
    [[nodiscard]] const Id* member(std::string_view role) const { return memberIndex.node(role); }
    /// @}
};

/// How deep groups may stand in groups.
inline constexpr int maxGroupLevels = 16;

/// The groups of a project, as its annotations `part` and `group` say. A group names nodes that
/// stand in the project as all others do, so a run, a problem or a plot knows nothing of groups.
/// Groups of the same part have the same nodes and links: see followGroups(). A node or a group is
/// a member of at most one group. Where a file says something else, the first group counts.
class NodeGroups {
public:
    explicit NodeGroups(const Project& project);

    [[nodiscard]] bool empty() const { return m_groups.empty(); }
    [[nodiscard]] const std::vector<NodeGroup>& all() const { return m_groups; }
    [[nodiscard]] const std::vector<Part>& parts() const { return m_parts; }
    [[nodiscard]] const NodeGroup* group(std::string_view id) const;
    [[nodiscard]] const Part* part(std::string_view id) const;
    [[nodiscard]] const Part& partOf(const NodeGroup& group) const { return *part(group.part); }
    /// The innermost group that a node is in; null if it is in none.
    [[nodiscard]] const NodeGroup* groupOf(std::string_view node) const;
    /// The group that holds a node or a group as a member; null if none does.
    [[nodiscard]] const NodeGroup* holderOf(std::string_view item) const;
    /// The group whose card stands for a node while the canvas shows the group @p open (empty: the
    /// project). Null if the node has its own card there, or is in another group.
    [[nodiscard]] const NodeGroup* cardOf(std::string_view node, std::string_view open) const;

    /// Why a group cannot be in another: it would hold itself, or there are too many levels. Here
    /// such groups stand beside each other; check() refuses the project.
    [[nodiscard]] const std::optional<Problem>& problem() const { return m_problem; }

private:
    void addMembers(const Project& project);
    void findLevels();
    void listNodes();

    std::vector<Part> m_parts;
    std::vector<NodeGroup> m_groups;
    std::map<Id, std::size_t, std::less<>> m_partNumbers;
    std::map<Id, std::size_t, std::less<>> m_numbers; ///< of groups, by their ids
    std::map<Id, std::size_t, std::less<>> m_groupOf; ///< by node
    std::optional<Problem> m_problem;
};

/// The name of a group: its own, or else that of its part, with a number for the second and later
/// groups of the part: "Creeps 2". Empty if its part has no name.
[[nodiscard]] std::string groupName(const Project& project, const NodeGroups& groups,
                                    const NodeGroup& group);

/// The name of a node for lists of the whole project. Agent types of linked groups share a name, so
/// the group's name follows it: "Creep (Creeps 2)".
[[nodiscard]] std::string nameInLists(const Project& project, const Node& node);

/// The nodes and groups that a group annotation names, also those that are in no project.
[[nodiscard]] std::vector<Id> membersOf(const Annotation& group);

/// @name Edits of groups, as those of edits.h
/// @{

/// Makes a group of nodes and groups. They stay as they are. Its card stands in the middle of their
/// cards. Refused where they are not all members of the same group, or of none. In a group, the
/// other groups of its part get such a group, too. The last annotation of the change is the group.
[[nodiscard]] Result<Change> makeGroup(const Project& project, IdSource& ids,
                                       std::span<const Id> items);

/// Adds one more group of a part, with nodes and links of its own. The last annotation of the
/// change is the group.
[[nodiscard]] Result<Change> addGroup(const Project& project, IdSource& ids, std::string_view part,
                                      Vec2 place);

/// Removes groups and keeps what they hold, around the place of the card. What stood in a group
/// within a group then stands in the outer one, in all groups of its part.
[[nodiscard]] Change ungroup(const Project& project, std::span<const Id> groups);

/// Gives a group a part of its own. Refused if it is the only one of its part. Groups in the same
/// place of other groups of one part stay equal: they get the new part, too.
[[nodiscard]] Result<Change> makeSingle(const Project& project, IdSource& ids,
                                        std::string_view group);

/// Shows a setting of a node on the cards of the groups of its part, under a name. There each group
/// has a value of its own.
/// @param on a group that the node is in; empty: the innermost. Refused where the node is in a
/// group within it whose card does not show the setting.
[[nodiscard]] Result<Change> expose(const Project& project, const SettingRef& ref, std::string name,
                                    std::string_view on = {});
/// Takes a setting from the cards. All groups then get the value of the node's group.
[[nodiscard]] Change unexpose(const Project& project, const SettingRef& ref,
                              std::string_view on = {});

/// Renames a port of a node on the cards of the groups of its part. Refused if it has no such port.
[[nodiscard]] Result<Change> namePort(const Project& project, const PortRef& port, std::string name,
                                      std::string_view on = {});

/// The change, after which groups of the same part have the same nodes and links: with an edit in
/// one group go the edits in the others. A new wire across the border of a group makes a port.
/// Groups without nodes are removed, and parts without groups. Refused where a group would hold
/// itself, or the project would grow beyond its limits.
/// @param open the group that the nodes and groups which the change adds belong to; empty for none
[[nodiscard]] Result<Change> followGroups(const Project& project, Change change,
                                          std::string_view open);
/// @}

/// @name The card of a group, in canvas units
/// @{
inline constexpr double groupWidth = 200;
inline constexpr double groupHeader = 32;
inline constexpr double groupRow = 24;
/// @}

} // namespace tiller
