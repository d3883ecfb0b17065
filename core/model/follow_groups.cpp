#include "core/model/annotations.h"
#include "core/model/edit_steps.h"
#include "core/model/group_text.h"
#include "core/model/project_index.h"

#include <array>
#include <iterator>

/// How an edit of one group becomes one of all groups of its part.
namespace tiller {

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
        Id role = id;
        for (int number = 2; !roles.insert(role).second; ++number)
            role = id + '-' + std::to_string(number);
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
        setIn(itemOf(project.annotations, group->id), "members", textOfMembers(members));
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
