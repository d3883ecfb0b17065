#include "core/model/annotations.h"
#include "core/model/edit_steps.h"
#include "core/model/group_text.h"
#include "core/model/registry.h"

#include <map>

/// How groups of the same part stay equal, and how groups follow their nodes.
namespace tiller {

namespace {

bool hasGroups(const Project& project) {
    return std::ranges::find(project.annotations, "group", &Annotation::type) !=
           project.annotations.end();
}

template <class Item>
Item& itemOf(std::vector<Item>& items, const Id& id) {
    return *std::ranges::find(items, id, &Item::id);
}

/// An id for a node or link of a group: `GROUP-ROLE`, or else with a number behind it.
Id idIn(const Project& project, const Id& group, const Id& role) {
    constexpr std::size_t longest = 60;
    const Id wanted = (group + '-' + role).substr(0, longest);
    Id id = wanted;
    for (int number = 2; project.has(id); ++number)
        id = wanted + '-' + std::to_string(number);
    return id;
}

/// A link within a group, by roles.
using InnerEnds = std::pair<RoleRef, RoleRef>;

std::optional<InnerEnds> innerEnds(const NodeGroup& group, const Link& link) {
    const Id* from = group.role(link.from.node);
    const Id* to = group.role(link.to.node);
    if (!from || !to)
        return {};
    return InnerEnds{{*from, link.from.port}, {*to, link.to.port}};
}

/// Copies one group over another one of its part.
class GroupCopy {
public:
    GroupCopy(Project& project, const Part& part, const NodeGroup& from, NodeGroup& to)
        : m_project(project), m_from(from), m_to(to) {
        for (const NamedRole& each : part.exposed)
            m_exposed.insert(each.ref);
    }

    void copy() {
        removeNodes();
        for (const auto& [role, node] : m_from.members)
            copyNode(role, Node(itemOf(m_project.nodes, node)));
        copyLinks();
        copyDriven();
        setIn(itemOf(m_project.annotations, m_to.id), "members", textOfMembers(m_to.members));
    }

private:
    void removeNodes() {
        std::vector<Id> gone;
        for (const auto& [role, node] : m_to.members)
            if (!m_from.node(role))
                gone.push_back(node);
        if (gone.empty())
            return;
        apply(remove(m_project, gone), m_project);
        std::erase_if(m_to.members, [&](const auto& each) { return !m_project.node(each.second); });
    }

    void copyNode(const Id& role, Node like) {
        const Id* id = m_to.node(role);
        if (!id) {
            like.id = idIn(m_project, m_to.id, role);
            m_to.members.emplace_back(role, like.id);
            m_project.nodes.push_back(std::move(like));
            return;
        }
        Node& node = itemOf(m_project.nodes, *id);
        const NodeType* type = findNodeType(like.type);
        if (!type || node.type != like.type)
            return;
        for (std::size_t i = 0; i < std::min(node.values.size(), like.values.size()); ++i)
            if (!m_exposed.contains({role, type->settings[i].id}))
                node.values[i] = like.values[i];
        node.name = like.name;
        node.place = like.place;
        node.muted = like.muted;
        node.solo = like.solo;
        node.properties = like.properties;
    }

    void copyLinks() {
        std::map<InnerEnds, Link> wanted;
        for (const Link& link : m_project.links)
            if (const auto ends = innerEnds(m_from, link))
                wanted.emplace(*ends, link);
        std::set<Id> gone;
        std::set<InnerEnds> present;
        for (Link& link : m_project.links)
            if (const auto ends = innerEnds(m_to, link)) {
                const auto like = wanted.find(*ends);
                if (like == wanted.end() || !present.insert(*ends).second) {
                    gone.insert(link.id);
                    continue;
                }
                link.weight = like->second.weight;
                link.order = like->second.order;
            }
        // The order of the project's links, so that equal edits give equal files.
        for (const Link& link : std::vector<Link>(m_project.links))
            if (const auto ends = innerEnds(m_from, link); ends && !present.contains(*ends))
                addLink(*ends, link, gone);
        std::erase_if(m_project.links, [&](const Link& each) { return gone.contains(each.id); });
    }

