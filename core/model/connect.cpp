#include "core/model/connect.h"

#include "core/base/text.h"
#include "core/model/check_rules.h"
#include "core/model/edit_steps.h"
#include "core/model/edits.h"
#include "core/model/project_index.h"
#include "core/model/registry.h"
#include "core/nodes/describe.h"
#include "core/numbers/variable.h"

#include <array>
#include <limits>
#include <map>
#include <set>

namespace tiller {

namespace {

const Port* portOf(const Project& project, const PortRef& ref) {
    const Node* node = project.node(ref.node);
    const NodeType* type = node ? findNodeType(node->type) : nullptr;
    return type ? type->port(ref.port) : nullptr;
}

/// What a type of port is called within a sentence.
std::string phraseFor(PortType type) {
    static const std::array phrases{Text("a force"),
                                    Text("a condition"),
                                    Text("a point"),
                                    Text("an agent"),
                                    Text("a group of agents"),
                                    Text("a path"),
                                    Text("a region"),
                                    Text("a group of obstacles"),
                                    Text("a field"),
                                    Text("a heading"),
                                    Text("a mode"),
                                    Text("a transition"),
                                    Text("an action"),
                                    Text("a source of births"),
                                    Text("a meter"),
                                    Text("a number"),
                                    Text("a variable"),
                                    Text("an event")};
    return phrases.at(static_cast<std::size_t>(type));
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
        return say("Wire a behavior, a Sum or a Priority to it.");
    case PortType::condition:
        return say("Wire a condition to it, such as Within range, Meter or Timer.");
    case PortType::point:
        return say(
            "Wire a Point, Region, Cursor, Home, Own goal, Nearest or an agent type's Agents "
            "to it.");
    case PortType::agent:
        return say("Wire a Nearest, or an agent type's Agents, to it.");
    case PortType::agents:
        return say("Wire an agent type's Agents to it.");
    case PortType::region:
        return say("Wire a Region to it.");
    case PortType::path:
        return say("Wire a Path to it.");
    case PortType::obstacles:
        return say("Wire Obstacles to it.");
    case PortType::field:
        return say("Wire a Field or a Way to it.");
    case PortType::heading:
        return say("Wire a Face or a Look where you go to it.");
    case PortType::mode:
        return say("Wire a Mode to it.");
    case PortType::transition:
        return say("Wire a Transition to it.");
    case PortType::action:
        return say("Wire an action to it, such as Remove, Spawn, Add or End.");
    case PortType::births:
        return say("Wire a Source to it.");
    case PortType::meter:
        return say("Wire a Meter to it.");
    case PortType::number:
        return say("Wire a number to it, such as Distance, Clock or a Formula.");
    case PortType::variable:
        return say("Wire a Variable to it.");
    case PortType::event:
        return say("Wire an action, a Mode or a Source to it.");
    }
    return {};
}

namespace {

/// The first node that gives this number, or one that it is made of, for each agent; null if none.
const Node* numberOfAnAgent(const Project& project, const Node& number, std::set<Id>& visited) {
    const NodeType& type = *findNodeType(number.type);
    const NodeCode& code = codeFor(type, number.values);
    if (!code.isOfWorld || !code.isOfWorld(makeSettings(type, number.values).get()))
        return &number;
    if (number.type == summaryTypeId || !visited.insert(number.id).second)
        return nullptr;
    for (const Link& link : project.links)
        if (const Node* from = link.to.node == number.id ? project.node(link.from.node) : nullptr)
            if (const Node* found = numberOfAnAgent(project, *from, visited))
                return found;
    return nullptr;
}

} // namespace

std::optional<std::string> findDriveRefusal(const Project& project, const Id& from,
                                            const Node& node, std::string_view port) {
    const NodeType& type = *findNodeType(node.type);
    const bool isSetting = type.socket(port) && type.setting(port);
    if (isSetting && type.kind == NodeKind::source) {
        std::set<Id> visited;
        if (const Node* own = numberOfAnAgent(project, *project.node(from), visited))
            return say(
                "%1 gives a number of an agent, and a Source has none. Use a Variable of the "
                "world, a Clock, a Draw, or a Formula of these.",
                {displayName(*own)});
    }
    if (!isSetting || !type.code->eachWithin ||
        !type.code->eachWithin(makeSettings(type, node.values).get()))
        return {};
    return say("%1 chooses each of several agents, so no number drives its settings. Choose one "
               "agent.",
               {displayName(node)});
}

std::optional<std::string> findRefusal(const Project& project, const PortRef& from,
                                       const PortRef& to) {
    const Port* output = portOf(project, from);
    const Port* input = portOf(project, to);
    if (!output || !input) {
        const PortRef& missing = output ? to : from;
        return say("There is no port \"%1.%2\".", {missing.node, missing.port});
    }
    if (output->isInput || !input->isInput)
        return say(
            "A wire goes from an output, at the right of a card, to an input, at the left of "
            "another.");
    if (!fits(output->type, input->type))
        return say("The output %1 of %2 is %3; the input %4 of %5 takes %6. %7",
                   {output->title, displayName(*project.node(from.node)), phraseFor(output->type),
                    input->title, displayName(*project.node(to.node)), phraseFor(input->type),
                    whatFits(input->type)});
    if (auto refusal = findDriveRefusal(project, from.node, *project.node(to.node), to.port))
        return refusal;
    for (const Link& link : project.links)
        if (link.from == from && link.to == to)
            return say("These ports are already wired.");
    if (flows(output->type) && wouldCloseRing(project, from.node, to.node))
        return say("This wire would close a ring: %1 already feeds %2. Forces and conditions must "
                   "flow one way.",
                   {displayName(*project.node(to.node)), displayName(*project.node(from.node))});
    return findLastRefusal(project, from, to);
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

namespace {

/// Gives links the orders 0, 1, 2, ...
void numberLinks(Change& change, const Project& project, const std::vector<const Link*>& links) {
    int order = 0;
    for (const Link* link : links)
        editItem(change.links, project.links, link->id, [&](Link& each) { each.order = order++; });
}

/// The order that puts a new link last. If the highest order is taken, the present links get new
/// orders.
int orderOfNewLink(Change& change, const Project& project, const PortRef& to) {
    const auto links = project.linksInto(to.node, to.port);
    if (links.empty())
        return 0;
    if (links.back()->order < std::numeric_limits<int>::max())
        return std::max(0, links.back()->order + 1);
    numberLinks(change, project, links);
    return static_cast<int>(links.size());
}

Problem unknownType(const Node& node) {
    return {.text = say("\"%1\" is not a type of this version of Tiller.", {node.type}),
            .ids = {node.id}};
}

} // namespace

Result<Change> connect(const Project& project, IdSource& ids, const PortRef& from,
                       const PortRef& to) {
    if (const auto refusal = findRefusal(project, from, to))
        return Problem{.text = *refusal, .ids = {from.node, to.node}};
    Change change;
    Link link{.id = ids.make("link", project), .from = from, .to = to};
    std::size_t count = project.links.size();
    if (findNodeType(project.node(to.node)->type)->port(to.port)->takesSeveral()) {
        link.order = orderOfNewLink(change, project, to);
    } else {
        std::set<Id> replaced;
        for (const Link& other : project.links)
            if (other.to == to)
                replaced.insert(other.id);
        removeItems(change.links, project.links, replaced);
        count -= replaced.size();
    }
    if (count >= maxLinks)
        return tooManyLinks();
    change.links.push_back({{}, std::move(link), count});
    return change;
}

Result<Change> connectNodes(const Project& project, IdSource& ids, std::string_view fromNode,
                            std::string_view toNode) {
    const Node* source = project.node(fromNode);
    const NodeType* type = source ? findNodeType(source->type) : nullptr;
    const Port* output = type ? type->output() : nullptr;
    return connectNodes(project, ids, PortRef{Id(fromNode), output ? output->id : ""}, toNode);
}

Result<Change> connectNodes(const Project& project, IdSource& ids, const PortRef& from,
                            std::string_view toNode) {
    const Node* source = project.node(from.node);
    const Node* target = project.node(toNode);
    if (!source || !target)
        return noSuchId(source ? toNode : from.node);
    const NodeType* sourceType = findNodeType(source->type);
    const NodeType* targetType = findNodeType(target->type);
    if (!sourceType || !targetType)
        return unknownType(sourceType ? *target : *source);
    if (!sourceType->output())
        return Problem{.text = say("%1 has no output.", {displayName(*source)}),
                       .ids = {source->id}};
    std::optional<PortRef> firstInput;
    std::optional<PortRef> firstTaken; // it fits, but has a link that would be replaced
    for (const Port& port : targetType->ports) {
        if (!port.isInput)
            continue;
        const PortRef to{target->id, port.id};
        firstInput = firstInput ? firstInput : to;
        if (findRefusal(project, from, to))
            continue;
        if (port.takesSeveral() || project.linksInto(to.node, to.port).empty())
            return connect(project, ids, from, to);
        firstTaken = firstTaken ? firstTaken : to;
    }
    if (!firstInput)
        return Problem{.text = say("%1 has no input.", {displayName(*target)}),
                       .ids = {target->id}};
    return connect(project, ids, from, firstTaken ? *firstTaken : *firstInput);
}

Change reorder(const Project& project, std::string_view link, int by) {
    Change change;
    const Link* moved = project.link(link);
    if (!moved)
        return change;
    auto links = project.linksInto(moved->to.node, moved->to.port);
    const auto index = std::ranges::find(links, moved) - links.begin();
    const auto last = static_cast<std::ptrdiff_t>(links.size()) - 1;
    links.erase(links.begin() + index);
    links.insert(links.begin() + std::clamp<std::ptrdiff_t>(index + by, 0, last), moved);
    numberLinks(change, project, links);
    return change;
}

} // namespace tiller
