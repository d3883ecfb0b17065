#include "core/model/annotations.h"
#include "core/model/edit_steps.h"
#include "core/model/group_edits.h"
#include "core/model/project_index.h"
#include "core/model/project_lists.h"
#include "core/model/registry.h"

#include <array>
#include <iterator>
#include <map>

/// How an edit of one group becomes one of all groups of its part: copies, and what follows the
/// nodes that groups and parts name.
namespace tiller {

namespace {

/// A link within a group, by roles.
using InnerEnds = std::pair<RoleRef, RoleRef>;

std::optional<InnerEnds> innerEnds(const RoleIndex& group, const Link& link) {
    const Id* from = group.role(link.from.node);
    const Id* to = group.role(link.to.node);
    if (!from || !to)
        return {};
    return InnerEnds{{*from, link.from.port}, {*to, link.to.port}};
}

/// The role without the path before it, and the path.
std::string_view lastRole(std::string_view role) {
    return role.substr(role.rfind('/') + 1);
}
std::string_view pathBefore(std::string_view role) {
    return role.substr(0, role.size() - lastRole(role).size());
}

std::set<Id> idsOf(const Project& project) {
    std::set<Id> ids{"world"};
    eachList([&](auto items, auto) {
        for (const auto& each : project.*items)
            ids.insert(each.id);
    });
    return ids;
}

/// Copies one group over another one of its part.
class GroupCopy {
public:
    GroupCopy(Project& project, const NodeGroups& groups, const NodeGroup& from, NodeGroup to)
        : m_project(project), m_groups(groups), m_from(from), m_to(std::move(to)) {
        for (const NamedRole& each : groups.partOf(from).exposed)
            m_exposed.insert(each.ref);
    }

    void copy() {
        removeGone();
        for (const auto& [role, node] : m_to.nodes)
            m_toNodes.add(role, node);
        m_ids = idsOf(m_project);
        for (std::size_t i = 0; i < m_project.nodes.size(); ++i)
            m_places.emplace(m_project.nodes[i].id, i);
        for (const auto& [role, group] : m_from.groups)
            copyInner(role, Annotation(itemOf(m_project.annotations, group)));
        for (const auto& [role, node] : m_from.nodes)
            copyNode(role, Node(m_project.nodes[m_places.at(node)]));
        copyMembers(m_from, m_to.id, "");
        for (const auto& [role, group] : m_from.groups)
            copyMembers(*m_groups.group(group), innerGroup(role), role + '/');
        copyLinks();
        copyDriven();
    }

private:
    static const Id* idOf(const std::vector<RoleOf>& items, std::string_view role) {
        const auto found = std::ranges::find(items, role, &RoleOf::first);
        return found == items.end() ? nullptr : &found->second;
    }

    void removeGone() {
        std::vector<Id> gone;
        for (const auto& [role, node] : m_to.nodes)
            if (!m_from.nodeIndex.node(role))
                gone.push_back(node);
        for (const auto& [role, group] : m_to.groups)
            if (!idOf(m_from.groups, role))
                gone.push_back(group);
        if (gone.empty())
            return;
        apply(remove(m_project, gone), m_project);
        const std::set<Id> left = idsOf(m_project);
        const auto isGone = [&](const RoleOf& each) { return !left.contains(each.second); };
        std::erase_if(m_to.nodes, isGone);
        std::erase_if(m_to.groups, isGone);
    }

    /// The group of a path such as "ROLE/"; the whole group of an empty one. It exists.
    [[nodiscard]] const Id& innerGroup(std::string_view role) const {
        const Id* found = role.empty() ? nullptr : idOf(m_to.groups, role);
        return found ? *found : m_to.id;
    }
    [[nodiscard]] Id newId(const Id& role) {
        std::string_view path = pathBefore(role);
        if (!path.empty())
            path.remove_suffix(1);
        return newIdIn(innerGroup(path), Id(lastRole(role)));
    }
    [[nodiscard]] Id newIdIn(const Id& group, const Id& role) {
        Id id = idIn([&](const Id& each) { return m_ids.contains(each); }, group, role);
        m_ids.insert(id);
        return id;
    }

    void copyInner(const Id& role, Annotation like) {
        if (const Id* id = idOf(m_to.groups, role)) {
            Annotation& group = itemOf(m_project.annotations, *id);
            like.id = *id;
            setMembers(like, settingsOf<GroupAnnotation>(group).members);
            group = std::move(like);
            return;
        }
        like.id = newId(role);
        m_to.groups.emplace_back(role, like.id);
        m_project.annotations.push_back(std::move(like));
    }

