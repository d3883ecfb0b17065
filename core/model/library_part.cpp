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
    return *std::ranges::find(project.annotations, id, &Annotation::id);
}

/// The first group of a part; null if there is none.
const NodeGroup* firstGroup(const NodeGroups& groups, std::string_view part) {
    const Part* found = groups.part(part);
    return found && !found->groups.empty() ? groups.group(found->groups.front()) : nullptr;
}

/// The group of a library.
const NodeGroup& onlyGroup(const NodeGroups& groups) {
    return groups.all().front();
}

/// Adds the nodes of a library to a project, as one more group of a part. Where groups of the part
/// have geometry, it names theirs. Returns the id of the group.
class AddedLibrary {
public:
    AddedLibrary(Project& project, IdSource& ids, const Project& library)
        : m_project(project), m_ids(ids), m_library(library), m_groups(library) {}

    Id add(const NodeGroup& like) {
        const Id part = like.part; // `like` does not see the new nodes
        nameGeometry(like);
        std::vector<std::pair<Id, Id>> members;
        for (const auto& [role, node] : onlyGroup(m_groups).members) {
            addNode(*m_library.node(node));
            members.emplace_back(role, m_newIds.at(node));
            if (const Id* present = like.node(role))
                driveAs(*present, m_newIds.at(node));
        }
        for (Link link : m_library.links) {
            link.id = m_ids.make("link", m_project);
            link.from.node = m_newIds.at(link.from.node);
            link.to.node = m_newIds.at(link.to.node);
            m_project.links.push_back(std::move(link));
        }
        Annotation group = *m_library.annotation(onlyGroup(m_groups).id);
        group.id = m_ids.make("group", m_project);
        setIn(group, "of", part);
        setIn(group, "members", textOfMembers(members));
        m_project.annotations.push_back(group);
        return group.id;
    }

private:
    void nameGeometry(const NodeGroup& like) {
        for (const auto& [role, id] : onlyGroup(m_groups).members) {
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
};

/// Removes the nodes that have another type than the node of their role in the library.
void removeOtherTypes(Project& project, std::string_view part, const Project& library) {
    const NodeGroups groups(project), theirs(library);
    std::vector<Id> gone;
    for (const Id& id : groups.part(part)->groups)
        for (const auto& [role, node] : groups.group(id)->members)
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
    for (const auto& [role, node] : group->members)
        nodes.push_back(node);
    Project library = excerpt(project, nodes);
    library.annotations = {*project.annotation(part), *project.annotation(group->id)};
    setIn(library.annotations[0], "file", std::string());
    setIn(library.annotations[0], "taken", std::string());
    setIn(library.annotations[1], "x", 0.0);
    setIn(library.annotations[1], "y", 0.0);
    if (Problems errors = findErrors(library); !errors.empty())
        return errors;
    return library;
}

std::optional<Problem> findLibraryProblem(const Project& library) {
    const NodeGroups groups(library);
    if (groups.all().size() != 1)
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
    for (auto& step : pasted.value().annotations)
        if (step.after && step.after->type == "part") {
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
    const Id added = AddedLibrary(after, ids, library).add(*firstGroup(groups, part));
    copyGroup(after, added);
    apply(remove(after, std::vector<Id>{added}), after);
    if (after.nodes.size() > maxNodes)
        return tooManyNodes();
    if (after.links.size() > maxLinks)
        return tooManyLinks();
    tidyGroups(after);
    return difference(project, after);
}

} // namespace tiller
