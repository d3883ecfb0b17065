#include "core/model/annotations.h"
#include "core/model/edit_steps.h"
#include "core/model/group_edits.h"
#include "core/model/project_index.h"
#include "core/model/registry.h"

#include <cmath>

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
        return Problem{.text =
                           say("Only a node of a group can show a setting on the group's card."),
                       .ids = {ref.item}};
    const NodeType* type = findNodeType(project.node(ref.item)->type);
    if (!type || !type->setting(ref.setting))
        return Problem{.text = say("There is no setting \"%1\".", {ref.setting}),
                       .ids = {ref.item}};
    const NodeGroup* inner = groups.cardOf(ref.item, group->id);
    if (name && inner && !isExposed(groups, *inner, ref))
        return Problem{.text = say("Show the setting on the card of the group \"%1\" first.",
                                   {groups.partOf(*inner).name}),
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
    editSettings<PartAnnotation>(partIn(after, *group),
                                 [&](PartAnnotation& part) { part.exposed = exposed; });
    if (!name)
        copyGroup(after, group->id);
    return tidied(project, std::move(after));
}

} // namespace

Change tidied(const Project& project, Project after) {
    tidyGroups(after);
    return difference(project, after);
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
    setPart(group, of->id);
    placeCard(group, place);
    Project after = project;
    after.annotations.push_back(group);
    copyGroup(after, like.id);
    if (after.links.size() > maxLinks)
        return tooManyLinks();
    const auto added = std::ranges::find(after.annotations, group.id, &Annotation::id);
    std::rotate(added, added + 1, after.annotations.end());
    return tidied(project, std::move(after));
}

Result<Change> makeSingle(const Project& project, IdSource& ids, std::string_view id) {
    const NodeGroups groups(project);
    const NodeGroup* group = groups.group(id);
    if (!group)
        return noSuchId(id);
    const Part& part = groups.partOf(*group);
    const NodeGroup* holder = groups.group(group->outer);
    const Id* role = holder ? holder->memberIndex.role(id) : nullptr;
    const bool hasOthers = std::ranges::any_of(part.groups, [&](const Id& other) {
        const NodeGroup* around = groups.group(groups.group(other)->outer);
        const bool isSamePlace = role && around && around->part == holder->part &&
                                 *around->memberIndex.role(other) == *role;
        return other != id && !isSamePlace;
    });
    if (!hasOthers)
        return Problem{.text = say("This group is the only one of its kind."), .ids = {Id(id)}};
    Annotation own = *project.annotation(part.id);
    own.id = ids.make("part", project);
    Project after = project;
    setPart(itemOf(after.annotations, id), own.id);
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
        return Problem{.text = say("No card of a group has this port."), .ids = {port.node}};
    found->name = std::move(name);
    Project after = project;
    editSettings<PartAnnotation>(partIn(after, *group),
                                 [&](PartAnnotation& part) { part.ports = ports; });
    return tidied(project, std::move(after));
}

Change unexpose(const Project& project, const SettingRef& ref, std::string_view on) {
    const Result<Change> change = editExposed(project, ref, {}, on);
    return change ? change.value() : Change();
}