    void copyNode(const Id& role, Node like) {
        const Id* id = m_toNodes.node(role);
        if (!id) {
            like.id = newId(role);
            m_toNodes.add(role, like.id);
            m_places.emplace(like.id, m_project.nodes.size());
            m_project.nodes.push_back(std::move(like));
            return;
        }
        Node& node = m_project.nodes[m_places.at(*id)];
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

    /// Those that the group had stay first.
    void copyMembers(const NodeGroup& from, const Id& to, const std::string& path) {
        std::vector<RoleOf> members;
        std::set<Id> added;
        const auto add = [&](const Id& role) {
            const Id* node = m_toNodes.node(path + role);
            const Id* item = node ? node : idOf(m_to.groups, path + role);
            if (item && from.member(role) && added.insert(role).second)
                members.emplace_back(role, *item);
        };
        if (const NodeGroup* present = m_groups.group(to))
            for (const auto& [role, item] : present->members)
                add(role);
        for (const auto& [role, item] : from.members)
            add(role);
        setMembers(itemOf(m_project.annotations, to), members);
    }

    void copyLinks() {
        std::map<InnerEnds, Link> wanted;
        for (const Link& link : m_project.links)
            if (const auto ends = innerEnds(m_from.nodeIndex, link))
                wanted.emplace(*ends, link);
        std::set<Id> gone;
        std::set<InnerEnds> present;
        for (Link& link : m_project.links)
            if (const auto ends = innerEnds(m_toNodes, link)) {
                const auto like = wanted.find(*ends);
                if (like == wanted.end() || !present.insert(*ends).second) {
                    gone.insert(link.id);
                    continue;
                }
                link.weight = like->second.weight;
                link.order = like->second.order;
            }
        std::multimap<PortRef, Id> into;
        for (const Link& link : m_project.links)
            into.emplace(link.to, link.id);
        // The order of the project's links, so that equal edits give equal files.
        for (const Link& link : std::vector<Link>(m_project.links))
            if (const auto ends = innerEnds(m_from.nodeIndex, link);
                ends && !present.contains(*ends))
                addLink(*ends, link, into, gone);
        std::erase_if(m_project.links, [&](const Link& each) { return gone.contains(each.id); });
        m_goneLinks = std::move(gone);
    }

    /// @param into the links into each port
    void addLink(const InnerEnds& ends, Link link, std::multimap<PortRef, Id>& into,
                 std::set<Id>& gone) {
        link.id = newIdIn(m_to.id, link.id);
        link.from.node = *m_toNodes.node(ends.first.role);
        link.to.node = *m_toNodes.node(ends.second.role);
        const NodeType* type = findNodeType(m_project.nodes[m_places.at(link.to.node)].type);
        const Port* input = type ? type->port(link.to.port) : nullptr;
        const auto [first, last] = into.equal_range(link.to);
        for (auto other = first; other != last; ++other)
            if (input && !input->takesSeveral())
                gone.insert(other->second);
        into.emplace(link.to, link.id);
        m_project.links.push_back(std::move(link));
    }

    /// What a parameter drives in one group, it drives in the other: settings of nodes, and weights
    /// of links.
    void copyDriven() {
        if (m_project.parameters.empty())
            return;
        findInnerLinks();
        for (Parameter& parameter : m_project.parameters) {
            std::vector<SettingRef> drives;
            for (const SettingRef& ref : parameter.drives)
                if (isKept(ref))
                    drives.push_back(ref);
            for (const SettingRef& ref : parameter.drives)
                if (const Id* copy = copyOf(ref); copy && drives.size() < maxDriven)
                    drives.push_back({*copy, ref.setting});
            if (std::set<SettingRef>(drives.begin(), drives.end()) !=
                std::set<SettingRef>(parameter.drives.begin(), parameter.drives.end()))
                parameter.drives = std::move(drives);
        }
    }

    void findInnerLinks() {
        for (const Link& link : m_project.links)
            if (const auto ends = innerEnds(m_from.nodeIndex, link))
                m_fromLinks.emplace(link.id, *ends);
            else if (const auto others = innerEnds(m_toNodes, link))
                m_toLinkIds.insert(m_toLinks.emplace(*others, link.id).first->second);
    }

    /// Whether a parameter goes on to drive what the other group does not decide.
    [[nodiscard]] bool isKept(const SettingRef& ref) const {
        const Id* role = m_toNodes.role(ref.item);
        if (role)
            return m_exposed.contains({*role, ref.setting});
        return !m_goneLinks.contains(ref.item) && !m_toLinkIds.contains(ref.item);
    }

    /// What a setting of the one group is in the other; null if it is none, or on the card.
    [[nodiscard]] const Id* copyOf(const SettingRef& ref) const {
        if (const Id* role = m_from.nodeIndex.role(ref.item))
            return m_exposed.contains({*role, ref.setting}) ? nullptr : m_toNodes.node(*role);
        const auto link = m_fromLinks.find(ref.item);
        if (link == m_fromLinks.end())
            return nullptr;
        const auto copy = m_toLinks.find(link->second);
        return copy == m_toLinks.end() ? nullptr : &copy->second;
    }

    Project& m_project;
    const NodeGroups& m_groups; ///< before the copy
    const NodeGroup& m_from;
    NodeGroup m_to;
    RoleIndex m_toNodes;
    std::set<Id> m_ids;                 ///< of all items of the project
    std::map<Id, std::size_t> m_places; ///< of the project's nodes
    std::set<RoleRef> m_exposed;
    std::map<Id, InnerEnds> m_fromLinks;
    std::map<InnerEnds, Id> m_toLinks;
    std::set<Id> m_toLinkIds, m_goneLinks;
};

} // namespace

Id idIn(const std::function<bool(const Id&)>& isTaken, const Id& group, const Id& role) {
    constexpr std::size_t longest = 60;
    return numbered((group + '-' + role).substr(0, longest), '-', isTaken);
}

std::optional<Problem> findCopyProblem(const Project& project, const Id& id) {
    const NodeGroups groups(project);
    const NodeGroup* from = groups.group(id);
    std::size_t nodes = project.nodes.size(), annotations = project.annotations.size();
    for (const Id& other : from ? groups.partOf(*from).groups : std::vector<Id>()) {
        const NodeGroup& to = *groups.group(other);
        nodes += from->nodes.size() - std::min(from->nodes.size(), to.nodes.size());
        annotations += from->groups.size() - std::min(from->groups.size(), to.groups.size());
    }
    if (nodes > maxNodes)
        return tooManyNodes();
    if (annotations > maxAnnotations)
        return tooManyAnnotations();
    return {};
}

void copyGroup(Project& project, const Id& id) {
    const NodeGroups groups(project);
    const NodeGroup* from = groups.group(id);
    if (!from || from->nodes.empty())
        return;
    for (const Id& other : groups.partOf(*from).groups)
        if (other != id)
            GroupCopy(project, groups, *from, *groups.group(other)).copy();
}

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
        if (ports != part.ports || exposed != part.exposed)
            setCard(annotation, ports, exposed);
        const double rows = static_cast<double>(ports.size() + exposed.size());
        for (const Id& id : part.groups) {
            editSettings<GroupAnnotation>(
                itemOf(m_project.annotations, id), [&](GroupAnnotation& group) {
                    group.width = groupWidth;
                    group.height = groupHeader + groupRow * std::max(rows, 1.0) + 8;
                });
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
    const bool isEnglish = title == port->title.english(); // in German, nouns keep their capitals
    if (isEnglish && !title.empty() && title[0] >= 'A' && title[0] <= 'Z')
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
        setMembers(each, members);
    }
    std::erase_if(project.annotations,
                  [&](const Annotation& each) { return gone.contains(each.id); });
    TidyParts{project};
}

namespace {

bool hasGroups(const Project& project) {
    return std::ranges::find(project.annotations, "group", &Annotation::type) !=
           project.annotations.end();
}

/// Nodes and groups that the change adds join the open group.
void joinOpen(Project& project, const Project& before, std::string_view open) {
    const NodeGroups groups(project);
    const NodeGroup* group = groups.group(open);
    if (!group)
        return;
    auto members = group->members;
    std::set<Id> roles;
    for (const auto& [role, item] : members)
        roles.insert(role);
    const auto join = [&](const Id& id) {
        const Id role = numbered(id, '-', [&](const Id& each) { return roles.contains(each); });
        roles.insert(role);
        members.emplace_back(role, id);
    };
    const ProjectIndex old(before);
    for (const Node& node : project.nodes)
        if (!old.node(node.id) && !groups.groupOf(node.id))
            join(node.id);
    for (const NodeGroup& each : groups.all())
        if (!before.annotation(each.id) && each.outer.empty())
            join(each.id);
    if (members != group->members)
        setMembers(itemOf(project.annotations, group->id), members);
}

/// The groups with a node, a group or an inner link that a change edits.
class TouchedGroups {
public:
    TouchedGroups(const Project& before, const Project& after)
        : m_projects{&before, &after}, m_before(before), m_after(after) {}

