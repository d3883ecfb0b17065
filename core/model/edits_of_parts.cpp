#include "core/base/lattice.h"
#include "core/model/agent_type.h"
#include "core/model/annotations.h"
#include "core/model/check.h"
#include "core/model/edit_steps.h"
#include "core/model/edits.h"
#include "core/model/group_edits.h"
#include "core/model/registry.h"
#include "core/model/world_time.h"

#include <algorithm>
#include <cmath>

namespace tiller {

namespace {

/// Whether a node names one of these scene items.
bool names(const Node& node, const std::set<Id>& geometry) {
    return std::ranges::any_of(sceneItemsOf(node),
                               [&](std::string_view item) { return geometry.contains(Id(item)); });
}

/// Adds the nodes of removed groups, and the groups in them.
void addMembers(const Project& project, std::set<Id>& removed) {
    const NodeGroups groups(project);
    for (const NodeGroup& group : groups.all())
        if (removed.contains(group.id))
            for (const auto* items : {&group.nodes, &group.groups})
                for (const auto& [role, item] : *items)
                    removed.insert(item);
}

/// Adds the scene items that only removed target nodes name.
void addOwnGeometry(const Project& project, std::set<Id>& removed) {
    std::set<std::string_view> stillNamed;
    for (const Node& node : project.nodes)
        if (!removed.contains(node.id))
            stillNamed.merge(sceneItemsOf(node));
    for (const Node& node : project.nodes) {
        const NodeType* type = findNodeType(node.type);
        if (!removed.contains(node.id) || !type || type->kind != NodeKind::target)
            continue;
        for (const std::size_t setting : geometrySettings(node)) {
            const Id& geometry = textOf(node.values[setting]);
            if (project.sceneItem(geometry) && !stillNamed.contains(geometry))
                removed.insert(geometry);
        }
    }
}

/// Drops removed items from what parameters drive, and parameters that then drive nothing.
void releaseRemoved(Change& change, const Project& project, std::set<Id>& removed) {
    const auto isRemoved = [&](const SettingRef& ref) { return removed.contains(ref.item); };
    std::set<Id> released;
    for (const Parameter& each : project.parameters)
        if (!each.drives.empty() && std::ranges::all_of(each.drives, isRemoved))
            released.insert(each.id);
    removed.merge(released);
    for (const Parameter& each : project.parameters)
        if (!removed.contains(each.id))
            editItem(change.parameters, project.parameters, each.id,
                     [&](Parameter& after) { std::erase_if(after.drives, isRemoved); });
}

/// Empties the settings that name a removed scene item, and drops it from the goals of agents.
void clearGeometrySettings(Change& change, const Project& project, const std::set<Id>& removed) {
    for (const Node& node : project.nodes)
        if (!removed.contains(node.id) && names(node, removed))
            editItem(change.nodes, project.nodes, node.id, [&](Node& each) {
                for (const std::size_t setting : geometrySettings(each))
                    if (removed.contains(textOf(each.values[setting])))
                        each.values[setting] = std::string();
                for (PlacedAgent& agent : each.agents)
                    std::erase_if(agent.goals, [&](const AgentGoal& goal) {
                        return removed.contains(goal.item);
                    });
            });
}

std::optional<Problem> findValueProblem(const Description& type, const std::vector<Value>& values) {
    if (values.size() != type.settings.size())
        return Problem{.text = say("%1 does not have the right number of settings.", {type.title})};
    for (std::size_t i = 0; i < values.size(); ++i)
        if (const auto problem = findProblem(type.settings[i], values[i]))
            return Problem{.text = *problem};
    return {};
}

SceneItem geometryAround(const Description& type, Id id, Vec2 center) {
    SceneItem item{.id = id, .type = type.id, .values = type.defaults()};
    constexpr Vec2 defaultCenter{400, 300}; // of every type of geometry
    moveGeometry(type, item,
                 {std::round(center.x - defaultCenter.x), std::round(center.y - defaultCenter.y)});
    return item;
}

/// The groups of an excerpt, while it is pasted into a project.
class PastedGroups {
public:
    PastedGroups(const Project& project, const Project& excerpt);

