#include "app/editor/canvas/live_links.h"

#include "app/editor/canvas/live_numbers.h"
#include "core/model/agent_type.h"
#include "core/model/project_index.h"
#include "core/model/registry.h"
#include "core/sim/terms.h"

#include <algorithm>
#include <map>
#include <set>

namespace tiller {

namespace {

using State = LiveLink::State;

constexpr double thinnest = 1.5;
constexpr double thickest = 7;
constexpr double faded = 0.22;

/// Finds by id what an explanation says.
struct Explained {
    const ProjectIndex& project;
    const Explanation& explanation;
    std::map<std::string_view, const NodeExplanation*> nodes;
    std::map<std::string_view, const LinkExplanation*> links;
    double total = 0; ///< the sum of the lengths of all forces that count

    Explained(const ProjectIndex& of, const Explanation& from) : project(of), explanation(from) {
        for (const NodeExplanation& each : from.nodes) {
            nodes.emplace(each.node, &each);
            const Node* node = project.node(each.node);
            if (node && each.used && findNodeType(node->type)->kind == NodeKind::behavior)
                total += length(each.force) * each.weight;
        }
        for (const LinkExplanation& each : from.links)
            links.emplace(each.link, &each);
    }

    [[nodiscard]] const NodeExplanation* node(std::string_view id) const {
        const auto found = nodes.find(id);
        return found == nodes.end() ? nullptr : found->second;
    }

    /// Which part of a force into a node reaches the steering.
    [[nodiscard]] double gainOf(const Id& id) const {
        const NodeExplanation* to = node(id);
        return to ? to->weight : 1;
    }

    [[nodiscard]] LiveLink force(const Link& link) const {
        LiveLink live{.link = link.id};
        const auto found = links.find(link.id);
        if (found == links.end())
            return live;
        const LinkExplanation& carried = *found->second;
        const NodeExplanation* from = node(link.from.node);
        live.length = length(carried.force);
        live.state = carried.used           ? State::force
                     : from && from->active ? State::unchosen
                                            : State::off;
        if (carried.used && total > 0)
            live.part = std::min(1.0, live.length * gainOf(link.to.node) / total);
        return live;
    }