namespace {

/// The left top corners of cards of nodes and groups.
std::vector<Vec2> cornersOf(const Project& project, std::span<const Id> items) {
    std::vector<Vec2> corners;
    const ProjectIndex index(project);
    for (const Id& id : items)
        if (const Node* node = index.node(id))
            corners.push_back(node->place);
        else if (const Annotation* card = index.annotation(id))
            corners.push_back({numberOf(valueOf(*card, "x")), numberOf(valueOf(*card, "y"))});
    return corners;
}

/// The middle of corners, on the grid.
Vec2 middleOf(std::span<const Vec2> corners) {
    constexpr double grid = 8;
    Vec2 least{INFINITY, INFINITY}, most{-INFINITY, -INFINITY};
    for (const Vec2 place : corners) {
        least = {std::min(least.x, place.x), std::min(least.y, place.y)};
        most = {std::max(most.x, place.x), std::max(most.y, place.y)};
    }
    const Vec2 middle = (least + most) * 0.5;
    return {std::round(middle.x / grid) * grid, std::round(middle.y / grid) * grid};
}

/// The ports that wait for a wire: inputs that need one, the agents of agent types, and those on
/// the cards of groups.
std::vector<NamedRole> waitingPorts(const Project& project, const NodeGroups& groups,
                                    std::span<const RoleOf> members) {
    std::set<PortRef> wired; // no port is an input and an output
    for (const Link& link : project.links)
        wired.insert({link.from, link.to});
    const ProjectIndex index(project);
    std::vector<NamedRole> ports;
    for (const auto& [role, id] : members) {
        if (const NodeGroup* inner = groups.group(id)) {
            for (const NamedRole& port : groups.partOf(*inner).ports) {
                const Id* node = inner->node(port.ref.role);
                const NodeType* type = node ? findNodeType(index.node(*node)->type) : nullptr;
                const Port* found = type ? type->port(port.ref.what) : nullptr;
                if (found && !wired.contains({*node, found->id}))
                    ports.push_back({{role + '/' + port.ref.role, port.ref.what}, port.name});
            }
            continue;
        }
        const NodeType* type = findNodeType(index.node(id)->type);
        for (const Port& port : type ? type->ports : std::vector<Port>()) {
            const bool waits = port.isInput ? !wired.contains({id, port.id}) && !port.optional
                                            : type->kind == NodeKind::agentType;
            if (waits)
                ports.push_back({{role, port.id}, portName(project, {id, port.id})});
        }
    }
    return ports;
}

/// Gives the ports and settings of parts the roles that their nodes have after an edit.
void followRoles(const NodeGroups& before, Project& after) {
    const NodeGroups now(after);
    for (const Part& part : before.parts()) {
        const auto annotation = std::ranges::find(after.annotations, part.id, &Annotation::id);
        if (annotation == after.annotations.end())
            continue;
        const auto follow = [&](std::vector<NamedRole> roles) {
            for (NamedRole& each : roles)
                for (const Id& id : part.groups) {
                    const Id* node = before.group(id)->node(each.ref.role);
                    const NodeGroup* group = now.group(id);
                    const Id* role = node && group ? group->role(*node) : nullptr;
                    if (!role)
                        continue;
                    each.ref.role = *role;
                    break;
                }
            return roles;
        };
        setCard(*annotation, follow(part.ports), follow(part.exposed));
    }
}

/// The roles of a part for the items that join a group of it.
Id unusedRole(const std::vector<RoleOf>& members, const Id& wanted) {
    return numbered(wanted, '-', [&](const Id& role) {
        return std::ranges::find(members, role, &RoleOf::first) != members.end();
    });
}

} // namespace