    [[nodiscard]] std::size_t annotations() const; ///< at most so many are added
    [[nodiscard]] bool hasMember(const Id& node) const { return m_groups.groupOf(node); }

    /// Groups of one part name the same geometry, unless its setting stands on the card: no copies
    /// of it are needed. Adds what the project has in place of it.
    void shareGeometry(std::map<Id, Id>& newIds) const;
    /// Adds the annotations. @param newIds the new nodes, by their ids in the excerpt
    void add(Change& change, IdSource& ids, const std::map<Id, Id>& newIds, Vec2 by) const;
    /// The change, after which groups that joined a part are as the part is now: it may have been
    /// edited since they were copied.
    [[nodiscard]] Change asTheirParts(Change change) const;

private:
    /// The group of the project whose part a pasted group joins; null where its part is new.
    [[nodiscard]] const NodeGroup* joined(const NodeGroup& pasted) const;

    const Project& m_project;
    const Project& m_excerpt;
    NodeGroups m_groups;  ///< of the excerpt
    NodeGroups m_present; ///< of the project
};

PastedGroups::PastedGroups(const Project& project, const Project& excerpt)
    : m_project(project), m_excerpt(excerpt), m_groups(excerpt), m_present(project) {}

std::size_t PastedGroups::annotations() const {
    return m_groups.parts().size() + m_groups.all().size();
}

/// The same id and the same nodes: so it is the same part, and was not changed since.
const NodeGroup* PastedGroups::joined(const NodeGroup& pasted) const {
    const Part* part = m_present.part(pasted.part);
    if (!part || part->groups.empty())
        return nullptr;
    const NodeGroup& group = *m_present.group(part->groups.front());
    const bool isSame = std::ranges::all_of(pasted.nodes, [&](const auto& member) {
        const Id* node = group.node(member.first);
        return node && m_project.node(*node)->type == m_excerpt.node(member.second)->type;
    });
    return isSame && group.nodes.size() == pasted.nodes.size() ? &group : nullptr;
}

void PastedGroups::shareGeometry(std::map<Id, Id>& newIds) const {
    for (const NodeGroup& pasted : m_groups.all()) {
        const NodeGroup* like = joined(pasted);
        if (!like)
            continue;
        const std::vector<NamedRole>& exposed = m_present.partOf(*like).exposed;
        for (const auto& [role, id] : pasted.nodes) {
            const Node& node = *m_excerpt.node(id);
            const Node& present = *m_project.node(*like->node(role));
            for (const std::size_t setting : geometrySettings(node)) {
                const RoleRef ref{role, findNodeType(node.type)->settings[setting].id};
                if (std::ranges::find(exposed, ref, &NamedRole::ref) == exposed.end())
                    newIds.emplace(textOf(node.values[setting]), textOf(present.values[setting]));
            }
        }
    }
}

void PastedGroups::add(Change& change, IdSource& ids, const std::map<Id, Id>& newIds,
                       Vec2 by) const {
    std::vector<const NodeGroup*> inOrder; // inner groups before those that hold them
    for (const NodeGroup& pasted : m_groups.all())
        if (!pasted.nodes.empty())
            inOrder.push_back(&pasted);
    std::ranges::stable_sort(inOrder, {}, [this](const NodeGroup* group) {
        return std::pair(group->outer.empty(), m_groups.partOf(*group).level);
    });
    std::map<Id, Id> parts, groups;
    for (const NodeGroup* pasted : inOrder) {
        const auto [part, isNew] = parts.emplace(pasted->part, pasted->part);
        if (isNew && !joined(*pasted)) {
            Annotation own = *m_excerpt.annotation(pasted->part);
            if (m_project.has(own.id))
                own.id = ids.make("part", m_project);
            part->second = own.id;
            appendItem(change.annotations, m_project.annotations, std::move(own));
        }
        Annotation group = *m_excerpt.annotation(pasted->id);
        group.id = groups[pasted->id] = ids.make("group", m_project);
        std::vector<RoleOf> members;
        for (const auto& [role, item] : pasted->members)
            if (!m_groups.group(item))
                members.emplace_back(role, newIds.at(item));
            else if (const auto inner = groups.find(item); inner != groups.end())
                members.emplace_back(role, inner->second);
        setPart(group, part->second);
        setMembers(group, members);
        if (std::ranges::find(m_project.annotations, group.name, &Annotation::name) !=
            m_project.annotations.end())
            group.name.clear(); // it is the name of another group
        if (pasted->outer.empty())
            moveGeometry(*findAnnotationType("group"), group, by);
        appendItem(change.annotations, m_project.annotations, std::move(group));
    }
}

Change PastedGroups::asTheirParts(Change change) const {
    std::set<std::pair<int, Id>> present; // with the levels of their parts: inner groups come first
    for (const NodeGroup& pasted : m_groups.all())
        if (const NodeGroup* like = joined(pasted))
            present.emplace(m_present.partOf(*like).level, like->id);
    if (present.empty())
        return change;
    Project after = m_project;
    apply(change, after);
    for (const auto& [level, group] : present)
        copyGroup(after, group);
    return difference(m_project, after);
}

} // namespace

Result<Change> addNode(const Project& project, IdSource& ids, std::string_view type, Vec2 place,
                       Vec2 inWorld) {
    const NodeType* described = findNodeType(type);
    if (!described)
        return Problem{.text = say("There is no node type \"%1\".", {Id(type)})};
    if (project.nodes.size() >= maxNodes)
        return tooManyNodes();
    Node node{.id = ids.make(type, project),
              .type = described->id,
              .values = WorldTime(project).suggestions(*described),
              .place = place};
    if (type == agentTypeId)
        node.values[*described->settingIndex("color")] = nextAgentColor(project);
    Change change;
    const auto addGeometry = [&](const Description& geometry) {
        SceneItem item = geometryAround(geometry, ids.make(geometry.id, project), inWorld);
        appendItem(change.scene, project.scene, item);
        return item.id;
    };
    if (described->kind == NodeKind::target)
        for (const std::size_t setting : geometrySettings(node))
            node.values[setting] =
                addGeometry(*findSceneType(described->settings[setting].geometryType));
    const auto ground = std::ranges::find(project.scene, "ground", &SceneItem::type);
    for (const std::size_t setting : geometrySettings(node))
        if (described->settings[setting].geometryType == "ground")
            node.values[setting] =
                ground != project.scene.end() ? ground->id : addGeometry(*findSceneType("ground"));
    const Port* output = described->output();
    if (output && output->type == PortType::obstacles &&
        std::ranges::find(project.scene, "obstacle", &SceneItem::type) == project.scene.end())
        addGeometry(*findSceneType("obstacle"));
    appendItem(change.nodes, project.nodes, std::move(node));
    return change;
}

Result<Change> addSceneItem(const Project& project, IdSource& ids, SceneItem item) {
    const Description* type = findSceneType(item.type);
    if (!type)
        return Problem{.text = say("There is no geometry of the type \"%1\".", {item.type})};
    if (project.scene.size() >= maxLinks)
        return Problem{.text = say("A scene holds at most 100,000 items.")};
    if (const auto problem = findValueProblem(*type, item.values))
        return *problem;
    item.id = ids.make(item.type, project);
    Change change;
    appendItem(change.scene, project.scene, std::move(item));
    return change;
}

Result<Change> addAnnotation(const Project& project, IdSource& ids, Annotation annotation) {
    const Description* type = findAnnotationType(annotation.type);
    if (!type)
        return Problem{.text =
                           say("There is no annotation of the type \"%1\".", {annotation.type})};
    if (project.annotations.size() >= maxAnnotations)
        return tooManyAnnotations();
    if (const auto problem = findValueProblem(*type, annotation.values))
        return *problem;
    annotation.id = ids.make(annotation.type, project);
    Change change;
    appendItem(change.annotations, project.annotations, std::move(annotation));
    return change;
}

Change remove(const Project& project, std::span<const Id> ids) {
    std::set<Id> removed(ids.begin(), ids.end());
    addMembers(project, removed);
    addOwnGeometry(project, removed);
    for (const Link& link : project.links)
        if (removed.contains(link.from.node) || removed.contains(link.to.node))
            removed.insert(link.id);
    const std::vector<Id> subjects(removed.begin(), removed.end());
    for (const Annotation& annotation : project.annotations)
        if (isAbout(annotation, subjects))
            removed.insert(annotation.id);
    Change change;
    releaseRemoved(change, project, removed);
    clearGeometrySettings(change, project, removed);
    removeItems(change.scene, project.scene, removed);
    removeItems(change.nodes, project.nodes, removed);
    removeItems(change.links, project.links, removed);
    removeItems(change.annotations, project.annotations, removed);
    removeItems(change.parameters, project.parameters, removed);
    return change;
}

Project excerpt(const Project& project, std::span<const Id> nodes) {
    const std::set<Id> wanted(nodes.begin(), nodes.end());
    Project result;
    result.world = project.world;
    std::set<Id> geometry;
    for (const Node& node : project.nodes) {
        if (!wanted.contains(node.id))
            continue;
        result.nodes.push_back(node);
        for (const std::string_view item : sceneItemsOf(node))
            geometry.insert(Id(item));
    }
    for (const SceneItem& item : project.scene)
        if (geometry.contains(item.id))
            result.scene.push_back(item);
    for (const Link& link : project.links)
        if (wanted.contains(link.from.node) && wanted.contains(link.to.node))
            result.links.push_back(link);
    return result;
}

Result<PastedItems> pasteItems(const Project& project, IdSource& ids, const Project& excerpt,
                               Vec2 by) {
    if (Problems errors = findErrors(excerpt); !errors.empty())
        return errors;
    if (project.nodes.size() + excerpt.nodes.size() > maxNodes)
        return tooManyNodes();
    if (project.links.size() + excerpt.links.size() > maxLinks)
        return tooManyLinks();
    const PastedGroups groups(project, excerpt);
    if (project.annotations.size() + groups.annotations() > maxAnnotations)
        return tooManyAnnotations();
    std::map<Id, Id> newIds{{"", ""}};
    groups.shareGeometry(newIds);
    Change change;
    for (SceneItem item : excerpt.scene) {
        if (newIds.contains(item.id))
            continue;
        newIds[item.id] = ids.make(item.type, project);
        item.id = newIds[item.id];
        appendItem(change.scene, project.scene, std::move(item));
    }
    for (Node node : excerpt.nodes) {
        newIds[node.id] = ids.make(node.type, project);
        if (!groups.hasMember(node.id))
            moveCard(node, by);
        node.id = newIds[node.id];
        for (const std::size_t setting : geometrySettings(node))
            node.values[setting] = newIds[textOf(node.values[setting])];
        for (PlacedAgent& agent : node.agents)
            for (AgentGoal& goal : agent.goals)
                goal.item = newIds[goal.item];
        appendItem(change.nodes, project.nodes, std::move(node));
    }
    std::map<Id, Id> copies;
    for (const Node& node : excerpt.nodes)
        copies[node.id] = newIds.at(node.id);
    for (Link link : excerpt.links) {
        const Id& copy = copies[link.id] = ids.make("link", project);
        link.id = copy;
        link.from.node = newIds.at(link.from.node);
        link.to.node = newIds.at(link.to.node);
        appendItem(change.links, project.links, std::move(link));
    }
    groups.add(change, ids, newIds, by);
    change = groups.asTheirParts(std::move(change));
    std::set<Id> added;
    for (const auto& step : change.nodes)
        added.insert(step.id());
    for (const auto& step : change.links)
        added.insert(step.id());
    std::erase_if(copies, [&](const auto& copy) { return !added.contains(copy.second); });
    return PastedItems{std::move(change), std::move(copies)};
}

Result<Change> paste(const Project& project, IdSource& ids, const Project& excerpt, Vec2 by) {
    auto pasted = pasteItems(project, ids, excerpt, by);
    if (!pasted)
        return pasted.problems();
    return std::move(pasted.value().change);
}

} // namespace tiller
