#include "core/model/library_part.h"

#include "core/model/annotations.h"
#include "core/model/check.h"
#include "core/model/edit_steps.h"
#include "core/model/group_text.h"
#include "core/model/registry.h"

#include <map>

namespace tiller {

namespace {

Annotation& annotationIn(Project& project, std::string_view id) {
    return itemOf(project.annotations, id);
}

/// The first group of a part; null if there is none.
const NodeGroup* firstGroup(const NodeGroups& groups, std::string_view part) {
    const Part* found = groups.part(part);
    return found && !found->groups.empty() ? groups.group(found->groups.front()) : nullptr;
}

/// The group of a library that holds all others.
const NodeGroup& onlyGroup(const NodeGroups& groups) {
    return *std::ranges::find(groups.all(), Id(), &NodeGroup::outer);
}

/// Adds the nodes of a library to a project, as one more group of a part. Where groups of the part
/// have geometry, it names theirs. Returns the id of the group.
class AddedLibrary {
public:
    AddedLibrary(Project& project, IdSource& ids, const Project& library)
        : m_project(project), m_ids(ids), m_library(library), m_groups(library) {}

    Id add(const NodeGroup& like) {
        nameGeometry(like);
        for (const auto& [role, node] : onlyGroup(m_groups).nodes) {
            addNode(*m_library.node(node));
            if (const Id* present = like.node(role))
                driveAs(*present, m_newIds.at(node));
        }
        for (Link link : m_library.links) {
            link.id = m_ids.make("link", m_project);
            link.from.node = m_newIds.at(link.from.node);
            link.to.node = m_newIds.at(link.to.node);
            m_project.links.push_back(std::move(link));
        }
        const std::vector<RoleOf>& inner = onlyGroup(m_groups).groups;
        for (std::size_t i = inner.size(); i-- > 0;) { // inner groups before those that hold them
            const auto present = std::ranges::find(like.groups, inner[i].first, &RoleOf::first);
            m_added.push_back(addCard(*m_groups.group(inner[i].second),
                                      present == like.groups.end()
                                          ? newPart(m_groups.group(inner[i].second)->part)
                                          : partOf(present->second, inner[i].second)));
        }
        return addCard(onlyGroup(m_groups), like.part);
    }

    /// The groups within it, the inner ones first.
    [[nodiscard]] const std::vector<Id>& added() const { return m_added; }

private:
    void nameGeometry(const NodeGroup& like) {
        for (const auto& [role, id] : onlyGroup(m_groups).nodes) {
            const Node& node = *m_library.node(id);
            const Id* present = like.node(role);
            for (const std::size_t setting : geometrySettings(node))
                if (present)
                    m_newIds.emplace(textOf(node.values[setting]),
                                     textOf(m_project.node(*present)->values[setting]));
        }
        for (SceneItem item : m_library.scene) {
            if (m_newIds.contains(item.id))
                continue;
            m_newIds[item.id] = m_ids.make(item.type, m_project);
            item.id = m_newIds[item.id];
            m_project.scene.push_back(std::move(item));
        }
    }

    void addNode(Node node) {
        m_newIds[node.id] = m_ids.make(node.type, m_project);
        node.id = m_newIds[node.id];
        node.agents.clear(); // each group has its own
        for (const std::size_t setting : geometrySettings(node))
            node.values[setting] = m_newIds[textOf(node.values[setting])];
        m_project.nodes.push_back(std::move(node));
    }

    Id addCard(const NodeGroup& like, const Id& part) {
        Annotation group = *m_library.annotation(like.id);
        group.id = m_newIds[like.id] = m_ids.make("group", m_project);
        std::vector<RoleOf> members = like.members;
        for (auto& [role, item] : members)
            item = m_newIds.at(item);
        setIn(group, "of", part);
        setIn(group, "members", textOfMembers(members));
        m_project.annotations.push_back(group);
        return group.id;
    }

    /// The part of a group that is there, with what the library's part has on its card.
    Id partOf(const Id& present, const Id& theirs) {
        const Annotation& like = *m_library.annotation(m_groups.group(theirs)->part);
        Annotation& part =
            annotationIn(m_project, textOf(valueOf(annotationIn(m_project, present), "of")));
        part.name = like.name;
        setIn(part, "ports", valueOf(like, "ports"));
        setIn(part, "exposed", valueOf(like, "exposed"));
        return part.id;
    }

    /// A part of the library that the project's group does not hold yet: the project's own, if it
    /// has one with the same id and the same nodes.
    Id newPart(const Id& theirs) {
        if (const auto known = m_parts.find(theirs); known != m_parts.end())
            return known->second;
        Annotation part = *m_library.annotation(theirs);
        if (definitionOf(m_project, theirs) == definitionOf(m_library, theirs))
            return m_parts[theirs] = theirs;
        if (m_project.has(part.id))
            part.id = m_ids.make("part", m_project);
        m_project.annotations.push_back(part);
        return m_parts[theirs] = part.id;
    }

    /// What a parameter drives in a present group, it goes on to drive.
    void driveAs(const Id& present, const Id& added) {
        for (Parameter& parameter : m_project.parameters)
            for (const SettingRef& ref : std::vector<SettingRef>(parameter.drives))
                if (ref.item == present && parameter.drives.size() < maxDriven)
                    parameter.drives.push_back({added, ref.setting});
    }

