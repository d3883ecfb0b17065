#include "core/model/project.h"

#include "core/model/registry.h"
#include "core/nodes/describe.h"

#include <algorithm>
#include <tuple>

namespace tiller {

namespace {

template <class T>
const T* findById(const std::vector<T>& items, std::string_view id) {
    const auto found = std::ranges::find(items, id, &T::id);
    return found == items.end() ? nullptr : &*found;
}

const Value& valueAt(const Description* type, const std::vector<Value>& values,
                     std::string_view setting) {
    static const Value none;
    const auto index = type ? type->settingIndex(setting) : std::nullopt;
    return index && *index < values.size() ? values[*index] : none;
}

} // namespace

bool isId(std::string_view text) {
    return !text.empty() && text.size() <= 64 &&
           text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") ==
               std::string_view::npos;
}

Project::Project() : world(worldDescription().defaults()) {}

const Node* Project::node(std::string_view id) const {
    return findById(nodes, id);
}

const Link* Project::link(std::string_view id) const {
    return findById(links, id);
}

const SceneItem* Project::sceneItem(std::string_view id) const {
    return findById(scene, id);
}

const Annotation* Project::annotation(std::string_view id) const {
    return findById(annotations, id);
}

const Parameter* Project::parameter(std::string_view id) const {
    return findById(parameters, id);
}

bool Project::has(std::string_view id) const {
    return id == "world" || node(id) || link(id) || sceneItem(id) || annotation(id) ||
           parameter(id);
}

double Project::worldNumber(std::string_view setting) const {
    return numberOf(valueAt(&worldDescription(), world, setting));
}

const std::string& Project::worldText(std::string_view setting) const {
    return textOf(valueAt(&worldDescription(), world, setting));
}

WorldSettings Project::worldSettings() const {
    return settingsFrom<WorldSettings>(worldDescription().settings, world);
}

Vec2 Project::worldSize() const {
    return {worldNumber("width"), worldNumber("height")};
}

std::vector<const Link*> Project::linksInto(std::string_view node, std::string_view port) const {
    std::vector<const Link*> found;
    for (const Link& each : links)
        if (each.to.node == node && each.to.port == port)
            found.push_back(&each);
    std::ranges::sort(found, [](const Link* a, const Link* b) {
        return std::tie(a->order, a->id) < std::tie(b->order, b->id);
    });
    return found;
}

const Value& valueOf(const Node& node, std::string_view setting) {
    return valueAt(findNodeType(node.type), node.values, setting);
}

const Value& valueOf(const SceneItem& item, std::string_view setting) {
    return valueAt(findItemType(item.type), item.values, setting);
}

const Description* descriptionOf(const Project& project, std::string_view id) {
    if (id == "world")
        return &worldDescription();
    if (const Node* node = project.node(id))
        return findNodeType(node->type);
    if (const SceneItem* item = project.sceneItem(id))
        return findSceneType(item->type);
    const Annotation* annotation = project.annotation(id);
    return annotation ? findAnnotationType(annotation->type) : nullptr;
}

const std::vector<Value>& valuesOf(const Project& project, std::string_view id) {
    if (id == "world")
        return project.world;
    if (const Node* node = project.node(id))
        return node->values;
    static const std::vector<Value> none;
    const SceneItem* item = project.sceneItem(id);
    item = item ? item : project.annotation(id);
    return item ? item->values : none;
}

std::vector<std::size_t> geometrySettings(const Node& node) {
    const NodeType* type = findNodeType(node.type);
    const std::size_t count = type ? std::min(type->settings.size(), node.values.size()) : 0;
    std::vector<std::size_t> indexes;
    for (std::size_t i = 0; i < count; ++i)
        if (type->settings[i].kind == SettingKind::geometry)
            indexes.push_back(i);
    return indexes;
}

std::set<std::string_view> sceneItemsOf(const Node& node) {
    std::set<std::string_view> items;
    for (const std::size_t setting : geometrySettings(node))
        items.insert(textOf(node.values[setting]));
    for (const PlacedAgent& agent : node.agents)
        for (const AgentGoal& goal : agent.goals)
            items.insert(goal.item);
    items.erase("");
    return items;
}

bool hasProperties(const NodeType& type) {
    return type.kind == NodeKind::agentType || type.kind == NodeKind::mode;
}

void forEachText(Project& project, const std::function<void(std::string&)>& visit) {
    for (Node& node : project.nodes)
        visit(node.name);
    for (std::vector<SceneItem>* items : {&project.scene, &project.annotations})
        for (SceneItem& item : *items)
            visit(item.name);
    for (Parameter& parameter : project.parameters)
        visit(parameter.name);
    for (Annotation& annotation : project.annotations)
        for (const char* setting : {"text", "question", "answer", "answers", "unit"})
            if (const auto index = findAnnotationType(annotation.type)->settingIndex(setting))
                visit(std::get<std::string>(annotation.values[*index]));
    for (std::string Notes::*text :
         {&Notes::whatItIs, &Notes::howItWorks, &Notes::thingsToNotice, &Notes::thingsToTry})
        visit(project.notes.*text);
}

void translateTexts(Project& project) {
    forEachText(project, [](std::string& text) { text = Text(std::string_view(text)).shown(); });
}

std::string displayName(const Node& node) {
    if (!node.name.empty())
        return node.name;
    const NodeType* type = findNodeType(node.type);
    return type ? type->title.shown() : node.type;
}

std::set<std::string_view> nodesWithDrivenWeight(const Project& project) {
    std::set<std::string_view> driven;
    for (const Link& link : project.links)
        if (link.to.port == weightSocket && link.weight > 0)
            driven.insert(link.to.node);
    return driven;
}

} // namespace tiller
