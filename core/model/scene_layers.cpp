#include "core/model/scene_layers.h"

#include "core/base/number_text.h"
#include "core/model/annotations.h"
#include "core/model/edit_steps.h"
#include "core/model/edits.h"
#include "core/model/overrides.h"
#include "core/model/registry.h"
#include "core/nodes/describe.h"
#include "core/scene/geometry_settings.h"

#include <algorithm>
#include <map>

namespace tiller {

namespace {

std::string textOfItems(const std::vector<Id>& items) {
    std::string text;
    for (const Id& id : items)
        text += id + '\n';
    return text;
}

std::vector<Id> itemsOf(std::string_view text) {
    const std::vector<std::string_view> lines = linesOf(text);
    return {lines.begin(), lines.end()};
}

void setItems(Annotation& layer, const std::vector<Id>& items) {
    editSettings<LayerAnnotation>(layer, [&](LayerAnnotation& of) { of.items = items; });
}

/// The layers of pictures at the back stay behind the default layer.
bool isInFrontOfPictures(const Annotation& annotation) {
    return isLayer(annotation) && textOf(valueOf(annotation, "picture")).empty();
}

/// A copy of the project in which the default layer has an annotation, behind the other layers.
Project withRest(const Project& project, IdSource& ids) {
    Project with = project;
    if (!Layers(project).rest().id.empty())
        return with;
    Annotation rest = newAnnotation("layer", ids.make("layer", project), say("Default"));
    editSettings<LayerAnnotation>(rest, [](LayerAnnotation& of) { of.rest = true; });
    with.annotations.insert(std::ranges::find_if(with.annotations, isInFrontOfPictures),
                            std::move(rest));
    return with;
}

/// The annotation of a layer. @pre withRest() made the project
Annotation* findIn(Project& project, std::string_view layer) {
    const Id id = layer.empty() ? Layers(project).rest().id : Id(layer);
    const auto found = std::ranges::find(project.annotations, id, &Annotation::id);
    return found != project.annotations.end() && isLayer(*found) ? &*found : nullptr;
}

Problem lockedProblem(const Layer& layer, const std::string& name, const Id& id) {
    return {.text = say("\"%1\" is in the locked layer \"%2\". Unlock the layer first.",
                        {name, layer.name}),
            .ids = {id}};
}

} // namespace

Description describeLayer() {
    using S = LayerAnnotation;
    Setting items = listSetting<itemsOf, textOfItems>(
        &S::items, "items", "Items",
        "One per line: the id of a scene item, or of an agent type for its placed agents, or "
        "\"ID#3\" for the third of these.");
    Setting picture = textSetting(&S::picture, "picture", "Picture",
                                  "A PNG or JPEG beneath the scene: its path from the "
                                  "project's folder.");
    std::vector<Setting> settings{
        items,
        flagSetting(&S::rest, "rest", "Default", "It also holds the items that no layer names."),
        flagSetting(&S::hidden, "hidden", "Hidden",
                    "The editor does not show it. It still acts in the simulation."),
        flagSetting(&S::locked, "locked", "Locked", "The editor shows it, but does not change it."),
        picture,
        coordinateSetting(&S::x, "x", "Left", "The left edge of the picture."),
        coordinateSetting(&S::y, "y", "Top", "The top edge of the picture."),
        sizeSetting(&S::width, "width", "Width", "Of the picture."),
        sizeSetting(&S::height, "height", "Height", "Of the picture."),
        shareSetting(&S::opacity, "opacity", "Opacity", "Of the picture.")};
    for (Setting& setting : settings)
        setting.isOptional = true;
    return {.id = "layer",
            .title = "Layer",
            .help = "Scene items that the editor shows, hides or locks together.",
            .settings = settings};
}

bool isLayer(const Annotation& annotation) {
    return annotation.type == "layer";
}

Layers::Layers(const Project& project) {
    bool hasRest = false;
    for (const Annotation& each : project.annotations) {
        if (!isLayer(each))
            continue;
        Layer layer{
            .id = each.id, .name = each.name, .settings = settingsOf<LayerAnnotation>(each)};
        if (layer.settings.rest && !hasRest) {
            hasRest = true;
            m_rest = m_layers.size();
        } else {
            layer.settings.rest = false; // the first counts
        }
        m_layers.push_back(std::move(layer));
    }
    if (!hasRest) {
        const auto at = std::ranges::find_if(
            m_layers, [](const Layer& each) { return each.settings.picture.empty(); });
        m_rest = static_cast<std::size_t>(at - m_layers.begin());
        Layer layer{.id = {}, .name = say("Default"), .settings = {}};
        layer.settings.rest = true;
        m_layers.insert(at, std::move(layer));
    }
    for (std::size_t i = 0; i < m_layers.size(); ++i)
        for (const Id& item : m_layers[i].settings.items) {
            m_layerOf.try_emplace(item, i);
            m_nameAgents = m_nameAgents || isAgentItem(item);
        }
}

std::size_t Layers::indexOf(std::string_view item) const {
    if (const auto found = m_layerOf.find(item); found != m_layerOf.end())
        return found->second;
    return isAgentItem(item) ? indexOf(typeOfItem(item)) : m_rest;
}

const Layer& Layers::ofAgent(std::string_view type, std::size_t index) const {
    return m_nameAgents ? of(agentItem(type, index)) : of(type);
}

const Layer* Layers::find(std::string_view id) const {
    if (id.empty())
        return &rest();
    const auto found = std::ranges::find(m_layers, id, &Layer::id);
    return found == m_layers.end() ? nullptr : &*found;
}

Result<Change> addLayer(const Project& project, IdSource& ids, std::string name,
                        std::span<const Id> items) {
    const auto added = addAnnotation(project, ids, newAnnotation("layer", {}, std::move(name)));
    if (!added)
        return added;
    Project after = project;
    apply(added.value(), after);
    const auto moved = moveToLayer(after, items, after.annotations.back().id);
    if (!moved)
        return moved;
    apply(moved.value(), after);
    return difference(project, after);
}

Result<Change> moveToLayer(const Project& project, std::span<const Id> items,
                           std::string_view layer) {
    if (!Layers(project).find(layer))
        return noSuchId(layer);
    Project after = project;
    if (layer.empty() && std::ranges::any_of(items, isAgentItem)) {
        IdSource ids;
        after = withRest(project, ids); // it may need to name agents
    }
    const Layers layers(after);
    const Layer& to = *layers.find(layer);
    const std::set<Id, std::less<>> moved(items.begin(), items.end());
    const auto isMoved = [&](const Id& line) {
        return moved.contains(line) || moved.contains(typeOfItem(line));
    };
    for (const Layer& each : layers.all()) {
        std::vector<Id> now = each.settings.items;
        std::erase_if(now, isMoved);
        if (&each == &to)
            std::ranges::copy_if(items, std::back_inserter(now), [&](const Id& item) {
                const std::string_view type = typeOfItem(item);
                return isAgentItem(item) ? !moved.contains(type) && &layers.of(type) != &to
                                         : !to.settings.rest;
            });
        if (now != each.settings.items)
            setItems(*findIn(after, each.id), now);
    }
    return difference(project, after);
}

Result<Change> setLayerValue(const Project& project, IdSource& ids, std::string_view layer,
                             std::string_view setting, const Value& value) {
    Project after = layer.empty() ? withRest(project, ids) : project;
    const Annotation* edited = findIn(after, layer);
    if (!edited)
        return noSuchId(layer);
    const auto set = setValue(after, edited->id, setting, value);
    if (!set || set.value().empty())
        return set;
    apply(set.value(), after);
    return difference(project, after);
}

Result<Change> renameLayer(const Project& project, IdSource& ids, std::string_view layer,
                           std::string name) {
    Project after = layer.empty() ? withRest(project, ids) : project;
    Annotation* edited = findIn(after, layer);
    if (!edited)
        return noSuchId(layer);
    if (edited->name == name)
        return Change();
    edited->name = std::move(name);
    return difference(project, after);
}

Result<Change> moveLayer(const Project& project, IdSource& ids, std::string_view layer, int by) {
    Project with = withRest(project, ids);
    const Annotation* moved = findIn(with, layer);
    if (!moved)
        return noSuchId(layer);
    std::vector<std::size_t> places; // of the layers among the annotations
    std::size_t from = 0;
    for (const Annotation& each : with.annotations)
        if (isLayer(each)) {
            if (&each == moved)
                from = places.size();
            places.push_back(static_cast<std::size_t>(&each - with.annotations.data()));
        }
    const int last = static_cast<int>(places.size()) - 1;
    const auto to = static_cast<std::size_t>(std::clamp(static_cast<int>(from) + by, 0, last));
    if (from == to)
        return Change();
    Change change = difference(project, with);
    change.annotations.push_back({*moved, {}, places[from]});
    change.annotations.push_back({{}, *moved, places[to]});
    return change;
}

Result<Change> removeLayer(const Project& project, std::string_view layer) {
    const Layers layers(project);
    const Layer* found = layers.find(layer);
    if (!found)
        return noSuchId(layer);
    if (found->settings.rest)
        return Problem{.text = say("The layer \"%1\" holds what no other layer does, so it cannot "
                                   "be removed.",
                                   {found->name}),
                       .ids = {}};
    if (found->settings.locked)
        return Problem{.text = say("The layer \"%1\" is locked. Unlock it first.", {found->name}),
                       .ids = {found->id}};
    return remove(project, std::vector<Id>{found->id});
}

std::optional<Problem> findLockProblem(const Project& project, const Change& change) {
    const bool hasLayers = std::ranges::any_of(project.annotations, isLayer);
    if (!hasLayers || (change.scene.empty() && change.nodes.empty()))
        return {};
    const Layers layers(project);
    std::map<std::string_view, const SceneItem*> last; // by id; null: removed
    for (const auto& step : change.scene)
        last[step.id()] = step.after ? &*step.after : nullptr;
    for (const auto& [id, after] : last) {
        const SceneItem* before = project.sceneItem(id);
        if (!before || !layers.of(id).settings.locked || (after && *after == *before))
            continue;
        const std::string name =
            before->name.empty() ? findSceneType(before->type)->title.shown() : before->name;
        return lockedProblem(layers.of(id), name, before->id);
    }
    for (const auto& step : change.nodes)
        if (step.before && !step.before->agents.empty() &&
            (!step.after || step.after->agents != step.before->agents))
            if (const auto layer = findLockedAgents(project, change, *step.before,
                                                    step.after ? &*step.after : nullptr))
                return lockedProblem(*layer, displayName(*step.before), step.id());
    return {};
}

namespace {

constexpr char agentMark = '#';

/// Where the agents of a list are in another one; nothing for those that were removed. Agents are
/// removed anywhere, and added at the end.
using AgentPlaces = std::vector<std::optional<std::size_t>>;

AgentPlaces placesIn(const std::vector<PlacedAgent>& after,
                     const std::vector<PlacedAgent>& before) {
    AgentPlaces places(before.size());
    const bool areKept = after.size() >= before.size();
    for (std::size_t i = 0, at = 0; i < before.size() && at < after.size(); ++i)
        if (areKept || after[at] == before[i])
            places[i] = at++;
    return places;
}

/// The items with the agents of one type at their new places.
std::vector<Id> movedItems(const std::vector<Id>& items, std::string_view type,
                           const AgentPlaces& places) {
    std::map<Id, Id> moved; // by item; empty for removed agents
    for (std::size_t i = 0; i < places.size(); ++i)
        moved[agentItem(type, i)] = places[i] ? agentItem(type, *places[i]) : Id();
    std::vector<Id> now;
    for (const Id& item : items)
        if (const auto found = moved.find(item); found == moved.end())
            now.push_back(item);
        else if (!found->second.empty())
            now.push_back(found->second);
    return now;
}

/// Edits the items of all layers of a project.
template <class Edit>
void editItems(Project& project, const Edit& edit) {
    for (Annotation& each : project.annotations)
        if (isLayer(each)) {
            const std::vector<Id> before = settingsOf<LayerAnnotation>(each).items;
            if (const std::vector<Id> after = edit(before); after != before)
                setItems(each, after);
        }
}

} // namespace

Id agentItem(std::string_view type, std::size_t index) {
    return std::string(type) + agentMark + std::to_string(index + 1);
}

bool isAgentItem(std::string_view item) {
    return item.find(agentMark) != std::string_view::npos;
}

std::string_view typeOfItem(std::string_view item) {
    return item.substr(0, item.find(agentMark));
}

Change followAgents(const Project& project, Change change) {
    if (change.nodes.empty() || !Layers(project).nameAgents())
        return change;
    Project changed = project;
    apply(change, changed);
    Project followed = changed;
    for (const Node& before : project.nodes) {
        const Node* after = changed.node(before.id);
        if (!after || after->agents.size() >= before.agents.size())
            continue;
        const AgentPlaces places = placesIn(after->agents, before.agents);
        editItems(followed, [&](const std::vector<Id>& items) {
            return movedItems(items, before.id, places);
        });
    }
    return merged(change, difference(changed, followed));
}

Change copyAgent(const Project& project, std::string_view type, std::size_t index) {
    Project copied = project;
    const auto node = std::ranges::find(copied.nodes, type, &Node::id);
    PlacedAgent agent = node->agents.at(index);
    agent.name.clear();
    const Id item = agentItem(type, index);
    const Id added = agentItem(type, node->agents.size());
    node->agents.push_back(std::move(agent));
    editItems(copied, [&](std::vector<Id> items) {
        if (std::ranges::find(items, item) != items.end())
            items.push_back(added);
        return items;
    });
    return difference(project, copied);
}

std::optional<Layer> findLockedAgents(const Project& project, const Change& change,
                                      const Node& before, const Node* after) {
    const std::vector<PlacedAgent> now = after ? after->agents : std::vector<PlacedAgent>();
    const AgentPlaces places = placesIn(now, before.agents);
    const Layers layers(project);
    for (std::size_t i = 0; i < places.size(); ++i)
        if (const Layer& layer = layers.ofAgent(before.id, i);
            layer.settings.locked && !(places[i] && now[*places[i]] == before.agents[i]))
            return layer;
    if (now.size() <= before.agents.size())
        return {};
    Project changed = project; // new agents may come into another layer than their type's
    apply(change, changed);
    const Layers later(changed);
    for (std::size_t i = before.agents.size(); i < now.size(); ++i)
        if (const Layer& layer = later.ofAgent(before.id, i); layer.settings.locked)
            return layer;
    return {};
}

} // namespace tiller
