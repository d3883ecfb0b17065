#include "core/model/connect.h"
#include "core/model/edit_steps.h"
#include "core/model/edits.h"
#include "core/model/registry.h"

#include <limits>

namespace tiller {

namespace {

/// The order of a new last link into an input; where there is none higher, the links there are
/// numbered anew.
int nextOrder(const Project& project, const PortRef& to, Change& change) {
    const auto links = project.linksInto(to.node, to.port);
    if (links.empty())
        return 0;
    if (links.back()->order < std::numeric_limits<int>::max())
        return std::max(0, links.back()->order + 1);
    int next = 0;
    for (const Link* link : links) {
        Link after = *link;
        after.order = next++;
        replace(change.links, project.links, std::move(after));
    }
    return next;
}

} // namespace

Result<Change> connect(const Project& project, IdSource& ids, const PortRef& from,
                       const PortRef& to) {
    if (const auto refusal = findRefusal(project, from, to))
        return Problem{.text = *refusal, .ids = {from.node, to.node}};
    Change change;
    Link link{.id = ids.make("link", project), .from = from, .to = to};
    std::size_t count = project.links.size();
    const Port& input = *findNodeType(project.node(to.node)->type)->port(to.port);
    if (!input.takesSeveral()) {
        std::set<Id> replaced;
        for (const Link& other : project.links)
            if (other.to == to)
                replaced.insert(other.id);
        removeFrom(project.links, replaced, change.links);
        count -= replaced.size();
    } else {
        link.order = nextOrder(project, to, change);
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
        return notThere(source ? toNode : fromNode);
    const PortRef from{source->id, findNodeType(source->type)->output()->id};
    std::optional<PortRef> taken;
    std::optional<PortRef> first;
    for (const Port& port : findNodeType(target->type)->ports) {
        if (!port.isInput)
            continue;
        const PortRef to{target->id, port.id};
        first = first ? first : to;
        if (findRefusal(project, from, to))
            continue;
        if (port.takesSeveral() || project.linksInto(to.node, to.port).empty())
            return connect(project, ids, from, to);
        taken = taken ? taken : to;
    }
    if (!first)
        return Problem{.text = displayName(*target) + " has no input.", .ids = {target->id}};
    return connect(project, ids, from, taken ? *taken : *first);
}

Change reorder(const Project& project, std::string_view link, int by) {
    Change change;
    const Link* moved = project.link(link);
    if (!moved)
        return change;
    auto links = project.linksInto(moved->to.node, moved->to.port);
    const auto at = std::ranges::find(links, moved) - links.begin();
    const auto last = static_cast<std::ptrdiff_t>(links.size()) - 1;
    const auto target = std::clamp<std::ptrdiff_t>(at + by, 0, last);
    links.erase(links.begin() + at);
    links.insert(links.begin() + target, moved);
    for (std::size_t i = 0; i < links.size(); ++i) {
        Link after = *links[i];
        after.order = static_cast<int>(i);
        replace(change.links, project.links, std::move(after));
    }
    return change;
}

} // namespace tiller