    [[nodiscard]] std::set<Id> of(const Change& change) {
        for (const auto& step : change.nodes)
            touch(step.id());
        for (const auto& step : change.annotations)
            if ((step.before ? step.before : step.after)->type == "group")
                touch(step.id());
        for (const auto& step : change.links)
            for (const auto* link : {&step.before, &step.after})
                if (*link)
                    touchBoth((*link)->from.node, (*link)->to.node);
        for (const auto& step : change.parameters) {
            const auto before = drivenBy(step.before), after = drivenBy(step.after);
            std::vector<SettingRef> changed; // what it drives further touches no group
            std::ranges::set_symmetric_difference(before, after, std::back_inserter(changed));
            for (const SettingRef& ref : changed)
                touchDriven(ref.item);
        }
        return std::move(m_touched);
    }

private:
    static std::set<SettingRef> drivenBy(const std::optional<Parameter>& parameter) {
        return parameter ? std::set(parameter->drives.begin(), parameter->drives.end())
                         : std::set<SettingRef>();
    }
    /// All groups that hold an item, the innermost first. Of a removed item, those before.
    [[nodiscard]] std::vector<Id> around(const Id& item) const {
        const bool isThere = m_after.holderOf(item) || m_after.group(item);
        const NodeGroups& groups = isThere ? m_after : m_before;
        std::vector<Id> ids;
        for (const NodeGroup* group = groups.holderOf(item); group;
             group = groups.group(group->outer))
            if (m_after.group(group->id))
                ids.push_back(group->id);
        return ids;
    }
    void touch(const Id& item) {
        for (Id& id : around(item))
            m_touched.insert(std::move(id));
    }
    /// @param item a node, or a link with its weight
    void touchDriven(const Id& item) {
        for (const Project* project : m_projects)
            if (const Link* link = project->link(item))
                return touchBoth(link->from.node, link->to.node);
        touch(item);
    }
    void touchBoth(const Id& from, const Id& to) {
        const std::vector<Id> others = around(to);
        for (Id& id : around(from))
            if (std::ranges::find(others, id) != others.end())
                m_touched.insert(std::move(id));
    }