    void addLink(const InnerEnds& ends, Link link, std::set<Id>& gone) {
        link.id = idIn(m_project, m_to.id, link.id);
        link.from.node = *m_to.node(ends.first.role);
        link.to.node = *m_to.node(ends.second.role);
        const NodeType* type = findNodeType(m_project.node(link.to.node)->type);
        const Port* input = type ? type->port(link.to.port) : nullptr;
        for (const Link& other : m_project.links)
            if (other.to == link.to && input && !input->takesSeveral())
                gone.insert(other.id);
        m_project.links.push_back(std::move(link));
    }

    /// What a parameter drives in one group, it drives in the other.
    void copyDriven() {
        for (Parameter& parameter : m_project.parameters) {
            std::vector<SettingRef> drives;
            for (const SettingRef& ref : parameter.drives)
                if (const Id* role = m_to.role(ref.item);
                    !role || m_exposed.contains({*role, ref.setting}))
                    drives.push_back(ref);
            for (const SettingRef& ref : parameter.drives)
                if (const Id* role = m_from.role(ref.item);
                    role && !m_exposed.contains({*role, ref.setting}) && drives.size() < maxDriven)
                    drives.push_back({*m_to.node(*role), ref.setting});
            if (std::set<SettingRef>(drives.begin(), drives.end()) !=
                std::set<SettingRef>(parameter.drives.begin(), parameter.drives.end()))
                parameter.drives = std::move(drives);
        }
    }

    Project& m_project;
    const NodeGroup& m_from;
    NodeGroup& m_to;
    std::set<RoleRef> m_exposed;
};

/// The ports of the wires across the border of a group.
std::vector<PortRef> crossedPorts(const Project& project, const NodeGroup& group) {
    std::set<std::string_view> nodes;
    for (const auto& [role, node] : group.members)
        nodes.insert(node);
    std::vector<PortRef> ports;
    for (const Link& link : project.links) {
        const bool from = nodes.contains(link.from.node);
        if (from == nodes.contains(link.to.node))
            continue;
        const PortRef& inner = from ? link.from : link.to;
        if (std::ranges::find(ports, inner) == ports.end())
            ports.push_back(inner);
    }
    return ports;
}

void tidyPart(Project& project, const NodeGroups& groups, const Part& part) {
    std::vector<NamedRole> ports = part.ports, exposed = part.exposed;
    for (const Id& id : part.groups)
        for (const PortRef& inner : crossedPorts(project, *groups.group(id))) {
            const RoleRef ref{*groups.group(id)->role(inner.node), inner.port};
            if (std::ranges::find(ports, ref, &NamedRole::ref) == ports.end())
                ports.push_back({ref, portName(project, inner)});
        }
    const auto isGone = [&](const NamedRole& each) {
        return std::ranges::none_of(part.groups, [&](const Id& id) {
            return groups.group(id)->node(each.ref.role) != nullptr;
        });
    };
    std::erase_if(ports, isGone);
    std::erase_if(exposed, isGone);
    Annotation& annotation = itemOf(project.annotations, part.id);
    if (ports != part.ports)
        setIn(annotation, "ports", textOfRoles(ports));
    if (exposed != part.exposed)
        setIn(annotation, "exposed", textOfRoles(exposed));
    const double rows = static_cast<double>(ports.size() + exposed.size());
    for (const Id& id : part.groups) {
        setIn(itemOf(project.annotations, id), "width", groupWidth);
        setIn(itemOf(project.annotations, id), "height",
              groupHeader + groupRow * std::max(rows, 1.0) + 8);
    }
}

/// Nodes that the change adds join the open group.
void joinOpen(Project& project, const Project& before, std::string_view open) {
    const NodeGroups groups(project);
    const NodeGroup* group = groups.group(open);
    if (!group)
        return;
    auto members = group->members;
    for (const Node& node : project.nodes)
        if (!before.node(node.id) && !groups.groupOf(node.id)) {
            Id role = node.id;
            for (int number = 2; group->node(role); ++number)
                role = node.id + '-' + std::to_string(number);
            members.emplace_back(role, node.id);
        }
    if (members != group->members)
        setIn(itemOf(project.annotations, group->id), "members", textOfMembers(members));
}

/// The groups with a node or an inner link that a change edits.
class TouchedGroups {
public:
    TouchedGroups(const Project& before, const Project& after) : m_before(before), m_after(after) {}

