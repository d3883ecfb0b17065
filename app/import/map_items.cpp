#include "app/import/map_items.h"

#include "app/import/map_reading.h"
#include "core/base/random.h"
#include "core/model/agent_type.h"
#include "core/model/annotations.h"
#include "core/model/registry.h"
#include "core/model/scene_layers.h"

#include <algorithm>
#include <cstdint>
#include <tuple>

namespace tiller::maps {

namespace {

constexpr const char* mark = "mapObject"; ///< the property that names an agent's object

const std::string& nameOf(const MapChoice& choice) {
    return choice.agentType.empty() ? choice.name : choice.agentType;
}

bool isLayerAt(const Project& project, const Id& id) {
    const Annotation* found = project.annotation(id);
    return found && isLayer(*found);
}

} // namespace

std::string shortHash(std::string_view text, int size) {
    constexpr std::string_view letters = "abcdefghijkmnpqrstuvwxyz23456789";
    std::uint64_t hash = hashOf(text);
    std::string result;
    for (int i = 0; i < size; ++i, hash >>= 5U)
        result += letters[hash % letters.size()];
    return result;
}

const Id* MapAgents::typeOf(const MapChoice& choice) const {
    const auto found = m_types.find(nameOf(choice));
    return found == m_types.end() ? nullptr : &found->second;
}

void MapAgents::add(const MapChoice& choice, const Id& object, PlacedAgent agent) {
    if (!typeOf(choice)) {
        const Node* known = agentTypeNamed(m_project, nameOf(choice));
        m_types[nameOf(choice)] = known ? known->id : makeType(nameOf(choice));
    }
    std::erase_if(agent.properties, [](const Property& each) { return each.name == mark; });
    agent.properties.push_back({.name = mark, .type = PropertyType::text, .value = object});
    m_added[*typeOf(choice)].push_back({object, std::move(agent)});
}

/// A card below the others.
Id MapAgents::makeType(const std::string& name) {
    constexpr double cardRoom = 360; // the card of an agent type, with all its inputs
    Node node{.id = keyOf(name),
              .type = agentTypeId,
              .name = name,
              .values = findNodeType(agentTypeId)->suggestions()};
    node.values[*findNodeType(agentTypeId)->settingIndex("color")] = nextAgentColor(m_project);
    for (int i = 2; m_project.has(node.id); ++i)
        node.id = keyOf(name) + "-" + std::to_string(i);
    for (const Node& other : m_project.nodes)
        node.place.y = std::max(node.place.y, other.place.y + cardRoom);
    m_project.nodes.push_back(node);
    return node.id;
}

/// The id of the object of this map that an agent came from; empty if it did not.
std::string MapAgents::originOf(const PlacedAgent& agent) const {
    const auto found = std::ranges::find(agent.properties, mark, &Property::name);
    if (found == agent.properties.end() || !textOf(found->value).starts_with(m_map + "-"))
        return {};
    return textOf(found->value);
}

std::size_t MapAgents::place() {
    std::size_t removed = 0;
    for (Node& node : m_project.nodes)
        if (node.type == agentTypeId)
            removed += replaceAgents(node, m_added[node.id]);
    return removed;
}

std::size_t MapAgents::replaceAgents(Node& type, std::vector<Added>& added) const {
    std::map<std::string_view, Added*> byObject;
    for (Added& each : added)
        byObject.emplace(each.object, &each);
    std::size_t removed = 0;
    std::vector<PlacedAgent> agents;
    for (PlacedAgent& old : type.agents) {
        const std::string origin = originOf(old);
        if (origin.empty()) {
            agents.push_back(std::move(old));
            continue;
        }
        const auto found = byObject.find(origin);
        if (found == byObject.end() || found->second->isPlaced) {
            ++removed;
            continue;
        }
        PlacedAgent& now = found->second->agent;
        now.velocity = old.velocity;
        if (now.goals.empty())
            now.goals = std::move(old.goals);
        agents.push_back(std::move(now));
        found->second->isPlaced = true;
    }
    for (Added& each : added)
        if (!each.isPlaced)
            agents.push_back(std::move(each.agent));
    type.agents = std::move(agents);
    if (!added.empty())
        type.values[*findNodeType(agentTypeId)->settingIndex("start")] = std::string("placed");
    return removed;
}

/// The id of the layer of a name: what an earlier import made, or a new one. A name of which the
/// key keeps too little gets a hash.
Id MapLayers::idOf(const Project& project, const std::string& name,
                   const std::set<Id>& taken) const {
    constexpr std::size_t longestPlain = 44, longestStart = 36;
    const Id start = m_map + "-layer-";
    for (const Annotation& each : project.annotations)
        if (isLayer(each) && each.name == name && each.id.starts_with(start) &&
            !taken.contains(each.id))
            return each.id;
    const std::string key = keyOf(name);
    const bool isPlain = name.size() <= longestPlain &&
                         std::ranges::all_of(name, [](char c) { return c >= ' ' && c <= '~'; });
    const Id plain = start + key;
    if (isPlain && !taken.contains(plain) && (!project.has(plain) || isLayerAt(project, plain)))
        return plain;
    return start + key.substr(0, longestStart) + "-" + shortHash(name, 8);
}

void MapLayers::add(const Id& item, const std::string& layer) {
    if (layer.empty() || m_before.has(item) || !m_added.insert(item).second)
        return;
    auto found =
        std::ranges::find(m_layers, layer, &std::pair<std::string, std::vector<Id>>::first);
    if (found == m_layers.end())
        found = m_layers.insert(found, {layer, {}});
    found->second.push_back(item);
}

void MapLayers::place(Project& project) const {
    std::set<Id> taken;
    for (const auto& [name, items] : m_layers) {
        const Id id = idOf(project, name, taken);
        taken.insert(id);
        if (!project.has(id))
            project.annotations.push_back(newAnnotation("layer", id, name));
        if (const auto moved = moveToLayer(project, items, id))
            apply(moved.value(), project);
    }
}

void MapLayers::placePicture(Project& project, const Id& map, const std::string& file,
                             const std::string& mapName, const MapBox& place) {
    const Id id = pictureId(map);
    auto layer = std::ranges::find(project.annotations, id, &Annotation::id);
    if (layer == project.annotations.end())
        layer = project.annotations.insert(std::ranges::find_if(project.annotations, isLayer),
                                           newAnnotation("layer", id, "Picture of " + mapName));
    if (!isLayer(*layer))
        return;
    editSettings<LayerAnnotation>(*layer, [&](LayerAnnotation& of) {
        of.picture = file;
        std::tie(of.x, of.y, of.width, of.height) =
            std::tie(place.x, place.y, place.width, place.height);
    });
}

} // namespace tiller::maps