    std::array<const Project*, 2> m_projects;
    NodeGroups m_before, m_after;
    std::set<Id> m_touched;
};

} // namespace

Result<Change> followGroups(const Project& project, Change change, std::string_view open) {
    if (!hasGroups(project))
        return change;
    Project after = project;
    apply(change, after);
    const Project asked = after;
    joinOpen(after, project, open);
    const NodeGroups groups(after);
    if (groups.problem())
        return *groups.problem();
    std::vector<const NodeGroup*> touched;
    for (const Id& id : TouchedGroups(project, after).of(change))
        touched.push_back(groups.group(id));
    // What inner groups share comes first, as the outer ones hold it. Then the order of the
    // project.
    std::ranges::sort(touched, {}, [&](const NodeGroup* group) {
        return std::pair(groups.partOf(*group).level, group - groups.all().data());
    });
    std::set<Id> done;
    for (const NodeGroup* group : touched) {
        if (group->nodes.empty() || !done.insert(group->part).second)
            continue;
        if (const auto problem = findCopyProblem(after, group->id))
            return *problem;
        copyGroup(after, group->id);
    }
    if (after.links.size() > maxLinks && after.links.size() > project.links.size())
        return tooManyLinks();
    tidyGroups(after);
    for (const Parameter& each : asked.parameters) // the groups took its last settings from it
        if (const Parameter* left = after.parameter(each.id);
            left && left->drives.empty() && !each.drives.empty())
            std::erase_if(after.parameters, [id = each.id](const auto& p) { return p.id == id; });
    return merged(change, difference(asked, after));
}

} // namespace tiller
