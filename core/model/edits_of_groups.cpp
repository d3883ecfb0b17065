#include "core/model/annotations.h"
#include "core/model/edit_steps.h"
#include "core/model/group_text.h"
#include "core/model/registry.h"

#include <cmath>

namespace tiller {

namespace {

Annotation annotationOf(const char* type, Id id, std::string name) {
    return {.id = std::move(id),
            .type = type,
            .name = std::move(name),
            .values = findAnnotationType(type)->defaults()};
}

/// The middle of the left top corners of cards, on the grid.
Vec2 middleOf(const Project& project, std::span<const Id> nodes) {
    constexpr double grid = 8;
    Vec2 least{INFINITY, INFINITY}, most{-INFINITY, -INFINITY};
    for (const Id& id : nodes) {
        const Vec2 place = project.node(id)->place;
        least = {std::min(least.x, place.x), std::min(least.y, place.y)};
        most = {std::max(most.x, place.x), std::max(most.y, place.y)};
    }
    const Vec2 middle = (least + most) * 0.5;
    return {std::round(middle.x / grid) * grid, std::round(middle.y / grid) * grid};
}

/// The ports that wait for a wire: inputs that need one, and the agents of agent types.
std::vector<NamedRole> waitingPorts(const Project& project, std::span<const Id> nodes) {
    std::vector<NamedRole> ports;
    for (const Id& id : nodes) {
        const NodeType* type = findNodeType(project.node(id)->type);
        for (const Port& port : type ? type->ports : std::vector<Port>()) {
            const bool isWired = std::ranges::any_of(project.links, [&](const Link& link) {
                return (port.isInput ? link.to : link.from) == PortRef{id, port.id};
            });
            const bool waits = port.isInput ? !isWired && !port.optional && port.id != "when"
                                            : type->kind == NodeKind::agentType;
            if (waits)
                ports.push_back({{id, port.id}, portName(project, {id, port.id})});
        }
    }
    return ports;
}

Annotation& partIn(Project& project, const NodeGroup& group) {
    return *std::ranges::find(project.annotations, group.part, &Annotation::id);
}

/// The change that the edits of a copy make.
Change changeTo(const Project& project, Project after) {
    tidyGroups(after);
    return difference(project, after);
}

Result<Change> editExposed(const Project& project, const SettingRef& ref,
                           const std::optional<std::string>& name) {
    const NodeGroups groups(project);
    const NodeGroup* group = groups.groupOf(ref.item);
    if (!group)
        return Problem{.text = "Only a node of a group can show a setting on the group's card.",
                       .ids = {ref.item}};
    const NodeType* type = findNodeType(project.node(ref.item)->type);
    if (!type || !type->setting(ref.setting))
        return Problem{.text = "There is no setting \"" + ref.setting + "\".", .ids = {ref.item}};
    std::vector<NamedRole> exposed = groups.partOf(*group).exposed;
    const RoleRef role{*group->role(ref.item), ref.setting};
    const auto found = std::ranges::find(exposed, role, &NamedRole::ref);
    if (!name) {
        if (found != exposed.end())
            exposed.erase(found);
    } else if (found != exposed.end()) {
        found->name = *name;
    } else {
        exposed.push_back({role, *name});
    }
    Project after = project;
    setIn(partIn(after, *group), "exposed", textOfRoles(exposed));
    if (!name)
        copyGroup(after, group->id);
    return changeTo(project, std::move(after));
}

} // namespace

void setIn(Annotation& annotation, std::string_view setting, Value value) {
    const std::size_t index = *findAnnotationType(annotation.type)->settingIndex(setting);
    if (index < annotation.values.size())
        annotation.values[index] = std::move(value);
}

Result<Change> makeGroup(const Project& project, IdSource& ids, std::span<const Id> nodes) {
    const NodeGroups groups(project);
    std::vector<std::pair<Id, Id>> members;
    std::vector<Id> wanted;
    for (const Node& node : project.nodes) {
        if (std::ranges::find(nodes, node.id) == nodes.end())
            continue;
        if (groups.groupOf(node.id))
            return Problem{.text = "A group holds no node of another group.", .ids = {node.id}};
        members.emplace_back(node.id, node.id);
        wanted.push_back(node.id);
    }
    if (members.empty())
        return Problem{.text = "Select the cards to group."};
    if (project.annotations.size() + 2 > maxAnnotations)
        return Problem{.text = "A project holds at most 10,000 annotations."};
    const Vec2 place = middleOf(project, wanted);
    Annotation part = annotationOf("part", ids.make("part", project), "Group");
    Annotation group = annotationOf("group", ids.make("group", project), "");
    setIn(part, "ports", textOfRoles(waitingPorts(project, wanted)));
    setIn(group, "of", part.id);
    setIn(group, "members", textOfMembers(members));
    setIn(group, "x", place.x);
    setIn(group, "y", place.y);
    Project after = project;
    after.annotations.push_back(std::move(part));
    after.annotations.push_back(std::move(group));
    return changeTo(project, std::move(after));
}

Result<Change> addGroup(const Project& project, IdSource& ids, std::string_view part, Vec2 place) {
    const NodeGroups groups(project);
    const Part* of = groups.part(part);
    if (!of || of->groups.empty())
        return noSuchId(part);
    const NodeGroup& like = *groups.group(of->groups.front());
    if (project.nodes.size() + like.members.size() > maxNodes)
        return tooManyNodes();
    if (project.annotations.size() >= maxAnnotations)
        return Problem{.text = "A project holds at most 10,000 annotations."};
    Annotation group = annotationOf("group", ids.make("group", project), "");
    setIn(group, "of", of->id);
    setIn(group, "x", place.x);
    setIn(group, "y", place.y);
    Project after = project;
    after.annotations.push_back(std::move(group));
    copyGroup(after, like.id);
    if (after.links.size() > maxLinks)
        return tooManyLinks();
    return changeTo(project, std::move(after));
}

Change ungroup(const Project& project, std::span<const Id> removed) {
    const NodeGroups groups(project);
    Project after = project;
    for (const Id& id : removed) {
        const NodeGroup* group = groups.group(id);
        if (!group)
            continue;
        std::vector<Id> nodes;
        for (const auto& [role, node] : group->members)
            nodes.push_back(node);
        const auto card = std::ranges::find(after.annotations, id, &Annotation::id);
        if (!nodes.empty()) {
            const Vec2 middle = middleOf(project, nodes);
            const Vec2 by =
                Vec2{numberOf(valueOf(*card, "x")), numberOf(valueOf(*card, "y"))} - middle;
            apply(moveNodes(after, nodes, by), after);
        }
        after.annotations.erase(card);
    }
    return changeTo(project, std::move(after));
}

Result<Change> makeSingle(const Project& project, IdSource& ids, std::string_view id) {
    const NodeGroups groups(project);
    const NodeGroup* group = groups.group(id);
    if (!group)
        return noSuchId(id);
    const Part& part = groups.partOf(*group);
    if (part.groups.size() < 2)
        return Problem{.text = "This group is the only one of its kind.", .ids = {Id(id)}};
    Annotation own = *project.annotation(part.id);
    own.id = ids.make("part", project);
    Project after = project;
    setIn(*std::ranges::find(after.annotations, id, &Annotation::id), "of", own.id);
    after.annotations.push_back(std::move(own));
    return changeTo(project, std::move(after));
}

Result<Change> expose(const Project& project, const SettingRef& ref, std::string name) {
    return editExposed(project, ref, std::move(name));
}

Result<Change> namePort(const Project& project, const PortRef& port, std::string name) {
    const NodeGroups groups(project);
    const NodeGroup* group = groups.groupOf(port.node);
    std::vector<NamedRole> ports = group ? groups.partOf(*group).ports : std::vector<NamedRole>();
    const auto found = group ? std::ranges::find(ports, RoleRef{*group->role(port.node), port.port},
                                                 &NamedRole::ref)
                             : ports.end();
    if (found == ports.end())
        return Problem{.text = "No card of a group has this port.", .ids = {port.node}};
    found->name = std::move(name);
    Project after = project;
    setIn(partIn(after, *group), "ports", textOfRoles(ports));
    return changeTo(project, std::move(after));
}

Change unexpose(const Project& project, const SettingRef& ref) {
    const Result<Change> change = editExposed(project, ref, {});
    return change ? change.value() : Change();
}

} // namespace tiller
