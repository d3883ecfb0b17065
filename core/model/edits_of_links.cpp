#include "core/model/connect.h"
#include "core/model/edit_steps.h"
#include "core/model/edits.h"
#include "core/model/registry.h"

#include <limits>

namespace tiller {

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
    return {.text = "\"" + node.type + "\" is not a type of this version of Tiller.",
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
    const Node* target = project.node(toNode);
    if (!source || !target)
        return noSuchId(source ? toNode : fromNode);
    const NodeType* sourceType = findNodeType(source->type);
    const NodeType* targetType = findNodeType(target->type);
    if (!sourceType || !targetType)
        return unknownType(sourceType ? *target : *source);
    if (!sourceType->output())
        return Problem{.text = displayName(*source) + " has no output.", .ids = {source->id}};
    const PortRef from{source->id, sourceType->output()->id};
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
        return Problem{.text = displayName(*target) + " has no input.", .ids = {target->id}};
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
