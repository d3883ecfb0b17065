#include "core/model/groups.h"

#include "core/model/annotations.h"
#include "core/model/group_text.h"
#include "core/model/project_index.h"

#include <algorithm>
#include <set>

namespace tiller {

namespace {

/// The lines `KEY=VALUE` of a text, in order. Other lines are left out.
std::vector<std::pair<std::string, std::string>> pairsOf(std::string_view text) {
    std::vector<std::pair<std::string, std::string>> pairs;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        if (const std::size_t equals = line.find('='); equals != std::string_view::npos)
            pairs.emplace_back(line.substr(0, equals), line.substr(equals + 1));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return pairs;
}

std::vector<NamedRole> namedRolesOf(std::string_view text) {
    std::vector<NamedRole> result;
    std::set<RoleRef> seen;
    for (auto& [key, name] : pairsOf(text)) {
        const std::size_t dot = key.find('.');
        if (dot == std::string::npos)
            continue;
        RoleRef ref{key.substr(0, dot), key.substr(dot + 1)};
        if (seen.insert(ref).second)
            result.push_back({std::move(ref), std::move(name)});
    }
    return result;
}

} // namespace

std::string textOfRoles(const std::vector<NamedRole>& roles) {
    std::string text;
    for (const NamedRole& each : roles) {
        std::string name = each.name;
        std::ranges::replace(name, '\n', ' ');
        text += each.ref.role + '.' + each.ref.what + '=' + name + '\n';
    }
    return text;
}

std::string textOfMembers(const std::vector<std::pair<Id, Id>>& members) {
    std::string text;
    for (const auto& [role, node] : members)
        text += role + '=' + node + '\n';
    return text;
}

std::vector<Id> membersOf(const Annotation& group) {
    std::vector<Id> nodes;
    for (auto& [role, node] : pairsOf(textOf(valueOf(group, "members"))))
        nodes.push_back(std::move(node));
    return nodes;
}

const Id* NodeGroup::node(std::string_view role) const {
    const auto found = std::ranges::find(members, role, &std::pair<Id, Id>::first);
    return found == members.end() ? nullptr : &found->second;
}

const Id* NodeGroup::role(std::string_view node) const {
    const auto found = std::ranges::find(members, node, &std::pair<Id, Id>::second);
    return found == members.end() ? nullptr : &found->first;
}

NodeGroups::NodeGroups(const Project& project) {
    for (const Annotation& each : project.annotations)
        if (each.type == "part")
            m_parts.push_back({each.id,
                               each.name,
                               namedRolesOf(textOf(valueOf(each, "ports"))),
                               namedRolesOf(textOf(valueOf(each, "exposed"))),
                               {}});
    if (m_parts.empty())
        return;
    std::set<std::string_view> nodes;
    for (const Node& node : project.nodes)
        nodes.insert(node.id);
    for (const Annotation& each : project.annotations) {
        if (each.type != "group")
            continue;
        const auto of = std::ranges::find(m_parts, textOf(valueOf(each, "of")), &Part::id);
        if (of == m_parts.end())
            continue;
        NodeGroup group{.id = each.id, .part = of->id, .members = {}};
        std::set<Id> roles;
        for (auto& [role, node] : pairsOf(textOf(valueOf(each, "members"))))
            if (isId(role) && nodes.contains(node) && !m_groupOf.contains(node) &&
                roles.insert(role).second) {
                m_groupOf.emplace(node, m_groups.size());
                group.members.emplace_back(std::move(role), std::move(node));
            }
        of->groups.push_back(group.id);
        m_groups.push_back(std::move(group));
    }
}

const NodeGroup* NodeGroups::group(std::string_view id) const {
    const auto found = std::ranges::find(m_groups, id, &NodeGroup::id);
    return found == m_groups.end() ? nullptr : &*found;
}

const Part* NodeGroups::part(std::string_view id) const {
    const auto found = std::ranges::find(m_parts, id, &Part::id);
    return found == m_parts.end() ? nullptr : &*found;
}

const NodeGroup* NodeGroups::groupOf(std::string_view node) const {
    const auto found = m_groupOf.find(node);
    return found == m_groupOf.end() ? nullptr : &m_groups[found->second];
}

} // namespace tiller
