#include "core/model/agent_layers.h"

#include "core/model/edits.h"
#include "core/model/overrides.h"
#include "core/model/registry.h"

#include <algorithm>
#include <map>

namespace tiller {

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

/// The text of the items of a layer; null for other annotations.
std::string* itemsOf(Annotation& annotation) {
    if (!isLayer(annotation))
        return nullptr;
    return &std::get<std::string>(
        annotation.values[*findAnnotationType("layer")->settingIndex("items")]);
}

/// The lines with the agents of one type at their new places.
std::string movedLines(const std::string& lines, std::string_view type, const AgentPlaces& places) {
    std::map<std::string, std::string, std::less<>> moved; // by line; empty for removed agents
    for (std::size_t i = 0; i < places.size(); ++i)
        moved[agentItem(type, i)] = places[i] ? agentItem(type, *places[i]) : std::string();
    std::string text;
    for (const std::string_view line : linesOf(lines)) {
        const auto found = moved.find(line);
        const std::string_view now = found == moved.end() ? line : std::string_view(found->second);
        if (!now.empty())
            text.append(now).append("\n");
    }
    return text;
}

bool hasLine(std::string_view text, std::string_view line) {
    const std::vector<std::string_view> lines = linesOf(text);
    return std::ranges::find(lines, line) != lines.end();
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
        for (Annotation& layer : followed.annotations)
            if (std::string* lines = itemsOf(layer))
                *lines = movedLines(*lines, before.id, places);
    }
    return merged(change, difference(changed, followed));
}

Change copyAgent(const Project& project, std::string_view type, std::size_t index) {
    Project copied = project;
    const auto node = std::ranges::find(copied.nodes, type, &Node::id);
    PlacedAgent agent = node->agents.at(index);
    agent.name.clear();
    const std::string line = agentItem(type, index);
    const std::string added = agentItem(type, node->agents.size());
    node->agents.push_back(std::move(agent));
    for (Annotation& layer : copied.annotations)
        if (std::string* lines = itemsOf(layer); lines && hasLine(*lines, line))
            *lines += added + '\n';
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
