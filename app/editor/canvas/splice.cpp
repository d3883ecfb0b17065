#include "app/editor/canvas/splice.h"

#include "core/model/connect.h"
#include "core/model/registry.h"

#include <algorithm>

namespace tiller {

namespace {

struct Ends {
    const Port* output = nullptr;
    const Port* input = nullptr;
};

Ends endsOf(const Project& project, const Link& link) {
    return {findNodeType(project.node(link.from.node)->type)->port(link.from.port),
            findNodeType(project.node(link.to.node)->type)->port(link.to.port)};
}

const Port* inputInto(const Project& project, const NodeType& type, std::string_view link,
                      const std::function<bool(const Port&)>& isFree = {}) {
    const Link* wire = project.link(link);
    const Port* output = type.output();
    if (!wire || !output)
        return nullptr;
    const Ends ends = endsOf(project, *wire);
    return fits(output->type, ends.input->type)
               ? fittingPort(type, ends.output->type, false, isFree)
               : nullptr;
}

const Port* freeInput(const Project& project, const Node& node, std::string_view link) {
    return inputInto(project, *findNodeType(node.type), link, [&](const Port& port) {
        return port.takesSeveral() || project.linksInto(node.id, port.id).empty();
    });
}

bool leadsOn(const Project& project, std::string_view node) {
    return std::ranges::any_of(project.links,
                               [node](const Link& link) { return link.from.node == node; });
}

Replacement<Link> replaced(const Project& project, const Link& after) {
    const auto at = std::ranges::find(project.links, after.id, &Link::id);
    return {*at, after, static_cast<std::size_t>(at - project.links.begin())};
}

} // namespace

const Port* fittingPort(const NodeType& nodeType, PortType type, bool fromInput,
                        const std::function<bool(const Port&)>& isFree) {
    const Port* best = nullptr;
    for (const Port& port : nodeType.ports) {
        const bool fit = port.isInput != fromInput &&
                         (fromInput ? fits(port.type, type) : fits(type, port.type)) &&
                         (!isFree || isFree(port));
        if (fit && (!best || (port.type == type && best->type != type)))
            best = &port;
    }
    return best;
}

const Port* spliceInput(const Project& project, const NodeType& type, std::string_view link) {
    return inputInto(project, type, link);
}

bool canSplice(const Project& project, std::string_view node, std::string_view link) {
    const Node* between = project.node(node);
    const Link* wire = project.link(link);
    if (!between || !wire || wire->from.node == node || wire->to.node == node ||
        leadsOn(project, node))
        return false;
    IdSource ids(0);
    return freeInput(project, *between, link) && splice(project, ids, node, link).ok();
}

Result<Change> splice(const Project& project, IdSource& ids, std::string_view node,
                      std::string_view link) {
    const Node* between = project.node(node);
    const Link* wire = project.link(link);
    if (!between || !wire)
        return Problem{.text = "There is nothing with the id \"" +
                               std::string(between ? link : node) + "\"."};
    const Port* input = freeInput(project, *between, link);
    if (!input) {
        const Ends ends = endsOf(project, *wire);
        return Problem{.text = displayName(*between) +
                               " does not fit into this wire. It needs an " + "input for " +
                               toString(ends.output->type) + " and an output of " +
                               toString(ends.input->type) + ".",
                       .ids = {between->id, wire->id}};
    }
    const PortRef into{between->id, input->id};
    Link after = *wire;
    const NodeType& type = *findNodeType(between->type);
    after.from = {between->id, type.output()->id};
    if (type.comesLast)
        after.weight = 1; // the weight moves to the wire before it

    Project without = project; // the old link must not count as a ring
    std::erase_if(without.links, [&](const Link& each) { return each.id == wire->id; });
    if (const auto refusal = findRefusal(without, after.from, after.to))
        return Problem{.text = *refusal, .ids = {between->id}};
    Change change;
    change.links.push_back(replaced(project, after));
    Project with = project;
    apply(change, with);
    auto joined = connect(with, ids, wire->from, into);
    if (!joined)
        return joined;
    if (type.comesLast)
        joined.value().links.back().after->weight = wire->weight;
    return merged(change, joined.value());
}

Change detach(const Project& project, IdSource& ids, std::span<const Id> nodes) {
    Project edited = project;
    Change all;
    const auto edit = [&](const Change& change) {
        apply(change, edited);
        all = merged(all, change);
    };
    for (const Id& id : nodes) {
        std::vector<Link> into;
        std::vector<Link> out;
        for (const Link& link : edited.links) {
            if (link.to.node == id && link.from.node != id)
                into.push_back(link);
            if (link.from.node == id && link.to.node != id)
                out.push_back(link);
        }
        std::vector<Id> gone;
        for (const auto* links : {&into, &out})
            for (const Link& link : *links)
                gone.push_back(link.id);
        edit(remove(edited, gone));
        for (const Link& last : out)
            for (const Link& first : into) {
                if (findRefusal(edited, first.from, last.to))
                    continue;
                const Port* input =
                    findNodeType(edited.node(last.to.node)->type)->port(last.to.port);
                if (!input->takesSeveral() && !edited.linksInto(last.to.node, last.to.port).empty())
                    continue;
                auto joined = connect(edited, ids, first.from, last.to);
                if (!joined)
                    continue;
                Change& change = joined.value();
                change.links.back().after->weight = last.weight;
                change.links.back().after->order = last.order;
                edit(change);
            }
    }
    return all;
}

} // namespace tiller
