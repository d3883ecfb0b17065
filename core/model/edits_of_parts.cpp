#include "core/base/lattice.h"
#include "core/model/annotations.h"
#include "core/model/edit_steps.h"
#include "core/model/edits.h"
#include "core/model/registry.h"

#include <cmath>

namespace tiller {

namespace {

bool isReferred(const Project& project, const Id& geometry, const std::set<Id>& without) {
    for (const Node& node : project.nodes) {
        if (without.contains(node.id))
            continue;
        const NodeType& type = *findNodeType(node.type);
        for (std::size_t i = 0; i < type.settings.size(); ++i)
            if (type.settings[i].kind == SettingKind::geometry &&
                textOf(node.values[i]) == geometry)
                return true;
    }
    return false;
}

/// Scene items that only the given nodes hold.
void addOwnGeometry(const Project& project, std::set<Id>& ids) {
    for (const Node& node : project.nodes) {
        const NodeType& type = *findNodeType(node.type);
        if (!ids.contains(node.id) || type.kind != NodeKind::target)
            continue;
        for (std::size_t i = 0; i < type.settings.size(); ++i) {
            if (type.settings[i].kind != SettingKind::geometry)
                continue;
            const Id& geometry = textOf(node.values[i]);
            if (project.sceneItem(geometry) && !isReferred(project, geometry, ids))
                ids.insert(geometry);
        }
    }
}

/// Nodes that hold a geometry that goes, with their settings emptied.
void forgetGeometry(const Project& project, const std::set<Id>& gone, Change& change) {
    for (const Node& node : project.nodes) {
        if (gone.contains(node.id))
            continue;
        const NodeType& type = *findNodeType(node.type);
        Node after = node;
        for (std::size_t i = 0; i < type.settings.size(); ++i)
            if (type.settings[i].kind == SettingKind::geometry &&
                gone.contains(textOf(node.values[i])))
                after.values[i] = std::string();
        replace(change.nodes, project.nodes, std::move(after));
    }
}

std::optional<std::string> findFaultOf(const Description& type, const std::vector<Value>& values) {
    if (values.size() != type.settings.size())
        return type.title + " does not have the right number of settings.";
    for (std::size_t i = 0; i < values.size(); ++i)
        if (auto fault = findFault(type.settings[i], values[i]))
            return fault;
    return {};
}

SceneItem geometryAround(const Description& type, Id id, Vec2 center) {
    SceneItem item{.id = std::move(id), .type = type.id, .values = type.defaults()};
    constexpr Vec2 middle{400, 300}; // around which all geometry is by default
    moveGeometry(type, item, {std::round(center.x - middle.x), std::round(center.y - middle.y)});
    return item;
}

} // namespace

Result<Change> addNode(const Project& project, IdSource& ids, std::string_view type, Vec2 place,
                       Vec2 inWorld) {
    const NodeType* described = findNodeType(type);
    if (!described)
        return Problem{.text = "There is no node type \"" + std::string(type) + "\"."};
    if (project.nodes.size() >= maxNodes)
        return Problem{.text = "A project holds at most 10,000 nodes."};
    Node node{.id = ids.make(type, project),
              .type = described->id,
              .values = described->suggestions(),
              .place = place};
    Change change;
    for (std::size_t i = 0; i < described->settings.size(); ++i) {
        const Setting& setting = described->settings[i];
        if (described->kind != NodeKind::target || setting.kind != SettingKind::geometry)
            continue;
        const Description& geometry = *findSceneType(setting.geometryType);
        SceneItem item = geometryAround(geometry, ids.make(geometry.id, project), inWorld);
        node.values[i] = item.id;
        change.scene.push_back({{}, std::move(item), project.scene.size() + change.scene.size()});
    }
    const Port* output = described->output();
    if (output && output->type == PortType::obstacles &&
        std::ranges::find(project.scene, "obstacle", &SceneItem::type) == project.scene.end())
        change.scene.push_back(
            {{},
             geometryAround(*findSceneType("obstacle"), ids.make("obstacle", project), inWorld),
             project.scene.size()});
    change.nodes.push_back({{}, std::move(node), project.nodes.size()});
    return change;
}

Result<Change> addSceneItem(const Project& project, IdSource& ids, SceneItem item) {
    const Description* type = findSceneType(item.type);
    if (!type)
        return Problem{.text = "There is no geometry of the type \"" + item.type + "\"."};
    if (project.scene.size() >= maxLinks)
        return Problem{.text = "A scene holds at most 100,000 items."};
    if (const auto fault = findFaultOf(*type, item.values))
        return Problem{.text = *fault};
    item.id = ids.make(item.type, project);
    Change change;
    change.scene.push_back({{}, std::move(item), project.scene.size()});
    return change;
}

Result<Change> addAnnotation(const Project& project, IdSource& ids, Annotation annotation) {
    const Description* type = findAnnotationType(annotation.type);
    if (!type)
        return Problem{.text = "There is no annotation of the type \"" + annotation.type + "\"."};
    if (project.annotations.size() >= maxAnnotations)
        return Problem{.text = "A project holds at most 10,000 annotations."};
    if (const auto fault = findFaultOf(*type, annotation.values))
        return Problem{.text = *fault};
    annotation.id = ids.make(annotation.type, project);
    Change change;
    change.annotations.push_back({{}, std::move(annotation), project.annotations.size()});
    return change;
}

Change remove(const Project& project, std::span<const Id> ids) {
    std::set<Id> gone(ids.begin(), ids.end());
    addOwnGeometry(project, gone);
    for (const Link& link : project.links)
        if (gone.contains(link.from.node) || gone.contains(link.to.node))
            gone.insert(link.id);
    const std::vector<Id> subjects(gone.begin(), gone.end());
    for (const Annotation& annotation : project.annotations)
        if (isAbout(annotation, subjects))
            gone.insert(annotation.id);
    Change change;
    forgetGeometry(project, gone, change);
    removeFrom(project.scene, gone, change.scene);
    removeFrom(project.nodes, gone, change.nodes);
    removeFrom(project.links, gone, change.links);
    removeFrom(project.annotations, gone, change.annotations);
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
        const NodeType& type = *findNodeType(node.type);
        for (std::size_t i = 0; i < type.settings.size(); ++i)
            if (type.settings[i].kind == SettingKind::geometry)
                geometry.insert(textOf(node.values[i]));
    }
    for (const SceneItem& item : project.scene)
        if (geometry.contains(item.id))
            result.scene.push_back(item);
    for (const Link& link : project.links)
        if (wanted.contains(link.from.node) && wanted.contains(link.to.node))
            result.links.push_back(link);
    return result;
}

