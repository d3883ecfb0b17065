#include "core/model/groups.h"

#include "core/base/text.h"
#include "core/model/agent_type.h"
#include "core/model/project_index.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace tiller {

NodeGroups::NodeGroups(const Project& project) {
    for (const Annotation& each : project.annotations)
        if (each.type == "part" && m_partNumbers.emplace(each.id, m_parts.size()).second) {
            PartAnnotation part = settingsOf<PartAnnotation>(each);
            m_parts.push_back(
                {each.id, each.name, std::move(part.ports), std::move(part.exposed), {}});
        }
    if (m_parts.empty())
        return;
    for (const Annotation& each : project.annotations) {
        if (each.type != "group")
            continue;
        const auto of = m_partNumbers.find(textOf(valueOf(each, "of")));
        if (of == m_partNumbers.end() || !m_numbers.emplace(each.id, m_groups.size()).second)
            continue;
        m_parts[of->second].groups.push_back(each.id);
        m_groups.push_back({.id = each.id, .part = of->first});
    }
    addMembers(project);
    findLevels();
    listNodes();
}

void NodeGroups::addMembers(const Project& project) {
    std::set<std::string_view> nodes;
    for (const Node& node : project.nodes)
        nodes.insert(node.id);
    for (const Annotation& each : project.annotations) {
        const auto number = each.type == "group" ? m_numbers.find(each.id) : m_numbers.end();
        if (number == m_numbers.end() || !m_groups[number->second].members.empty())
            continue;
        NodeGroup& group = m_groups[number->second];
        std::set<Id> roles;
        for (auto& [role, item] : settingsOf<GroupAnnotation>(each).members) {
            const auto inner = m_numbers.find(item);
            const bool isGroup = inner != m_numbers.end();
            const bool isFree = isGroup ? m_groups[inner->second].outer.empty()
                                        : nodes.contains(item) && !m_groupOf.contains(item);
            if (!isId(role) || !isFree || !roles.insert(role).second)
                continue;
            if (isGroup)
                m_groups[inner->second].outer = group.id;
            else
                m_groupOf.emplace(item, number->second);
            group.members.emplace_back(std::move(role), std::move(item));
        }
    }
}

/// Finds the levels of parts, from those that hold no groups, and takes groups out of others where
/// there would be no end or too many levels.
void NodeGroups::findLevels() {
    std::vector<std::set<std::size_t>> within(m_parts.size()), around(m_parts.size());
    for (const NodeGroup& group : m_groups)
        if (const NodeGroup* outer = this->group(group.outer)) {
            within[m_partNumbers.at(outer->part)].insert(m_partNumbers.at(group.part));
            around[m_partNumbers.at(group.part)].insert(m_partNumbers.at(outer->part));
        }
    std::vector<std::size_t> waiting(m_parts.size()), ready;
    std::vector<bool> known(m_parts.size());
    for (std::size_t part = 0; part < m_parts.size(); ++part)
        if (waiting[part] = within[part].size(); waiting[part] == 0)
            ready.push_back(part);
    std::set<std::pair<std::size_t, std::size_t>> refused; // outer and inner part
    const auto findLevel = [&](std::size_t part) {
        for (const std::size_t inner : within[part])
            if (known[inner] && m_parts[inner].level < maxGroupLevels)
                m_parts[part].level = std::max(m_parts[part].level, m_parts[inner].level + 1);
            else
                refused.emplace(part, inner);
    };
    while (!ready.empty()) {
        const std::size_t part = ready.back();
        ready.pop_back();
        known[part] = true;
        findLevel(part);
        for (const std::size_t outer : around[part])
            if (--waiting[outer] == 0)
                ready.push_back(outer);
    }
    for (std::size_t part = 0; part < m_parts.size(); ++part)
        if (!known[part])
            findLevel(part);
    for (NodeGroup& group : m_groups) {
        const NodeGroup* holder = this->group(group.outer);
        if (!holder)
            continue;
        const std::size_t outer = m_partNumbers.at(holder->part);
        const std::size_t inner = m_partNumbers.at(group.part);
        if (!refused.contains({outer, inner}))
            continue;
        if (!m_problem)
            m_problem = Problem{
                .text = known[outer]
                            ? say("Groups stand in groups at most 16 levels deep. Ungroup some.")
                            : say("The group \"%1\" would hold itself, directly or within other "
                                  "groups. "
                                  "Take it out, or make it single.",
                                  {m_parts[inner].name}),
                .ids = {group.id, group.outer}};
        std::erase_if(m_groups[m_numbers.at(group.outer)].members,
                      [&](const RoleOf& member) { return member.second == group.id; });
        group.outer.clear();
    }
}

