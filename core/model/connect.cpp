#include "core/model/connect.h"

#include "core/base/suggestion.h"
#include "core/model/check_last.h"
#include "core/model/project_index.h"
#include "core/model/registry.h"

#include <map>
#include <set>

namespace tiller {

namespace {

const Port* portOf(const Project& project, const PortRef& ref) {
    const Node* node = project.node(ref.node);
    const NodeType* type = node ? findNodeType(node->type) : nullptr;
    return type ? type->port(ref.port) : nullptr;
}

std::string titleOfPort(const Project& project, const PortRef& ref) {
    return portOf(project, ref)->title + " of " + displayName(*project.node(ref.node));
}

std::string phraseFor(PortType type) {
    switch (type) {
    case PortType::agents:
    case PortType::obstacles:
        return "a group of " + toString(type);
    case PortType::births:
        return "a source of births";
    default:
        return withArticle(toString(type));
    }
}

/// Why a new link would break the rules of nodes that come last; nothing if it does not.
std::optional<std::string> findLastRefusal(const Project& project, const PortRef& from,
                                           const PortRef& to) {
    const NodeType& target = *findNodeType(project.node(to.node)->type);
    if (!concernsLastNodes(*findNodeType(project.node(from.node)->type), target,
                           *target.port(to.port)))
        return {};
    ProjectIndex items(project);
    const Link link{.id = {}, .from = from, .to = to};
    const Problems problems = checkLastNodes(project, items, &link);
    return problems.empty() ? std::nullopt : std::optional(problems.front().text);
}

} // namespace

std::string whatFits(PortType type) {
    switch (type) {
    case PortType::force:
        return "Wire a behavior, a Sum or a Priority to it.";
    case PortType::condition:
        return "Wire a condition to it, such as Within range, Meter or Timer.";
    case PortType::point:
        return "Wire a Point, Region, Cursor, Home, Own goal, Nearest or an agent type's Agents to "
               "it.";
    case PortType::agent:
        return "Wire a Nearest, or an agent type's Agents, to it.";
    case PortType::agents:
        return "Wire an agent type's Agents to it.";
    case PortType::region:
        return "Wire a Region to it.";
    case PortType::path:
        return "Wire a Path to it.";
    case PortType::obstacles:
        return "Wire Obstacles to it.";
    case PortType::field:
        return "Wire a Field or a Way to it.";
    case PortType::heading:
        return "Wire a Face or a Look where you go to it.";
    case PortType::mode:
        return "Wire a Mode to it.";
    case PortType::transition:
        return "Wire a Transition to it.";
    case PortType::action:
        return "Wire a Remove, Become, Spawn or Signal to it.";
    case PortType::births:
        return "Wire a Source to it.";
    case PortType::meter:
        return "Wire a Meter to it.";
    }
    return {};
}

std::optional<std::string> findRefusal(const Project& project, const PortRef& from,
                                       const PortRef& to) {
    const Port* output = portOf(project, from);
    const Port* input = portOf(project, to);
    if (!output || !input)
        return "There is no port \"" + (output ? to : from).node + "." + (output ? to : from).port +
               "\".";
    if (output->isInput || !input->isInput)
        return std::string("A wire goes from an output, at the right of a card, to an input, at "
                           "the left of another.");
    if (!fits(output->type, input->type))
        return "The output " + titleOfPort(project, from) + " is " + phraseFor(output->type) +
               "; the input " + titleOfPort(project, to) + " takes " + phraseFor(input->type) +
               ". " + whatFits(input->type);
    for (const Link& link : project.links)
        if (link.from == from && link.to == to)
            return "These ports are already wired.";
    if (flows(output->type) && wouldCloseRing(project, from.node, to.node))
        return "This wire would close a ring: " + displayName(*project.node(to.node)) +
               " already feeds " + displayName(*project.node(from.node)) +
               ". Forces and conditions must flow one way.";
    return findLastRefusal(project, from, to);
}

bool carriesFlow(const Project& project, const Link& link) {
    const Port* output = portOf(project, link.from);
    return output && flows(output->type);
}

bool wouldCloseRing(const Project& project, const Id& from, const Id& to) {
    const ProjectIndex items(project);
    std::multimap<std::string_view, std::string_view> next;
    for (const Link& link : project.links) {
        const Node* node = items.node(link.from.node);
        const NodeType* type = node ? findNodeType(node->type) : nullptr;
        const Port* output = type ? type->port(link.from.port) : nullptr;
        if (output && flows(output->type))
            next.emplace(link.from.node, link.to.node);
    }
    std::set<std::string_view> reached{to};
    std::vector<std::string_view> open{to};
    while (!open.empty()) {
        const std::string_view at = open.back();
        open.pop_back();
        if (at == from)
            return true;
        const auto [first, last] = next.equal_range(at);
        for (auto link = first; link != last; ++link)
            if (reached.insert(link->second).second)
                open.push_back(link->second);
    }
    return false;
}

} // namespace tiller