    [[nodiscard]] LiveLink other(const Link& link, PortType type) const {
        LiveLink live{.link = link.id};
        const NodeExplanation* from = node(link.from.node);
        const Node* to = project.node(link.to.node);
        if (type == PortType::agents && node(link.to.node))
            live.state = State::there; // a reference to agents always exists
        if (!from || !to || (to->type != agentTypeId && !node(link.to.node)))
            return live;
        if (from->action && to->type == agentTypeId)
            live.state = from->action->fires ? State::fires
                         : from->active      ? State::done
                                             : State::no;
        else if (type == PortType::condition || type == PortType::meter || type == PortType::action)
            live.state = from->active ? State::yes : State::no;
        else if (type == PortType::mode)
            live.state = link.from.node == explanation.mode ? State::there : State::off;
        else if (type == PortType::transition || type == PortType::heading)
            live.state = from->active ? State::there : State::off;
        else
            live.state = from->active ? State::there : State::absent;
        return live;
    }
};

QString textOf(const LiveLink& live, bool isAlone) {
    switch (live.state) {
    case State::force:
        return isAlone
                   ? liveNumber(live.length)
                   : QStringLiteral("%1  %2").arg(liveNumber(live.length), livePercent(live.share));
    case State::unchosen:
        return LiveLinks::tr("skipped");
    case State::yes:
        return LiveLinks::tr("true");
    case State::no:
        return LiveLinks::tr("false");
    case State::absent:
        return LiveLinks::tr("no target");
    case State::fires:
        return LiveLinks::tr("fires");
    case State::done:
        return LiveLinks::tr("done");
    case State::off:
    case State::there:
        break;
    }
    return {};
}

QString nameOf(State state) {
    switch (state) {
    case State::force:
        return QStringLiteral("force");
    case State::unchosen:
        return QStringLiteral("unchosen");
    case State::yes:
    case State::fires:
    case State::done:
        return QStringLiteral("yes");
    case State::no:
        return QStringLiteral("no");
    case State::absent:
        return QStringLiteral("absent");
    case State::off:
    case State::there:
        break;
    }
    return {};
}

} // namespace

std::map<Id, LiveLink, std::less<>> liveLinks(const Project& project,
                                              const Explanation& explanation) {
    const ProjectIndex index(project); // this happens in every frame
    const Explained explained(index, explanation);
    std::map<Id, LiveLink, std::less<>> all;
    std::map<PortRef, double> sums;
    for (const Link& link : project.links) {
        const Node* from = index.node(link.from.node);
        const Port* port = from ? findNodeType(from->type)->port(link.from.port) : nullptr;
        if (!port)
            continue;
        LiveLink live = port->type == PortType::force ? explained.force(link)
                                                      : explained.other(link, port->type);
        if (live.state == State::force)
            sums[link.to] += live.length;
        all.emplace(link.id, live);
    }
    for (const Link& link : project.links)
        if (const auto found = all.find(link.id); found != all.end() && sums[link.to] > 0)
            found->second.share =
                found->second.state == State::force ? found->second.length / sums[link.to] : 0;
    return all;
}

LiveLinks::Look LiveLinks::lookOf(const Id& link) const {
    const auto found = m_links.find(link);
    if (found == m_links.end())
        return {thinnest, faded};
    const LiveLink& live = found->second;
    switch (live.state) {
    case State::force:
        return {thinnest + (thickest - thinnest) * live.part, 1};
    case State::yes:
    case State::there:
    case State::done:
        return {2, 1};
    case State::fires:
        return {3, 1};
    case State::no:
        return {thinnest, 0.45};
    case State::unchosen:
        return {thinnest, 0.4};
    case State::off:
    case State::absent:
        break;
    }
    return {thinnest, faded};
}

/// A row for every wire on the way to the agent's steering, also for one without a text: so the
/// rows stay the same while the agent moves.
std::vector<LiveLinks::Row> LiveLinks::rowsOf(const Explanation& explanation) const {
    std::vector<Row> result;
    const Project& project = m_canvas->document().project();
    const ProjectIndex index(project);
    std::set<std::string_view> explained;
    for (const NodeExplanation& each : explanation.nodes)
        explained.insert(each.node);
    std::map<PortRef, int> inputs;
    for (const Link& link : project.links)
        ++inputs[link.to];
    for (const Wire& wire : m_canvas->scene().wires()) {
        const auto found = m_links.find(wire.link);
        const Link* link = index.link(wire.link);
        if (found != m_links.end() && link && explained.contains(link->from.node))
            result.push_back({wire.link, wire.middle(),
                              textOf(found->second, inputs[link->to] == 1),
                              nameOf(found->second.state), wire.type == PortType::force});
    }
    const Id& agentType = m_simulation->picked()->type;
    const Card* card = m_canvas->scene().card(agentType);
    if (!card || !card->spot("steering"))
        return result;
    const double wanted = length(explanation.wanted);
    const bool isCut = explanation.cut > 1e-9 * wanted;
    result.push_back(
        {agentType, card->rect.topLeft(),
         isCut ? tr("cut by maximum force: %1").arg(livePercent(explanation.cut / wanted))
               : QString(),
         QStringLiteral("cut"), true});
    return result;
}

void LiveLinks::update() {
    const Explanation* current = explanation();
    if (!current && !m_on)
        return;
    auto links = current ? liveLinks(m_canvas->document().project(), *current)
                         : std::map<Id, LiveLink, std::less<>>();
    const bool sameLooks = m_on == (current != nullptr) && links == m_links;
    m_on = current != nullptr;
    m_links = std::move(links);
    if (m_rows.show(current ? rowsOf(*current) : std::vector<Row>(), &Row::id)) {
        ++m_generation;
        emit generationChanged();
    }
    if (!sameLooks)
        emit looksChanged();
}

bool LiveLinks::concerns(const QString& link) const {
    return std::ranges::find(m_rows, link.toStdString(), &Row::id) != m_rows.end();
}

} // namespace tiller