/// Lists what is in each group, the inner ones first.
void NodeGroups::listNodes() {
    std::vector<std::size_t> order(m_groups.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto level = [this](std::size_t group) { return partOf(m_groups[group]).level; };
    std::ranges::stable_sort(order, {}, level);
    for (const std::size_t number : order) {
        NodeGroup& group = m_groups[number];
        for (const auto& [role, item] : group.members) {
            const NodeGroup* inner = this->group(item);
            if (!inner) {
                group.nodes.emplace_back(role, item);
                continue;
            }
            group.groups.emplace_back(role, item);
            for (const auto& [path, node] : inner->nodes)
                group.nodes.emplace_back(role + '/' + path, node);
            for (const auto& [path, deeper] : inner->groups)
                group.groups.emplace_back(role + '/' + path, deeper);
        }
        for (const auto& [role, node] : group.nodes)
            group.nodeIndex.add(role, node);
        for (const auto& [role, item] : group.members)
            group.memberIndex.add(role, item);
    }
}

const NodeGroup* NodeGroups::group(std::string_view id) const {
    const auto found = m_numbers.find(id);
    return found == m_numbers.end() ? nullptr : &m_groups[found->second];
}

const Part* NodeGroups::part(std::string_view id) const {
    const auto found = m_partNumbers.find(id);
    return found == m_partNumbers.end() ? nullptr : &m_parts[found->second];
}

const NodeGroup* NodeGroups::groupOf(std::string_view node) const {
    const auto found = m_groupOf.find(node);
    return found == m_groupOf.end() ? nullptr : &m_groups[found->second];
}

std::vector<Id> membersOf(const Annotation& group) {
    std::vector<Id> nodes;
    for (auto& [role, node] : settingsOf<GroupAnnotation>(group).members)
        nodes.push_back(std::move(node));
    return nodes;
}

std::string groupName(const Project& project, const NodeGroups& groups, const NodeGroup& group) {
    if (const Annotation* own = project.annotation(group.id); own && !own->name.empty())
        return own->name;
    const Part& part = groups.partOf(group);
    const auto number = std::ranges::find(part.groups, group.id) - part.groups.begin();
    return part.name.empty() || number == 0 ? part.name
                                            : part.name + ' ' + std::to_string(number + 1);
}

std::string nameInLists(const Project& project, const Node& node) {
    std::string name = displayName(node);
    const auto hasSameName = [&](const Node& other) {
        return other.type == agentTypeId && other.id != node.id && displayName(other) == name;
    };
    if (node.type != agentTypeId || std::ranges::none_of(project.nodes, hasSameName))
        return name;
    const NodeGroups groups(project);
    const NodeGroup* group = groups.groupOf(node.id);
    while (group && groups.partOf(*group).groups.size() < 2)
        group = groups.group(group->outer);
    const std::string of = group ? groupName(project, groups, *group) : std::string();
    return of.empty() ? name : name + " (" + of + ')';
}

const NodeGroup* NodeGroups::holderOf(std::string_view item) const {
    const NodeGroup* found = group(item);
    return found ? group(found->outer) : groupOf(item);
}

const NodeGroup* NodeGroups::cardOf(std::string_view node, std::string_view open) const {
    const NodeGroup* found = groupOf(node);
    if (!found || found->id == open)
        return nullptr;
    while (found && found->outer != open)
        found = group(found->outer);
    return found;
}

} // namespace tiller
