#include "core/model/annotations.h"
#include "core/model/edit_steps.h"
#include "core/model/group_text.h"
#include "core/model/registry.h"

namespace tiller {

namespace {

Annotation& partIn(Project& project, const NodeGroup& group) {
    return itemOf(project.annotations, group.part);
}

/// The group @p on, or the innermost one of a node; null if the node is not in it.
const NodeGroup* groupWith(const NodeGroups& groups, const Id& node, std::string_view on) {
    const NodeGroup* group = on.empty() ? groups.groupOf(node) : groups.group(on);
    return group && group->role(node) ? group : nullptr;
}

bool isExposed(const NodeGroups& groups, const NodeGroup& group, const SettingRef& ref) {
    const std::vector<NamedRole>& exposed = groups.partOf(group).exposed;
    const RoleRef role{*group.role(ref.item), ref.setting};
    return std::ranges::find(exposed, role, &NamedRole::ref) != exposed.end();
}

Result<Change> editExposed(const Project& project, const SettingRef& ref,
                           const std::optional<std::string>& name, std::string_view on) {
    const NodeGroups groups(project);
    const NodeGroup* group = groupWith(groups, ref.item, on);
    if (!group)
        return Problem{.text = "Only a node of a group can show a setting on the group's card.",
                       .ids = {ref.item}};
    const NodeType* type = findNodeType(project.node(ref.item)->type);
    if (!type || !type->setting(ref.setting))
        return Problem{.text = "There is no setting \"" + ref.setting + "\".", .ids = {ref.item}};
    const NodeGroup* inner = groups.cardOf(ref.item, group->id);
    if (name && inner && !isExposed(groups, *inner, ref))
        return Problem{.text = "Show the setting on the card of the group \"" +
                               groups.partOf(*inner).name + "\" first.",
                       .ids = {ref.item}};
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
    return tidied(project, std::move(after));
}

} // namespace

Annotation newAnnotation(const char* type, Id id, std::string name) {
    return {.id = std::move(id),
            .type = type,
            .name = std::move(name),
            .values = findAnnotationType(type)->defaults()};
}

Change tidied(const Project& project, Project after) {
    tidyGroups(after);
    return difference(project, after);
}

void setIn(Annotation& annotation, std::string_view setting, Value value) {
    const std::size_t index = *findAnnotationType(annotation.type)->settingIndex(setting);
    if (index < annotation.values.size())
        annotation.values[index] = std::move(value);
}

Result<Change> addGroup(const Project& project, IdSource& ids, std::string_view part, Vec2 place) {
    const NodeGroups groups(project);
    const Part* of = groups.part(part);
    if (!of || of->groups.empty())
        return noSuchId(part);
    const NodeGroup& like = *groups.group(of->groups.front());
    if (project.nodes.size() + like.nodes.size() > maxNodes)
        return tooManyNodes();
    if (project.annotations.size() + 1 + like.groups.size() > maxAnnotations)
        return tooManyAnnotations();
    Annotation group = newAnnotation("group", ids.make("group", project), "");
    setIn(group, "of", of->id);
    setIn(group, "x", place.x);
    setIn(group, "y", place.y);
    Project after = project;
    after.annotations.push_back(group);
    copyGroup(after, like.id);
    if (after.links.size() > maxLinks)
        return tooManyLinks();
    const auto added = std::ranges::find(after.annotations, group.id, &Annotation::id);
    std::rotate(added, added + 1, after.annotations.end());
    return tidied(project, std::move(after));
}

namespace {

/// The role of a member.
const Id* roleOf(const NodeGroup& group, std::string_view member) {
    return &std::ranges::find(group.members, member, &RoleOf::second)->first;
}

} // namespace

Result<Change> makeSingle(const Project& project, IdSource& ids, std::string_view id) {
    const NodeGroups groups(project);
    const NodeGroup* group = groups.group(id);
    if (!group)
        return noSuchId(id);
    const Part& part = groups.partOf(*group);
    const NodeGroup* holder = groups.group(group->outer);
    const Id* role = holder ? roleOf(*holder, id) : nullptr;
    const bool hasOthers = std::ranges::any_of(part.groups, [&](const Id& other) {
        const NodeGroup* around = groups.group(groups.group(other)->outer);
        const bool isSamePlace =
            role && around && around->part == holder->part && *roleOf(*around, other) == *role;
        return other != id && !isSamePlace;
    });
    if (!hasOthers)
        return Problem{.text = "This group is the only one of its kind.", .ids = {Id(id)}};
    Annotation own = *project.annotation(part.id);
    own.id = ids.make("part", project);
    Project after = project;
    setIn(*std::ranges::find(after.annotations, id, &Annotation::id), "of", own.id);
    after.annotations.push_back(std::move(own));
    return tidied(project, std::move(after));
}

Result<Change> expose(const Project& project, const SettingRef& ref, std::string name,
                      std::string_view on) {
    return editExposed(project, ref, std::move(name), on);
}

Result<Change> namePort(const Project& project, const PortRef& port, std::string name,
                        std::string_view on) {
    const NodeGroups groups(project);
    const NodeGroup* group = groupWith(groups, port.node, on);
    std::vector<NamedRole> ports = group ? groups.partOf(*group).ports : std::vector<NamedRole>();
    const auto found = group ? std::ranges::find(ports, RoleRef{*group->role(port.node), port.port},
                                                 &NamedRole::ref)
                             : ports.end();
    if (found == ports.end())
        return Problem{.text = "No card of a group has this port.", .ids = {port.node}};
    found->name = std::move(name);
    Project after = project;
    setIn(partIn(after, *group), "ports", textOfRoles(ports));
    return tidied(project, std::move(after));
}

Change unexpose(const Project& project, const SettingRef& ref, std::string_view on) {
    const Result<Change> change = editExposed(project, ref, {}, on);
    return change ? change.value() : Change();
}

} // namespace tiller
