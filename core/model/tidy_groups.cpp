#include "core/model/annotations.h"
#include "core/model/edit_steps.h"
#include "core/model/group_text.h"
#include "core/model/registry.h"

#include <map>

/// How groups and parts follow the nodes and links that they name.
namespace tiller {

namespace {

/// The ports of the wires across the border of each group.
std::map<Id, std::vector<PortRef>> crossedPorts(const Project& project, const NodeGroups& groups) {
    std::map<Id, std::vector<PortRef>> ports;
    std::set<std::pair<const NodeGroup*, PortRef>> known;
    const auto around = [&](const Id& node) {
        std::vector<const NodeGroup*> found;
        for (const NodeGroup* group = groups.groupOf(node); group;
             group = groups.group(group->outer))
            found.push_back(group);
        return found;
    };
    const auto add = [&](const PortRef& port, const std::vector<const NodeGroup*>& of,
                         const std::vector<const NodeGroup*>& others) {
        for (const NodeGroup* group : of)
            if (std::ranges::find(others, group) == others.end())
                if (known.emplace(group, port).second)
                    ports[group->id].push_back(port);
    };
    for (const Link& link : project.links) {
        const auto from = around(link.from.node), to = around(link.to.node);
        add(link.from, from, to);
        add(link.to, to, from);
    }
    return ports;
}

/// Keeps the ports and settings of parts, the inner ones first.
class TidyParts {
public:
    explicit TidyParts(Project& project)
        : m_project(project), m_groups(project), m_crossed(crossedPorts(project, m_groups)) {
        std::vector<const Part*> parts;
        for (const Part& part : m_groups.parts())
            parts.push_back(&part);
        std::ranges::stable_sort(parts, {}, &Part::level);
        for (const Part* part : parts)
            tidy(*part);
    }

private:
    void tidy(const Part& part) {
        std::vector<NamedRole> ports = part.ports, exposed = part.exposed;
        std::set<RoleRef> named;
        for (const NamedRole& each : ports)
            named.insert(each.ref);
        for (const Id& id : part.groups) {
            const NodeGroup& group = *m_groups.group(id);
            for (const PortRef& port : m_crossed[id]) {
                const RoleRef ref{*group.role(port.node), port.port};
                if (named.insert(ref).second)
                    ports.push_back({ref, nameOf(group, ref, port)});
            }
        }
        const auto isGone = [&](const NamedRole& each) {
            return std::ranges::none_of(part.groups, [&](const Id& id) {
                return m_groups.group(id)->node(each.ref.role) != nullptr;
            });
        };
        std::erase_if(ports, isGone);
        std::erase_if(exposed, [&](const NamedRole& each) {
            return isGone(each) || !isOnInnerCard(part, each.ref);
        });
        Annotation& annotation = itemOf(m_project.annotations, part.id);
        if (ports != part.ports)
            setIn(annotation, "ports", textOfRoles(ports));
        if (exposed != part.exposed)
            setIn(annotation, "exposed", textOfRoles(exposed));
        const double rows = static_cast<double>(ports.size() + exposed.size());
        for (const Id& id : part.groups) {
            setIn(itemOf(m_project.annotations, id), "width", groupWidth);
            setIn(itemOf(m_project.annotations, id), "height",
                  groupHeader + groupRow * std::max(rows, 1.0) + 8);
        }
        m_ports[part.id] = std::move(ports);
        m_exposed[part.id] = std::move(exposed);
    }

    /// The group within a group that a role leads to first; null if it is that of a member.
    [[nodiscard]] const NodeGroup* innerOf(const NodeGroup& group, const Id& role) const {
        const std::size_t slash = role.find('/');
        const Id* id = slash == Id::npos ? nullptr : group.member(role.substr(0, slash));
        return id ? m_groups.group(*id) : nullptr;
    }
    static RoleRef within(const RoleRef& ref) {
        return {ref.role.substr(ref.role.find('/') + 1), ref.what};
    }

    /// A port of a group within the group keeps the name that it has on that card.
    [[nodiscard]] std::string nameOf(const NodeGroup& group, const RoleRef& ref,
                                     const PortRef& port) const {
        if (const NodeGroup* inner = innerOf(group, ref.role)) {
            const std::vector<NamedRole>& ports = m_ports.at(inner->part);
            const auto found = std::ranges::find(ports, within(ref), &NamedRole::ref);
            if (found != ports.end())
                return found->name;
        }
        return portName(m_project, port);
    }

    [[nodiscard]] bool isOnInnerCard(const Part& part, const RoleRef& ref) const {
        return std::ranges::all_of(part.groups, [&](const Id& id) {
            const NodeGroup* inner = innerOf(*m_groups.group(id), ref.role);
            return !inner || std::ranges::find(m_exposed.at(inner->part), within(ref),
                                               &NamedRole::ref) != m_exposed.at(inner->part).end();
        });
    }

    Project& m_project;
    NodeGroups m_groups;
    std::map<Id, std::vector<PortRef>> m_crossed;            ///< by group
    std::map<Id, std::vector<NamedRole>> m_ports, m_exposed; ///< of the parts so far
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

void tidyGroups(Project& project) {
    const NodeGroups groups(project);
    std::set<Id> gone;
    for (const Part& part : groups.parts()) {
        const bool isEmpty = std::ranges::all_of(
            part.groups, [&](const Id& id) { return groups.group(id)->nodes.empty(); });
        if (isEmpty)
            gone.insert(part.id);
    }
    for (Annotation& each : project.annotations) {
        if (each.type != "group")
            continue;
        const NodeGroup* group = groups.group(each.id);
        if (!group || group->nodes.empty()) {
            gone.insert(each.id);
            continue;
        }
        auto members = group->members;
        std::erase_if(members, [&](const RoleOf& member) {
            const NodeGroup* inner = groups.group(member.second);
            return inner && inner->nodes.empty();
        });
        setIn(each, "members", textOfMembers(members));
    }
    std::erase_if(project.annotations,
                  [&](const Annotation& each) { return gone.contains(each.id); });
    TidyParts{project};
}

} // namespace tiller
