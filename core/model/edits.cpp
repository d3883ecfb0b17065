#include "core/model/edits.h"

#include "core/base/lattice.h"
#include "core/model/annotations.h"
#include "core/model/connect.h"
#include "core/model/edit_steps.h"
#include "core/model/registry.h"

namespace tiller {

namespace {

Result<std::vector<Value>> withValue(const Description& type, std::vector<Value> values,
                                     std::string_view id, std::string_view setting,
                                     const Value& value) {
    const auto index = type.settingIndex(setting);
    if (!index)
        return Problem{.text = type.title + " has no setting \"" + std::string(setting) + "\".",
                       .ids = {std::string(id)}};
    if (const auto fault = findFault(type.settings[*index], value))
        return Problem{.text = *fault, .ids = {std::string(id)}};
    values[*index] = value;
    return values;
}

double onLattice(double x) {
    return lattice(std::clamp(x, -coordinateLimit, coordinateLimit));
}

} // namespace

void moveGeometry(const Description& type, SceneItem& item, Vec2 by) {
    for (std::size_t i = 0; i < item.values.size(); ++i) {
        if (type.settings[i].id == "x")
            item.values[i] = onLattice(numberOf(item.values[i]) + by.x);
        if (type.settings[i].id == "y")
            item.values[i] = onLattice(numberOf(item.values[i]) + by.y);
        if (type.settings[i].kind != SettingKind::points)
            continue;
        Points points = pointsOf(item.values[i]);
        for (Vec2& point : points)
            point = {onLattice(point.x + by.x), onLattice(point.y + by.y)};
        item.values[i] = std::move(points);
    }
}

Result<Change> setValue(const Project& project, std::string_view id, std::string_view setting,
                        const Value& value) {
    Change change;
    if (id == "world") {
        auto values = withValue(worldDescription(), project.world, id, setting, value);
        if (!values)
            return values.problems();
        if (values.value() != project.world)
            change.world = std::pair(project.world, std::move(values).value());
    } else if (const Node* node = project.node(id)) {
        auto values = withValue(*findNodeType(node->type), node->values, id, setting, value);
        if (!values)
            return values.problems();
        Node after = *node;
        after.values = std::move(values).value();
        replace(change.nodes, project.nodes, std::move(after));
    } else if (const SceneItem* item = project.sceneItem(id)) {
        auto values = withValue(*findSceneType(item->type), item->values, id, setting, value);
        if (!values)
            return values.problems();
        SceneItem after = *item;
        after.values = std::move(values).value();
        replace(change.scene, project.scene, std::move(after));
    } else if (const Annotation* annotation = project.annotation(id)) {
        auto values = withValue(*findAnnotationType(annotation->type), annotation->values, id,
                                setting, value);
        if (!values)
            return values.problems();
        Annotation after = *annotation;
        after.values = std::move(values).value();
        replace(change.annotations, project.annotations, std::move(after));
    } else {
        return notThere(id);
    }
    return change;
}

Result<Change> rename(const Project& project, std::string_view id, std::string name) {
    Change change;
    if (const Node* node = project.node(id)) {
        Node after = *node;
        after.name = std::move(name);
        replace(change.nodes, project.nodes, std::move(after));
    } else if (const SceneItem* item = project.sceneItem(id)) {
        SceneItem after = *item;
        after.name = std::move(name);
        replace(change.scene, project.scene, std::move(after));
    } else if (const Annotation* annotation = project.annotation(id)) {
        Annotation after = *annotation;
        after.name = std::move(name);
        replace(change.annotations, project.annotations, std::move(after));
    } else {
        return notThere(id);
    }
    return change;
}

Result<Change> setWeight(const Project& project, std::string_view link, double weight) {
    const Link* before = project.link(link);
    if (!before)
        return notThere(link);
    if (!(weight >= 0 && weight <= maxWeight))
        return Problem{.text = "A weight must be 0 to 100.", .ids = {before->id}};
    Link after = *before;
    after.weight = weight;
    Change change;
    replace(change.links, project.links, std::move(after));
    return change;
}

Change setMuted(const Project& project, std::span<const Id> nodes, bool muted) {
    Change change;
    for (const Id& id : nodes)
        if (const Node* node = project.node(id)) {
            Node after = *node;
            after.muted = muted;
            replace(change.nodes, project.nodes, std::move(after));
        }
    return change;
}

Change setSolo(const Project& project, std::span<const Id> nodes, bool solo) {
    Change change;
    for (const Id& id : nodes)
        if (const Node* node = project.node(id)) {
            const Port* output = findNodeType(node->type)->output();
            Node after = *node;
            after.solo = solo && output && output->type == PortType::force;
            replace(change.nodes, project.nodes, std::move(after));
        }
    return change;
}

Change setNotes(const Project& project, Notes notes) {
    Change change;
    if (notes != project.notes)
        change.notes = std::pair(project.notes, std::move(notes));
    return change;
}

Change setAgents(const Project& project, std::string_view node, std::vector<PlacedAgent> agents) {
    Change change;
    const Node* before = project.node(node);
    if (!before)
        return change;
    Node after = *before;
    after.agents = std::move(agents);
    replace(change.nodes, project.nodes, std::move(after));
    return change;
}

Change moveNodes(const Project& project, std::span<const Id> nodes, Vec2 by) {
    Change change;
    for (const Id& id : nodes)
        if (const Node* node = project.node(id)) {
            Node after = *node;
            after.place = {std::clamp(node->place.x + by.x, -coordinateLimit, coordinateLimit),
                           std::clamp(node->place.y + by.y, -coordinateLimit, coordinateLimit)};
            replace(change.nodes, project.nodes, std::move(after));
        }
    return change;
}

Change moveAnnotations(const Project& project, std::span<const Id> annotations, Vec2 by) {
    Change change;
    for (const Id& id : annotations)
        if (const Annotation* annotation = project.annotation(id);
            annotation && standsOnCanvas(*annotation)) {
            Annotation after = *annotation;
            moveGeometry(*findAnnotationType(annotation->type), after, by);
            replace(change.annotations, project.annotations, std::move(after));
        }
    return change;
}

Change moveSceneItems(const Project& project, std::span<const Id> items, Vec2 by) {
    Change change;
    for (const Id& id : items)
        if (const SceneItem* item = project.sceneItem(id)) {
            SceneItem after = *item;
            moveGeometry(*findSceneType(item->type), after, by);
            replace(change.scene, project.scene, std::move(after));
        }
    return change;
}

} // namespace tiller
