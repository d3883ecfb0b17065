#include "core/model/edits.h"

#include "core/base/lattice.h"
#include "core/base/random.h"
#include "core/model/annotations.h"
#include "core/model/check_rules.h"
#include "core/model/edit_steps.h"
#include "core/model/groups.h"
#include "core/model/parameters.h"
#include "core/model/registry.h"
#include "core/model/reroute.h"

#include <algorithm>
#include <random>

namespace tiller {

namespace {

double withinLimits(double x) {
    return x == x ? std::clamp(x, -coordinateLimit, coordinateLimit) : 0; // NaN is no place
}

double movedCoordinate(double x, double by) {
    return lattice(withinLimits(x + by));
}

} // namespace

void moveGeometry(const Description& type, SceneItem& item, Vec2 by) {
    for (std::size_t i = 0; i < std::min(item.values.size(), type.settings.size()); ++i) {
        Value& value = item.values[i];
        if (type.settings[i].id == "x")
            value = movedCoordinate(numberOf(value), by.x);
        if (type.settings[i].id == "y")
            value = movedCoordinate(numberOf(value), by.y);
        if (Points* points = std::get_if<Points>(&value))
            for (Vec2& point : *points)
                point = {movedCoordinate(point.x, by.x), movedCoordinate(point.y, by.y)};
    }
}

void moveCard(Node& node, Vec2 by) {
    node.place = {withinLimits(node.place.x + by.x), withinLimits(node.place.y + by.y)};
}

Result<Change> setValue(const Project& project, std::string_view id, std::string_view setting,
                        const Value& value) {
    const Description* type = descriptionOf(project, id);
    if (!type)
        return noSuchId(id);
    const auto index = type->settingIndex(setting);
    if (!index || *index >= valuesOf(project, id).size())
        return Problem{.text = say("%1 has no setting \"%2\".", {type->title, Id(setting)}),
                       .ids = {std::string(id)}};
    if (const auto problem = findProblem(type->settings[*index], value))
        return Problem{.text = *problem, .ids = {std::string(id)}};
    Change change;
    if (id != "world") {
        editNamed(change, project, id, [&](auto& item) { item.values[*index] = value; });
    } else if (project.world[*index] != value) {
        change.world = std::pair(project.world, project.world);
        change.world->second[*index] = value;
    }
    return followParameters(project, std::move(change));
}

Result<Change> rename(const Project& project, std::string_view id, std::string name) {
    Change change;
    if (const Annotation* group = project.annotation(id); group && group->type == "group") {
        const NodeGroups groups(project);
        const NodeGroup* found = groups.group(id);
        // A group that is alone, or within another one, has the name of its part.
        if (found && (!found->outer.empty() || groups.partOf(*found).groups.size() < 2)) {
            editItem(change.annotations, project.annotations, found->part,
                     [&](Annotation& part) { part.name = name; });
            editItem(change.annotations, project.annotations, id,
                     [](Annotation& own) { own.name.clear(); });
            return change;
        }
    }
    const auto setName = [&](auto& item) { item.name = name; };
    if (!editNamed(change, project, id, setName) &&
        !editItem(change.parameters, project.parameters, id, setName))
        return noSuchId(id);
    return change;
}

Result<Change> setWeight(const Project& project, std::string_view link, double weight) {
    const Link* before = project.link(link);
    if (!before)
        return noSuchId(link);
    if (!(weight >= 0 && weight <= maxWeight))
        return Problem{.text = say("A weight must be 0 to 100."), .ids = {std::string(link)}};
    ProjectIndex items(project);
    Link after = *before;
    after.weight = weight;
    if (const Problems problems = checkLastNodes(project, items, &after); !problems.empty())
        return problems.front();
    Change change;
    editItem(change.links, project.links, link, [&](Link& each) { each.weight = weight; });
    return followParameters(project, std::move(change));
}

Change setMuted(const Project& project, std::span<const Id> nodes, bool muted) {
    Change change;
    for (const Id& id : nodes)
        editItem(change.nodes, project.nodes, id, [&](Node& node) { node.muted = muted; });
    return change;
}

Change setSolo(const Project& project, std::span<const Id> nodes, bool solo) {
    Change change;
    for (const Id& id : nodes)
        editItem(change.nodes, project.nodes, id, [&](Node& node) {
            const NodeType* type = findNodeType(node.type);
            const Port* output = type ? type->output() : nullptr;
            node.solo = solo && output && output->type == PortType::force;
        });
    return change;
}

Change setNotes(const Project& project, Notes notes) {
    Change change;
    if (notes != project.notes)
        change.notes = std::pair(project.notes, std::move(notes));
    return change;
}

Result<Change> setProperties(const Project& project, std::string_view id, PropertyList properties) {
    if (const auto problem = findListProblem(properties))
        return Problem{.text = *problem, .ids = {std::string(id)}};
    Change change;
    if (id.empty()) {
        if (properties != project.properties)
            change.properties = std::pair(project.properties, std::move(properties));
        return change;
    }
    const Node* node = project.node(id);
    const NodeType* type = node ? findNodeType(node->type) : nullptr;
    const bool takesSome = node ? type && hasProperties(*type) : project.sceneItem(id) != nullptr;
    if (!takesSome)
        return Problem{.text = say("Only the project, agent types, modes, scene items and placed "
                                   "agents have properties."),
                       .ids = {std::string(id)}};
    const auto set = [&](auto& item) { item.properties = std::move(properties); };
    if (!editItem(change.nodes, project.nodes, id, set))
        editItem(change.scene, project.scene, id, set);
    return change;
}

Change setAgents(const Project& project, std::string_view node, std::vector<PlacedAgent> agents) {
    Change change;
    editItem(change.nodes, project.nodes, node,
             [&](Node& each) { each.agents = std::move(agents); });
    return change;
}

Change moveNodes(const Project& project, std::span<const Id> nodes, Vec2 by) {
    Change change;
    for (const Id& id : nodes)
        editItem(change.nodes, project.nodes, id, [&](Node& node) { moveCard(node, by); });
    return change;
}

Change moveAnnotations(const Project& project, std::span<const Id> annotations, Vec2 by) {
    Change change;
    for (const Id& id : annotations)
        editItem(change.annotations, project.annotations, id, [&](Annotation& annotation) {
            const Description* type = findAnnotationType(annotation.type);
            if (type && (standsOnCanvas(annotation) || isReroute(annotation)))
                moveGeometry(*type, annotation, by);
        });
    return change;
}

Change moveSceneItems(const Project& project, std::span<const Id> items, Vec2 by) {
    Change change;
    for (const Id& id : items)
        editItem(change.scene, project.scene, id, [&](SceneItem& item) {
            if (const Description* type = findSceneType(item.type))
                moveGeometry(*type, item, by);
        });
    return change;
}

IdSource::IdSource()
    : m_seed(std::uint64_t{std::random_device{}()} << 32 | std::random_device{}()) {}

IdSource::IdSource(std::uint64_t seed) : m_seed(seed) {}

Id IdSource::make(std::string_view prefix, const Project& project) {
    constexpr std::string_view letters = "abcdefghijkmnpqrstuvwxyz23456789";
    for (;;) {
        const RandomWords words = threefry(
            {static_cast<std::uint32_t>(m_count), static_cast<std::uint32_t>(m_count >> 32)},
            {static_cast<std::uint32_t>(m_seed), static_cast<std::uint32_t>(m_seed >> 32)});
        ++m_count;
        Id id(prefix.substr(0, 48));
        id += '-';
        for (std::uint32_t bits = words.first, i = 0; i < 6; ++i, bits >>= 5)
            id += letters[bits % 32];
        if (!project.has(id) && std::ranges::find(m_made, id) == m_made.end()) {
            m_made.push_back(id);
            return id;
        }
    }
}

} // namespace tiller
