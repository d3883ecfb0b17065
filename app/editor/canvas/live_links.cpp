#include "app/editor/canvas/live_links.h"

#include "app/editor/sim/edit_marks.h"
#include "app/editor/words/setting_text.h"
#include "core/base/lattice.h"
#include "core/model/agent_type.h"
#include "core/model/project_index.h"
#include "core/model/registry.h"
#include "core/nodes/formula_text.h"
#include "core/sim/explanation.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

namespace tiller {

QString liveNumber(double number) {
    if (std::isnan(number))
        return QStringLiteral("–");
    if (std::abs(number) >= noLimit)
        return QStringLiteral("∞");
    const double size = std::abs(number);
    QString text = QLocale().toString(size, 'f', size >= 99.95 ? 0 : size >= 9.995 ? 1 : 2);
    if (number < 0 && text.toDouble() != 0)
        text.prepend(QChar(0x2212));
    return text;
}

QString livePercent(double share) {
    return QStringLiteral("%1%").arg(std::lround(100 * share));
}

QString infiniteLine(const Node& node, const Terms& terms) {
    const NodeType& type = *findNodeType(node.type);
    if (!type.stepsOf)
        return {};
    const FormulaGives gives = formulaGives(type);
    const FormulaText read = readFormula(textOf(valueOf(node, "formula")), gives);
    const std::optional<std::size_t> line = firstNotFinite(terms.steps);
    if (!line || !read.result)
        return {};
    const std::string& name = read.lines[*read.result].name;
    const std::string result = gives == FormulaGives::number && name.empty()             ? "number"
                               : name.empty() || read.meaning == FormulaResult::velocity ? "force"
                                                                                         : name;
    const auto last =
        std::ranges::find(terms.steps.rbegin(), terms.steps.rend(), result, &WorkedStep::symbol);
    return last != terms.steps.rend() && firstNotFinite({*last})
               ? QString::fromStdString(terms.steps[*line].symbol)
               : QString();
}

void LiveModel::setCanvas(CanvasController* canvas) {
    m_canvas = canvas;
    connect(&canvas->scene(), &CanvasScene::changed, this, &LiveModel::update);
    update();
}

void LiveModel::setSimulation(SimulationController* simulation) {
    m_simulation = simulation;
    connect(simulation, &SimulationController::frameChanged, this, &LiveModel::update);
    connect(simulation, &SimulationController::pickedChanged, this, &LiveModel::update);
    update();
}

const Explanation* LiveModel::explanation() const {
    return m_canvas && m_simulation ? m_simulation->explanation() : nullptr;
}

namespace {

/// The first line of a formula whose value is a number.
QString numberOf(const Terms& terms) {
    for (const WorkedStep& step : terms.steps)
        if (const double* number = step.value ? std::get_if<double>(&*step.value) : nullptr)
            return QStringLiteral("%1 %2").arg(QString::fromStdString(step.symbol),
                                               liveNumber(*number));
    return {};
}

QString numberOf(const Node& node, const NodeExplanation& own, const Explanation& explanation,
                 bool ticks) {
    switch (findNodeType(node.type)->kind) {
    case NodeKind::behavior:
        if (const QString line =
                own.active ? QString() : infiniteLine(node, termsOf(node, explanation));
            !line.isEmpty())
            return QStringLiteral("%1 = ∞").arg(line);
        [[fallthrough]];
    case NodeKind::combiner:
        return own.active ? liveNumber(length(own.force)) : QString();
    case NodeKind::condition:
        return numberOf(termsOf(node, explanation));
    case NodeKind::target:
        return own.target ? QStringLiteral("%1, %2")
                                .arg(std::lround(own.target->x))
                                .arg(std::lround(own.target->y))
                          : QString();
    case NodeKind::action:
        return actionText(own, ticks);
    case NodeKind::number:
        if (const QString line =
                own.active ? QString() : infiniteLine(node, termsOf(node, explanation));
            !line.isEmpty())
            return QStringLiteral("%1 = ∞").arg(line);
        return own.number ? liveNumber(*own.number) : QString();
    case NodeKind::mode:
    case NodeKind::agentType:
    case NodeKind::source:
        break;
    }
    return {};
}

} // namespace

std::optional<LiveCards::Row> LiveCards::rowOf(const Node& node, const Explanation& explanation,
                                               int order) const {
    const bool isType = node.id == m_simulation->picked()->type;
    const NodeExplanation* own = isType ? nullptr : find(explanation, node.id);
    if (!isType && !own)
        return {};
    const Card* card = m_canvas->scene().card(node.id);
    Row row{node.id,
            card ? card->rect : QRectF(),
            order,
            {},
            {},
            QString::fromStdString(toString(findNodeType(node.type)->kind)),
            QString::fromStdString(displayName(node))};
    if (isType) {
        row.state = QStringLiteral("used");
        row.number = liveNumber(length(explanation.steering));
    } else {
        // A condition or target may be used although it is false or absent.
        const bool isOff = !own->active && (row.kind == QLatin1String("condition") ||
                                            row.kind == QLatin1String("target") ||
                                            row.kind == QLatin1String("number"));
        row.state = own->used && !isOff ? QStringLiteral("used")
                    : own->active       ? QStringLiteral("active")
                                        : QStringLiteral("inactive");
        row.number = numberOf(node, *own, explanation, countsTicks(m_canvas->document().project()));
    }
    return row;
}

void LiveCards::update() {
    const Explanation* current = explanation();
    if (!current && m_rows.empty())
        return;
    std::vector<Row> rows;
    int order = 0;
    if (current)
        for (const Node& node : m_canvas->document().project().nodes) {
            if (m_canvas->scene().isHidden(node.id))
                continue;
            if (auto row = rowOf(node, *current, order++))
                rows.push_back(*std::move(row));
        }
    m_rows.show(rows, &Row::node);
}

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
        live.appeal = carried.appeal;
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
        else if (givesNumbers(type))
            live.state = from->active ? State::there : State::missing;
        else
            live.state = from->active ? State::there : State::absent;
        live.number = from->number;
        if (const NodeExplanation* into = this->node(link.to.node); into && into->map)
            if (const auto found = into->map->byPort.find(link.to.port);
                found != into->map->byPort.end() && live.state == State::there)
                live.appeal = found->second;
        return live;
    }
};

