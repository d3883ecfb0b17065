#include "core/model/annotations.h"
#include "core/model/edit_steps.h"
#include "core/model/group_text.h"
#include "core/model/project_index.h"
#include "core/model/registry.h"

#include <cmath>

/// How groups are made of cards, and taken apart.
namespace tiller {

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
            return textOfRoles(roles);
        };
        setIn(*annotation, "ports", follow(part.ports));
        setIn(*annotation, "exposed", follow(part.exposed));
    }
}

/// The roles of a part for the items that join a group of it.
Id unusedRole(const std::vector<RoleOf>& members, const Id& wanted) {
    Id role = wanted;
    for (int number = 2; std::ranges::find(members, role, &RoleOf::first) != members.end();
         ++number)
        role = wanted + '-' + std::to_string(number);
    return role;
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
        members.emplace_back(
            holder ? std::ranges::find(holder->members, id, &RoleOf::second)->first : id, id);
        wanted.push_back(id);
    };
    for (const Node& node : project.nodes)
        add(node.id);
    for (const NodeGroup& group : groups.all())
        add(group.id);
    if (members.empty())
        return Problem{.text = "Select the cards to group."};
    if (!areTogether)
        return Problem{.text = "A group holds cards that stand together: all in the same group, or "
                               "all in none.",
                       .ids = wanted};
    const NodeGroup* within = groups.group(*outer);
    const std::vector<Id> holders = within ? groups.partOf(*within).groups : std::vector<Id>{Id()};
    if (project.annotations.size() + 1 + holders.size() > maxAnnotations)
        return tooManyAnnotations();
    const Vec2 place = middleOf(cornersOf(project, wanted));
    Annotation part = newAnnotation("part", ids.make("part", project), "Group");
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
    setIn(part, "ports", textOfRoles(ports));
    setIn(part, "exposed", textOfRoles(exposed));
    setIn(group, "of", part.id);
    setIn(group, "x", place.x);
    setIn(group, "y", place.y);
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
            setIn(itemOf(after.annotations, id), "members", textOfMembers(others));
        }
        setIn(own, "members", textOfMembers(inside));
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
        setIn(itemOf(project.annotations, holder->id), "members", textOfMembers(members));
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
        const Id role = std::ranges::find(holder->members, id, &RoleOf::second)->first;
        for (const Id& each : groups.partOf(*holder).groups)
            if (const Id* inner = groups.group(each)->member(role); inner && groups.group(*inner))
                takeApart(after, *inner);
        followRoles(groups, after);
    }
    return tidied(project, std::move(after));
}

} // namespace tiller
