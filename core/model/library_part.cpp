#include "core/model/library_part.h"

#include "core/model/annotations.h"
#include "core/model/check.h"
#include "core/model/edit_steps.h"
#include "core/model/group_edits.h"
#include "core/model/registry.h"

#include <algorithm>
#include <map>
#include <ranges>
#include <set>

namespace tiller {

namespace {

Annotation& annotationIn(Project& project, std::string_view id) {
    return itemOf(project.annotations, id);
}

void setFile(Annotation& part, const PartLink& link) {
    editSettings<PartAnnotation>(part, [&](PartAnnotation& of) {
        of.file = link.file;
        of.taken = link.taken;
    });
}

/// Gives a part the name, the ports and the settings on the card of another one.
void copyCard(const Annotation& from, Annotation& to) {
    const PartAnnotation like = settingsOf<PartAnnotation>(from);
    to.name = from.name;
    setCard(to, like.ports, like.exposed);
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
        setPart(group, part);
        setMembers(group, members);
        m_project.annotations.push_back(group);
        return group.id;
    }

    /// The part of a group that is there, with what the library's part has on its card.
    Id partOf(const Id& present, const Id& theirs) {
        const Annotation& like = *m_library.annotation(m_groups.group(theirs)->part);
        Annotation& part =
            annotationIn(m_project, textOf(valueOf(annotationIn(m_project, present), "of")));
        copyCard(like, part);
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
    placeCard(library.annotations[1], {});
    for (const auto& [role, inner] : group->groups) {
        const Annotation& of = *project.annotation(groups.group(inner)->part);
        if (!library.annotation(of.id))
            library.annotations.push_back(of);
        library.annotations.push_back(*project.annotation(inner));
    }
    for (Annotation& each : library.annotations)
        if (each.type == "part")
            setFile(each, {});
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
        return Problem{.text =
                           say("This file is not a part: a part is one group. Save a group with "
                               "\"Save as part\".")};
    for (const Node& node : library.nodes)
        if (!groups.groupOf(node.id))
            return Problem{.text = say("This file is not a part: %1 is in no group. Group it with "
                                       "the others.",
                                       {displayName(node)}),
                           .ids = {node.id}};
    return {};
}

PartLink linkOf(const Project& project, std::string_view part) {
    const Annotation* found = project.annotation(part);
    if (!found || found->type != "part")
        return {};
    PartAnnotation settings = settingsOf<PartAnnotation>(*found);
    return {std::move(settings.file), std::move(settings.taken)};
}

Result<Change> setLink(const Project& project, std::string_view part, const PartLink& link) {
    const Annotation* found = project.annotation(part);
    if (!found || found->type != "part")
        return noSuchId(part);
    Project after = project;
    setFile(annotationIn(after, part), link);
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
        if (step.after && step.after->id == part)
            setFile(*step.after, link);
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
    copyCard(theirs, ours);
    editSettings<PartAnnotation>(ours, [&](PartAnnotation& of) { of.taken = taken; });
    removeOtherTypes(after, part, library);
    if (!after.annotation(part) || !firstGroup(NodeGroups(after), part))
        return Problem{.text = say("The part file has no card in common with this part. Add it as "
                                   "a new group instead.")};
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

namespace {

std::string shownValue(const Value& value) {
    if (const bool* flag = std::get_if<bool>(&value))
        return *flag ? say("on") : say("off");
    if (const double* number = std::get_if<double>(&value))
        return toText(*number);
    const std::string* text = std::get_if<std::string>(&value);
    return text ? say("\"%1\"", {*text}) : say("other");
}

/// Compares two definitions, a sentence per difference.
class Comparison {
public:
    Comparison(const Project& ours, const Project& theirs) : m_ours(ours), m_theirs(theirs) {}

    std::vector<std::string> sentences() && {
        const Annotation& here = m_ours.annotations.front();
        const Annotation& there = m_theirs.annotations.front();
        if (here.name != there.name)
            m_found.push_back(
                say("The name: \"%1\" here, \"%2\" in the file.", {here.name, there.name}));
        for (const Node& node : m_ours.nodes)
            if (const Node* other = m_theirs.node(node.id))
                compare(node, *other);
            else
                m_found.push_back(say("%1 is only here.", {displayName(node)}));
        for (const Node& node : m_theirs.nodes)
            if (!m_ours.node(node.id))
                m_found.push_back(say("%1 is only in the file.", {displayName(node)}));
        compareLinks();
        compareGroups();
        if (valueOf(here, "ports") != valueOf(there, "ports"))
            m_found.push_back(say("The ports have other names or another order."));
        if (valueOf(here, "exposed") != valueOf(there, "exposed"))
            m_found.push_back(say("The card shows other settings, or with other names."));
        return std::move(m_found);
    }

private:
    void compare(const Node& here, const Node& there) {
        const std::string name = displayName(here);
        const NodeType* type = findNodeType(here.type);
        if (here.type != there.type || !type) {
            if (here.type != there.type)
                m_found.push_back(say("%1 is of another type in the file.", {name}));
            return;
        }
        if (here.name != there.name)
            m_found.push_back(say("%1 is called %2 in the file.", {name, displayName(there)}));
        for (std::size_t i = 0; i < std::min(here.values.size(), there.values.size()); ++i)
            if (here.values[i] != there.values[i])
                m_found.push_back(say("%1: %2 is %3 here, %4 in the file.",
                                      {name, type->settings[i].title, shownValue(here.values[i]),
                                       shownValue(there.values[i])}));
        if (here.muted != there.muted || here.solo != there.solo)
            m_found.push_back(say("%1 is muted or solo only in one of them.", {name}));
        if (here.properties != there.properties)
            m_found.push_back(say("%1 has other properties in the file.", {name}));
        if (here.place != there.place)
            m_found.push_back(say("%1 stands at another place in the file.", {name}));
    }

    void compareLinks() {
        const auto equalEnds = [](const Link& link) {
            return [&link](const Link& other) {
                return other.from == link.from && other.to == link.to;
            };
        };
        const auto nameOf = [](const Project& in, const Link& link) {
            return say("The wire from %1 to %2", {displayName(*in.node(link.from.node)),
                                                  displayName(*in.node(link.to.node))});
        };
        for (const Link& link : m_ours.links) {
            const auto other = std::ranges::find_if(m_theirs.links, equalEnds(link));
            if (other == m_theirs.links.end())
                m_found.push_back(say("%1 is only here.", {nameOf(m_ours, link)}));
            else if (other->weight != link.weight)
                m_found.push_back(
                    say("%1 has the weight %2 here, %3 in the file.",
                        {nameOf(m_ours, link), toText(link.weight), toText(other->weight)}));
            else if (other->order != link.order)
                m_found.push_back(
                    say("%1 has another place in the order.", {nameOf(m_ours, link)}));
        }
        for (const Link& link : m_theirs.links)
            if (std::ranges::none_of(m_ours.links, equalEnds(link)))
                m_found.push_back(say("%1 is only in the file.", {nameOf(m_theirs, link)}));
    }

    static std::string groupName(const Project& in, const Annotation& group) {
        const Annotation* part = in.annotation(textOf(valueOf(group, "of")));
        return part && !part->name.empty() ? say("The group \"%1\"", {part->name}) : say("A group");
    }

    void compareGroups() {
        const auto isGroup = [](const Annotation& each) { return each.type == "group"; };
        for (const Annotation& here : m_ours.annotations | std::views::filter(isGroup)) {
            const Annotation* there = m_theirs.annotation(here.id);
            const std::string name = groupName(m_ours, here);
            if (!there)
                m_found.push_back(say("%1 is only here.", {name}));
            else if (name != groupName(m_theirs, *there))
                m_found.push_back(say("%1 has another name in the file.", {name}));
            else if (here != *there || *m_ours.annotation(textOf(valueOf(here, "of"))) !=
                                           *m_theirs.annotation(textOf(valueOf(*there, "of"))))
                m_found.push_back(say("%1 has another card or another place in the file.", {name}));
        }
        for (const Annotation& there : m_theirs.annotations | std::views::filter(isGroup))
            if (!m_ours.annotation(there.id))
                m_found.push_back(say("%1 is only in the file.", {groupName(m_theirs, there)}));
    }

    const Project& m_ours;
    const Project& m_theirs;
    std::vector<std::string> m_found;
};

} // namespace

namespace {

/// Adds the groups within a group, with their roles as ids, and their parts.
void addInnerGroups(Project& definition, const Project& project, const NodeGroups& groups,
                    const NodeGroup& group) {
    std::map<Id, Id> parts;
    for (const auto& [role, id] : group.groups) {
        const NodeGroup& inner = *groups.group(id);
        const auto [name, isNew] =
            parts.emplace(inner.part, "part-" + std::to_string(parts.size() + 2));
        if (isNew) {
            const Part& part = groups.partOf(inner);
            Annotation own = *project.annotation(inner.part);
            own.id = name->second;
            setCard(own, part.ports, part.exposed);
            setFile(own, {});
            definition.annotations.push_back(std::move(own));
        }
        Annotation card = *project.annotation(id);
        card.id = role;
        std::string members; // without the nodes, which differ in each project
        for (const auto& [each, item] : inner.members)
            members += each + '\n';
        setPart(card, name->second);
        card.values[*findAnnotationType("group")->settingIndex("members")] = members;
        definition.annotations.push_back(std::move(card));
    }
}

} // namespace

Project definitionOf(const Project& project, std::string_view id) {
    const NodeGroups groups(project);
    const Part* part = groups.part(id);
    Project result;
    if (!part || part->groups.empty())
        return result;
    const NodeGroup& group = *groups.group(part->groups.front());
    std::set<RoleRef> exposed;
    for (const NamedRole& each : part->exposed)
        exposed.insert(each.ref);
    for (const auto& [role, node] : group.nodes) {
        Node like = *project.node(node);
        like.id = role;
        like.agents.clear();
        for (const std::size_t setting : geometrySettings(like))
            like.values[setting] = std::string();
        const NodeType* type = findNodeType(like.type);
        for (std::size_t i = 0; type && i < like.values.size(); ++i)
            if (exposed.contains({role, type->settings[i].id}))
                like.values[i] = type->settings[i].initial;
        result.nodes.push_back(std::move(like));
    }
    for (Link link : project.links) {
        const Id* from = group.role(link.from.node);
        const Id* to = group.role(link.to.node);
        if (!from || !to)
            continue;
        link.from.node = *from;
        link.to.node = *to;
        result.links.push_back(std::move(link));
    }
    std::ranges::sort(result.nodes, {}, &Node::id);
    std::ranges::sort(result.links, {},
                      [](const Link& link) { return std::pair(link.from, link.to); });
    for (std::size_t i = 0; i < result.links.size(); ++i)
        result.links[i].id = "link-" + std::to_string(i + 1);
    Annotation own = *project.annotation(id);
    own.id = "part";
    setCard(own, part->ports, part->exposed);
    setFile(own, {});
    result.annotations = {std::move(own)};
    addInnerGroups(result, project, groups, group);
    return result;
}

std::vector<std::string> differencesOf(const Project& project, std::string_view part,
                                       const Project& library) {
    const Project ours = definitionOf(project, part);
    const Project theirs = definitionOf(library, partOfLibrary(library));
    if (ours.annotations.empty())
        return {};
    return Comparison(ours, theirs).sentences();
}

} // namespace tiller