/// How a state is shown: its name in QML, its words, and the look of the wire.
struct StateLook {
    State state;
    const char* name;
    const char* text;
    LiveLinks::Look look;
};

constexpr std::array<StateLook, 10> stateLooks{{
    {State::off, "", "", {thinnest, faded}},
    {State::unchosen, "unchosen", QT_TRANSLATE_NOOP("LiveLinks", "skipped"), {thinnest, 0.4}},
    {State::force, "force", "", {thinnest, 1}}, // as thick as its part, with its length
    {State::yes, "yes", QT_TRANSLATE_NOOP("LiveLinks", "true"), {2, 1}},
    {State::no, "no", QT_TRANSLATE_NOOP("LiveLinks", "false"), {thinnest, 0.45}},
    {State::there, "", "", {2, 1}},
    {State::absent, "absent", QT_TRANSLATE_NOOP("LiveLinks", "no target"), {thinnest, faded}},
    {State::missing, "absent", QT_TRANSLATE_NOOP("LiveLinks", "no number"), {thinnest, faded}},
    {State::fires, "yes", QT_TRANSLATE_NOOP("LiveLinks", "fires"), {3, 1}},
    {State::done, "yes", QT_TRANSLATE_NOOP("LiveLinks", "done"), {2, 1}},
}};

const StateLook& stateLook(State state) {
    return stateLooks.at(static_cast<std::size_t>(state));
}

QString textOf(const LiveLink& live, bool isAlone) {
    if (live.appeal)
        return QStringLiteral("%1 | %2").arg(liveNumber(live.appeal->interest),
                                             liveNumber(live.appeal->danger));
    if (live.number)
        return liveNumber(*live.number);
    if (live.state != State::force)
        return LiveLinks::tr(stateLook(live.state).text);
    const QString number = liveNumber(live.length);
    return isAlone ? number : QStringLiteral("%1  %2").arg(number, livePercent(live.share));
}

/// What the two numbers of a text mean; empty for other texts.
QString helpOf(const LiveLink& live) {
    return live.appeal
               ? LiveLinks::tr("Interest %1 and danger %2, in the direction of this wire")
                     .arg(liveNumber(live.appeal->interest), liveNumber(live.appeal->danger))
               : QString();
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
        return stateLook(State::off).look;
    Look look = stateLook(found->second.state).look;
    if (found->second.state == State::force)
        look.width += (thickest - thinnest) * found->second.part;
    return look;
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
                              textOf(found->second, inputs[link->to] == 1), helpOf(found->second),
                              stateLook(found->second.state).name, wire.type == PortType::force});
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
         QString(), "cut", true});
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