    Project& m_project;
    IdSource& m_ids;
    const Project& m_library;
    NodeGroups m_groups;
    std::map<Id, Id> m_newIds{{"", ""}};
    std::map<Id, Id> m_parts; ///< of the library, and what they are in the project
    std::vector<Id> m_added;
};

/// Removes the nodes that have another type than the node of their role in the library.
void removeOtherTypes(Project& project, std::string_view part, const Project& library) {
    const NodeGroups groups(project), theirs(library);
    std::vector<Id> gone;
    for (const Id& id : groups.part(part)->groups)
        for (const auto& [role, node] : groups.group(id)->nodes)
            if (const Id* other = onlyGroup(theirs).node(role))
                if (library.node(*other)->type != project.node(node)->type)
                    gone.push_back(node);
    if (!gone.empty())
        apply(remove(project, gone), project);
}

} // namespace

Result<Project> libraryOf(const Project& project, std::string_view part) {
    const NodeGroups groups(project);
    const NodeGroup* group = firstGroup(groups, part);
    if (!group)
        return noSuchId(part);
    std::vector<Id> nodes;
    for (const auto& [role, node] : group->nodes)
        nodes.push_back(node);
    Project library = excerpt(project, nodes);
    library.annotations = {*project.annotation(part), *project.annotation(group->id)};
    library.annotations[1].name.clear(); // the project's name of one of the groups
    setIn(library.annotations[1], "x", 0.0);
    setIn(library.annotations[1], "y", 0.0);
    for (const auto& [role, inner] : group->groups) {
        const Annotation& of = *project.annotation(groups.group(inner)->part);
        if (!library.annotation(of.id))
            library.annotations.push_back(of);
        library.annotations.push_back(*project.annotation(inner));
    }
    for (Annotation& each : library.annotations)
        if (each.type == "part") {
            setIn(each, "file", std::string());
            setIn(each, "taken", std::string());
        }
    if (Problems errors = findErrors(library); !errors.empty())
        return errors;
    return library;
}

Id partOfLibrary(const Project& library) {
    return onlyGroup(NodeGroups(library)).part;
}

std::optional<Problem> findLibraryProblem(const Project& library) {
    const NodeGroups groups(library);
    if (std::ranges::count(groups.all(), Id(), &NodeGroup::outer) != 1)
        return Problem{.text = "This file is not a part: a part is one group. Save a group with "
                               "\"Save as part\"."};
    for (const Node& node : library.nodes)
        if (!groups.groupOf(node.id))
            return Problem{.text = "This file is not a part: " + displayName(node) +
                                   " is in no group. Group it with the others.",
                           .ids = {node.id}};
    return {};
}

PartLink linkOf(const Project& project, std::string_view part) {
    const Annotation* found = project.annotation(part);
    if (!found || found->type != "part")
        return {};
    return {textOf(valueOf(*found, "file")), textOf(valueOf(*found, "taken"))};
}

Result<Change> setLink(const Project& project, std::string_view part, PartLink link) {
    const Annotation* found = project.annotation(part);
    if (!found || found->type != "part")
        return noSuchId(part);
    Project after = project;
    setIn(annotationIn(after, part), "file", std::move(link.file));
    setIn(annotationIn(after, part), "taken", std::move(link.taken));
    return difference(project, after);
}

Result<Change> addFromLibrary(const Project& project, IdSource& ids, const Project& library,
                              const PartLink& link, Vec2 place) {
    if (const auto problem = findLibraryProblem(library))
        return *problem;
    const NodeGroups groups(project);
    for (const Part& part : groups.parts())
        if (!link.file.empty() && !part.groups.empty() &&
            linkOf(project, part.id).file == link.file)
            return addGroup(project, ids, part.id, place);
    const Annotation& card = *library.annotation(onlyGroup(NodeGroups(library)).id);
    const Vec2 by = place - Vec2{numberOf(valueOf(card, "x")), numberOf(valueOf(card, "y"))};
    auto pasted = paste(project, ids, library, by);
    if (!pasted)
        return pasted;
    const Id part = textOf(valueOf(*pasted.value().annotations.back().after, "of"));
    for (auto& step : pasted.value().annotations)
        if (step.after && step.after->id == part) {
            setIn(*step.after, "file", link.file);
            setIn(*step.after, "taken", link.taken);
        }
    return pasted;
}

Result<Change> takeOver(const Project& project, IdSource& ids, std::string_view part,
                        const Project& library, const std::string& taken) {
    if (const auto problem = findLibraryProblem(library))
        return *problem;
    if (!firstGroup(NodeGroups(project), part))
        return noSuchId(part);
    Project after = project;
    const Annotation& theirs = *library.annotation(onlyGroup(NodeGroups(library)).part);
    Annotation& ours = annotationIn(after, part);
    ours.name = theirs.name;
    setIn(ours, "ports", valueOf(theirs, "ports"));
    setIn(ours, "exposed", valueOf(theirs, "exposed"));
    setIn(ours, "taken", taken);
    removeOtherTypes(after, part, library);
    if (!after.annotation(part) || !firstGroup(NodeGroups(after), part))
        return Problem{.text = "The part file has no card in common with this part. Add it as a "
                               "new group instead."};
    const NodeGroups groups(after);
    AddedLibrary adding(after, ids, library);
    const Id added = adding.add(*firstGroup(groups, part));
    if (const NodeGroups now(after); now.problem())
        return *now.problem();
    std::vector<Id> changed = adding.added();
    changed.push_back(added);
    for (const Id& group : changed) {
        if (const auto problem = findCopyProblem(after, group))
            return *problem;
        copyGroup(after, group);
    }
    apply(remove(after, std::vector<Id>{added}), after);
    if (after.nodes.size() > maxNodes)
        return tooManyNodes();
    if (after.links.size() > maxLinks)
        return tooManyLinks();
    tidyGroups(after);
    return difference(project, after);
}

} // namespace tiller