    [[nodiscard]] std::set<Id> of(const Change& change) {
        for (const auto& step : change.nodes)
            touch(step.id());
        for (const auto& step : change.links)
            for (const auto* link : {&step.before, &step.after})
                if (*link) {
                    const NodeGroup* from = groupOf((*link)->from.node);
                    if (from && from == groupOf((*link)->to.node))
                        m_touched.insert(from->id);
                }
        for (const auto& step : change.parameters)
            for (const auto* parameter : {&step.before, &step.after})
                if (*parameter)
                    for (const SettingRef& ref : (*parameter)->drives)
                        touch(ref.item);
        return std::move(m_touched);
    }

private:
    /// Of a removed node, the group before.
    const NodeGroup* groupOf(const Id& node) const {
        const NodeGroup* now = m_after.groupOf(node);
        const NodeGroup* was = now ? nullptr : m_before.groupOf(node);
        return was ? m_after.group(was->id) : now;
    }
    void touch(const Id& node) {
        if (const NodeGroup* group = groupOf(node))
            m_touched.insert(group->id);
    }

    NodeGroups m_before, m_after;
    std::set<Id> m_touched;
};

} // namespace

std::string portName(const Project& project, const PortRef& ref) {
    const Node& node = *project.node(ref.node);
    const NodeType* type = findNodeType(node.type);
    const Port* port = type ? type->port(ref.port) : nullptr;
    if (!port || !port->isInput)
        return displayName(node);
    std::string title = port->title;
    if (!title.empty() && title[0] >= 'A' && title[0] <= 'Z')
        title[0] = static_cast<char>(title[0] - 'A' + 'a');
    return displayName(node) + " " + title;
}

void copyGroup(Project& project, const Id& id) {
    const NodeGroups groups(project);
    const NodeGroup* from = groups.group(id);
    if (!from || from->members.empty())
        return;
    const Part& part = groups.partOf(*from);
    for (const Id& other : part.groups)
        if (other != id) {
            NodeGroup to = *groups.group(other);
            GroupCopy(project, part, *from, to).copy();
        }
}

void tidyGroups(Project& project) {
    NodeGroups groups(project);
    std::set<Id> gone;
    for (const Part& part : groups.parts()) {
        const bool isEmpty = std::ranges::all_of(
            part.groups, [&](const Id& id) { return groups.group(id)->members.empty(); });
        if (isEmpty)
            gone.insert(part.id);
    }
    for (Annotation& each : project.annotations) {
        if (each.type != "group")
            continue;
        const NodeGroup* group = groups.group(each.id);
        if (!group || group->members.empty())
            gone.insert(each.id);
        else
            setIn(each, "members", textOfMembers(group->members));
    }
    std::erase_if(project.annotations,
                  [&](const Annotation& each) { return gone.contains(each.id); });
    groups = NodeGroups(project);
    for (const Part& part : groups.parts())
        tidyPart(project, groups, part);
}

Change followGroups(const Project& project, Change change, std::string_view open) {
    if (!hasGroups(project))
        return change;
    Project after = project;
    apply(change, after);
    const Project asked = after;
    joinOpen(after, project, open);
    const NodeGroups groups(after);
    const std::set<Id> touched = TouchedGroups(project, after).of(change);
    std::set<Id> done;
    for (const NodeGroup& group : groups.all())
        if (touched.contains(group.id) && !group.members.empty() && done.insert(group.part).second)
            copyGroup(after, group.id);
    tidyGroups(after);
    return merged(change, difference(asked, after));
}

} // namespace tiller
