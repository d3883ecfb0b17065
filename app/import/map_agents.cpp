#include "app/import/map_agents.h"

#include "app/import/map_reading.h"
#include "core/model/agent_type.h"
#include "core/model/registry.h"

#include <algorithm>

namespace tiller::maps {

namespace {

constexpr const char* mark = "mapObject"; ///< the property that names an agent's object

const std::string& nameOf(const MapChoice& choice) {
    return choice.agentType.empty() ? choice.name : choice.agentType;
}

} // namespace

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

} // namespace tiller::maps