Result<Change> makeGroup(const Project& project, IdSource& ids, std::span<const Id> items) {
    const NodeGroups groups(project);
    const std::set<Id> asked(items.begin(), items.end());
    std::vector<RoleOf> members;
    std::vector<Id> wanted;
    std::optional<Id> outer;
    bool areTogether = true;
    const auto add = [&](const Id& id) {
        if (!asked.contains(id))
            return;
        const NodeGroup* holder = groups.holderOf(id);
        const Id in = holder ? holder->id : Id();
        areTogether = areTogether && outer.value_or(in) == in;
        outer = in;
        members.emplace_back(holder ? *holder->memberIndex.role(id) : id, id);
        wanted.push_back(id);
    };
    for (const Node& node : project.nodes)
        add(node.id);
    for (const NodeGroup& group : groups.all())
        add(group.id);
    if (members.empty())
        return Problem{.text = say("Select the cards to group.")};
    if (!areTogether)
        return Problem{.text =
                           say("A group holds cards that stand together: all in the same group, "
                               "or all in none."),
                       .ids = wanted};
    const NodeGroup* within = groups.group(*outer);
    const std::vector<Id> holders = within ? groups.partOf(*within).groups : std::vector<Id>{Id()};
    if (project.annotations.size() + 1 + holders.size() > maxAnnotations)
        return tooManyAnnotations();
    const Vec2 place = middleOf(cornersOf(project, wanted));
    Annotation part = newAnnotation("part", ids.make("part", project), say("Group"));
    Annotation group = newAnnotation("group", ids.make("group", project), "");
    std::vector<NamedRole> ports = waitingPorts(project, groups, members), exposed;
    if (within) { // what stood on the outer card still does
        const auto keep = [&](const std::vector<NamedRole>& roles, std::vector<NamedRole>& to) {
            for (const NamedRole& each : roles)
                if (std::ranges::find(members, each.ref.role.substr(0, each.ref.role.find('/')),
                                      &RoleOf::first) != members.end() &&
                    std::ranges::find(to, each.ref, &NamedRole::ref) == to.end())
                    to.push_back(each);
        };
        keep(groups.partOf(*within).ports, ports);
        keep(groups.partOf(*within).exposed, exposed);
    }
    setCard(part, ports, exposed);
    setPart(group, part.id);
    placeCard(group, place);
    Project after = project;
    after.annotations.push_back(std::move(part));
    const Id role = within ? unusedRole(within->members, group.id) : group.id;
    for (const Id& id : holders) {
        Annotation own = group;
        std::vector<RoleOf> inside = members;
        if (const NodeGroup* holder = groups.group(id)) {
            if (id != *outer)
                own.id = idIn([&](const Id& each) { return after.has(each); }, id, role);
            auto others = holder->members;
            for (auto& [each, item] : inside) {
                item = *holder->member(each);
                std::erase(others, RoleOf(each, item));
            }
            others.emplace_back(role, own.id);
            setMembers(itemOf(after.annotations, id), others);
        }
        setMembers(own, inside);
        after.annotations.push_back(std::move(own));
    }
    const auto made = std::ranges::find(after.annotations, group.id, &Annotation::id);
    std::rotate(made, made + 1, after.annotations.end());
    followRoles(groups, after);
    return tidied(project, std::move(after));
}

namespace {

/// Removes one group. @pre there is such a group
void takeApart(Project& project, const Id& id) {
    const NodeGroups groups(project);
    const NodeGroup& group = *groups.group(id);
    std::vector<Id> items;
    for (const auto& [role, item] : group.members)
        items.push_back(item);
    const Annotation card = itemOf(project.annotations, id);
    if (!items.empty()) {
        const Vec2 by = Vec2{numberOf(valueOf(card, "x")), numberOf(valueOf(card, "y"))} -
                        middleOf(cornersOf(project, items));
        apply(merged(moveNodes(project, items, by), moveAnnotations(project, items, by)), project);
    }
    if (const NodeGroup* holder = groups.group(group.outer)) {
        std::vector<RoleOf> members = holder->members;
        const auto at = std::ranges::find(members, id, &RoleOf::second);
        const Id role = at->first;
        members.erase(at);
        for (const auto& [inner, item] : group.members)
            members.emplace_back(unusedRole(members, (role + '-' + inner).substr(0, 60)), item);
        setMembers(itemOf(project.annotations, holder->id), members);
    }
    std::erase_if(project.annotations, [&](const Annotation& each) { return each.id == id; });
}

} // namespace

Change ungroup(const Project& project, std::span<const Id> removed) {
    Project after = project;
    for (const Id& id : removed) {
        const NodeGroups groups(after);
        const NodeGroup* group = groups.group(id);
        if (!group)
            continue;
        const NodeGroup* holder = groups.group(group->outer);
        if (!holder) {
            takeApart(after, id);
            continue;
        }
        const Id role = *holder->memberIndex.role(id);
        for (const Id& each : groups.partOf(*holder).groups)
            if (const Id* inner = groups.group(each)->member(role); inner && groups.group(*inner))
                takeApart(after, *inner);
        followRoles(groups, after);
    }
    return tidied(project, std::move(after));
}

} // namespace tiller
