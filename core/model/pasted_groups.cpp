#include "core/model/pasted_groups.h"

#include "core/model/agent_type.h"
#include "core/model/edit_steps.h"
#include "core/model/group_text.h"
#include "core/model/registry.h"

namespace tiller {

PastedGroups::PastedGroups(const Project& project, const Project& excerpt)
    : m_project(project), m_excerpt(excerpt), m_groups(excerpt), m_present(project) {}

std::size_t PastedGroups::annotations() const {
    return m_groups.parts().size() + m_groups.all().size();
}

/// The same id and the same nodes: so it is the same part, and was not changed since.
const NodeGroup* PastedGroups::joined(const NodeGroup& pasted) const {
    const Part* part = m_present.part(pasted.part);
    if (!part || part->groups.empty())
        return nullptr;
    const NodeGroup& group = *m_present.group(part->groups.front());
    const bool isSame = std::ranges::all_of(pasted.nodes, [&](const auto& member) {
        const Id* node = group.node(member.first);
        return node && m_project.node(*node)->type == m_excerpt.node(member.second)->type;
    });
    return isSame && group.nodes.size() == pasted.nodes.size() ? &group : nullptr;
}

void PastedGroups::shareGeometry(std::map<Id, Id>& newIds) const {
    for (const NodeGroup& pasted : m_groups.all()) {
        const NodeGroup* like = joined(pasted);
        if (!like)
            continue;
        const std::vector<NamedRole>& exposed = m_present.partOf(*like).exposed;
        for (const auto& [role, id] : pasted.nodes) {
            const Node& node = *m_excerpt.node(id);
            const Node& present = *m_project.node(*like->node(role));
            for (const std::size_t setting : geometrySettings(node)) {
                const RoleRef ref{role, findNodeType(node.type)->settings[setting].id};
                if (std::ranges::find(exposed, ref, &NamedRole::ref) == exposed.end())
                    newIds.emplace(textOf(node.values[setting]), textOf(present.values[setting]));
            }
        }
    }
}

void PastedGroups::add(Change& change, IdSource& ids, const std::map<Id, Id>& newIds,
                       Vec2 by) const {
    std::vector<const NodeGroup*> inOrder; // inner groups before those that hold them
    for (const NodeGroup& pasted : m_groups.all())
        if (!pasted.nodes.empty())
            inOrder.push_back(&pasted);
    std::ranges::stable_sort(inOrder, {}, [this](const NodeGroup* group) {
        return std::pair(group->outer.empty(), m_groups.partOf(*group).level);
    });
    std::map<Id, Id> parts, groups;
    for (const NodeGroup* pasted : inOrder) {
        const auto [part, isNew] = parts.emplace(pasted->part, pasted->part);
        if (isNew && !joined(*pasted)) {
            Annotation own = *m_excerpt.annotation(pasted->part);
            if (m_project.has(own.id))
                own.id = ids.make("part", m_project);
            part->second = own.id;
            appendItem(change.annotations, m_project.annotations, std::move(own));
        }
        Annotation group = *m_excerpt.annotation(pasted->id);
        group.id = groups[pasted->id] = ids.make("group", m_project);
        std::vector<RoleOf> members;
        for (const auto& [role, item] : pasted->members)
            if (!m_groups.group(item))
                members.emplace_back(role, newIds.at(item));
            else if (const auto inner = groups.find(item); inner != groups.end())
                members.emplace_back(role, inner->second);
        setIn(group, "of", part->second);
        setIn(group, "members", textOfMembers(members));
        if (std::ranges::find(m_project.annotations, group.name, &Annotation::name) !=
            m_project.annotations.end())
            group.name.clear(); // it is the name of another group
        if (pasted->outer.empty())
            moveGeometry(*findAnnotationType("group"), group, by);
        appendItem(change.annotations, m_project.annotations, std::move(group));
    }
}

Change PastedGroups::asTheirParts(Change change) const {
    std::set<std::pair<int, Id>> present; // with the levels of their parts: inner groups come first
    for (const NodeGroup& pasted : m_groups.all())
        if (const NodeGroup* like = joined(pasted))
            present.emplace(m_present.partOf(*like).level, like->id);
    if (present.empty())
        return change;
    Project after = m_project;
    apply(change, after);
    for (const auto& [level, group] : present)
        copyGroup(after, group);
    return difference(m_project, after);
}

} // namespace tiller