Result<Change> paste(const Project& project, IdSource& ids, const Project& excerpt, Vec2 by) {
    if (project.nodes.size() + excerpt.nodes.size() > maxNodes)
        return Problem{.text = "A project holds at most 10,000 nodes."};
    if (project.links.size() + excerpt.links.size() > maxLinks)
        return tooManyLinks();
    std::map<Id, Id> renamed{{"", ""}};
    Change change;
    for (SceneItem item : excerpt.scene) {
        const Id id = ids.make(item.type, project);
        renamed[item.id] = id;
        item.id = id;
        change.scene.push_back({{}, std::move(item), project.scene.size() + change.scene.size()});
    }
    for (Node node : excerpt.nodes) {
        const NodeType& type = *findNodeType(node.type);
        const Id id = ids.make(node.type, project);
        renamed[node.id] = id;
        node.id = id;
        node.place = {std::clamp(node.place.x + by.x, -coordinateLimit, coordinateLimit),
                      std::clamp(node.place.y + by.y, -coordinateLimit, coordinateLimit)};
        for (std::size_t i = 0; i < type.settings.size(); ++i)
            if (type.settings[i].kind == SettingKind::geometry)
                node.values[i] = renamed[textOf(node.values[i])];
        change.nodes.push_back({{}, std::move(node), project.nodes.size() + change.nodes.size()});
    }
    for (Link link : excerpt.links) {
        link.id = ids.make("link", project);
        link.from.node = renamed.at(link.from.node);
        link.to.node = renamed.at(link.to.node);
        change.links.push_back({{}, std::move(link), project.links.size() + change.links.size()});
    }
    return change;
}

} // namespace tiller
