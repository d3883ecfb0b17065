#include "core/base/text.h"
#include "core/model/check_rules.h"
#include "core/model/project_index.h"
#include "core/model/registry.h"

#include <algorithm>
#include <map>
#include <set>

namespace tiller {

namespace {

/// The nodes that cannot be put in order, without those that a ring only feeds: these have a place
/// in the backward order.
std::set<std::string_view> nodesOnRings(const Project& project) {
    std::set<std::string_view> left;
    for (const Node& node : project.nodes)
        left.insert(node.id);
    for (const Node* node : runOrder(project))
        left.erase(node->id);
    if (!left.empty())
        for (const Node* node : runOrder(project, true))
            left.erase(node->id);
    return left;
}

} // namespace

std::optional<Problem> findRing(const Project& project, ProjectIndex& items) {
    const std::set<std::string_view> onRings = nodesOnRings(project);
    std::vector<Id> ids;
    std::string names;
    for (const Node& node : project.nodes) {
        if (!onRings.contains(node.id))
            continue;
        ids.push_back(node.id);
        if (ids.size() <= 5)
            names += (names.empty() ? "" : ", ") + items.nameOf(node);
    }
    if (ids.empty())
        return {};
    std::string text =
        ids.size() > 5
            ? say("Forces or conditions form a ring through %1 and others. Remove a link of the "
                  "ring.",
                  {names})
            : say("Forces or conditions form a ring through %1. Remove a link of the ring.",
                  {names});
    return Problem{Severity::error, std::move(text), std::move(ids)};
}

namespace {

using Links = std::vector<const Link*>;

class LastNodes {
public:
    LastNodes(const Project& project, ProjectIndex& items, const Link* changed) : m_items(items) {
        for (const Link& link : project.links)
            if (!changed || link.id != changed->id)
                add(link);
        if (changed)
            add(*changed);
    }

    Problems run() {
        for (const auto& [to, links] : m_forcesInto)
            for (const Link* link : links)
                if (comesLast(*link))
                    checkLink(*link, links.size());
        for (const Link* link : m_modes)
            checkMode(*link);
        return std::move(m_errors);
    }

private:
    /// Leaves out links that lead from or to nothing, of a project with errors.
    void add(const Link& link) {
        const Port* input = portOf(link.to);
        if (!input || !portOf(link.from))
            return;
        if (link.weight > 0 && input->type == PortType::force)
            m_forcesInto[link.to].push_back(&link);
        if (link.to.port == "modes" && input->type == PortType::mode)
            m_modes.push_back(&link);
    }

    const Port* portOf(const PortRef& ref) const {
        const Node* node = m_items.node(ref.node);
        const NodeType* type = node ? findNodeType(node->type) : nullptr;
        return type ? type->port(ref.port) : nullptr;
    }

    void error(std::string text, std::vector<Id> ids) {
        m_errors.push_back({Severity::error, std::move(text), std::move(ids)});
    }

    const NodeType& typeOf(const Id& node) const { return *findNodeType(m_items.node(node)->type); }
    std::string nameOf(const Id& node) { return m_items.nameOf(*m_items.node(node)); }
    bool comesLast(const Link& link) const { return typeOf(link.from.node).comesLast; }

    const Links& forcesInto(const PortRef& to) const {
        static const Links none;
        const auto found = m_forcesInto.find(to);
        return found == m_forcesInto.end() ? none : found->second;
    }

    void checkLink(const Link& link, std::size_t count) {
        const std::string name = nameOf(link.from.node);
        const std::string to = nameOf(link.to.node);
        const NodeKind kind = typeOf(link.to.node).kind;
        if (kind != NodeKind::agentType && kind != NodeKind::mode)
            error(say("%1 leads to %2, but it must come last. Wire it to the Steering of an agent "
                      "type, and %2 to its input Forces.",
                      {name, to}),
                  {link.id, link.from.node, link.to.node});
        else if (count > 1)
            error(say("%1 must steer %2 alone, but %3 wires lead there. Wire the other forces to "
                      "its input Forces.",
                      {name, to, std::to_string(count)}),
                  {link.id, link.from.node, link.to.node});
        else if (link.weight != 1)
            error(say("The weight of %1 at %2 is %3; it must be 1, so that the agent gets the "
                      "velocity that was chosen. Set it to 1.",
                      {name, to, toText(link.weight)}),
                  {link.id, link.from.node});
    }

    /// @param link of a mode to its agent type
    void checkMode(const Link& link) {
        const Links& always = forcesInto({link.to.node, "steering"});
        const Links& inMode = forcesInto({link.from.node, "forces"});
        const auto isLast = [&](const Link* each) { return comesLast(*each); };
        if (always.empty() || inMode.empty() ||
            (std::ranges::none_of(always, isLast) && std::ranges::none_of(inMode, isLast)))
            return;
        error(
            say("%1 is steered by %2 and by its mode %3, but reciprocal avoidance must steer "
                "alone. Wire it to each mode, and nothing to the Steering.",
                {nameOf(link.to.node), nameOf(always.front()->from.node), nameOf(link.from.node)}),
            {link.to.node, link.from.node});
    }

    ProjectIndex& m_items;
    std::map<PortRef, Links> m_forcesInto; ///< by input; without links of weight 0
    Links m_modes;                         ///< from modes to their agent types
    Problems m_errors;
};

} // namespace

Problems checkLastNodes(const Project& project, ProjectIndex& items, const Link* changed) {
    return LastNodes(project, items, changed).run();
}

bool concernsLastNodes(const NodeType& from, const NodeType& to, const Port& input) {
    const bool steers = to.kind == NodeKind::agentType || to.kind == NodeKind::mode;
    return from.comesLast ||
           (steers && (input.type == PortType::force || input.type == PortType::mode));
}

} // namespace tiller
