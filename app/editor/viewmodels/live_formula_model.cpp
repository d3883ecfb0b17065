#include "app/editor/viewmodels/live_formula_model.h"

#include "app/editor/canvas/live_links.h"
#include "app/editor/sim/edit_marks.h"
#include "app/editor/words/setting_text.h"
#include "core/model/agent_type.h"
#include "core/model/registry.h"
#include "core/sim/explanation.h"

#include <algorithm>
#include <array>

namespace tiller {

namespace {

QString textOf(const TermValue& quantity) {
    if (const auto* number = std::get_if<double>(&quantity))
        return liveNumber(*number);
    if (const auto* arrow = std::get_if<Vec2>(&quantity))
        return QStringLiteral("(%1, %2)").arg(liveNumber(arrow->x), liveNumber(arrow->y));
    if (const auto* holds = std::get_if<bool>(&quantity))
        return *holds ? LiveFormulaModel::tr("true") : LiveFormulaModel::tr("false");
    return QStringLiteral("\"%1\"").arg(QString::fromStdString(std::get<std::string>(quantity)));
}

/// The value of a symbol within a term. A number below 0 stands in brackets.
std::string writtenOf(const TermValues& known, const std::string& symbol) {
    const auto found = known.find(symbol);
    if (found == known.end())
        return {};
    const auto* number = std::get_if<double>(&found->second);
    const QString text = textOf(found->second);
    return (number && *number < 0 ? QStringLiteral("(%1)").arg(text) : text).toStdString();
}

/// Whether a symbol of a formula is a place (core/nodes/node_type.h). The length of a place, its
/// distance from the corner of the world, says nothing.
bool isPlace(const std::string& symbol) {
    constexpr std::array<std::string_view, 5> places{"place", "soon", "goal", "aim", "nearest"};
    return std::ranges::find(places, symbol) != places.end();
}

/// The value of a line. An arrow comes with its length.
QString outcomeOf(const TermValue& quantity) {
    const auto* arrow = std::get_if<Vec2>(&quantity);
    return arrow ? QStringLiteral("%1   |%2|").arg(textOf(quantity), liveNumber(length(*arrow)))
                 : textOf(quantity);
}

bool isOn(const Explanation& explanation, const Node& node, const std::optional<AgentName>& agent) {
    return find(explanation, node.id) || (agent && agent->type == node.id);
}

QString stateOf(const Node& node, const NodeExplanation* own, bool ticks) {
    const NodeKind kind = findNodeType(node.type)->kind;
    if (!own || kind == NodeKind::mode)
        return {};
    if (kind == NodeKind::condition)
        return own->active ? LiveFormulaModel::tr("true") : LiveFormulaModel::tr("false");
    if (kind == NodeKind::action)
        return actionText(*own, ticks);
    if (kind == NodeKind::number)
        return own->number ? liveNumber(*own->number) : LiveFormulaModel::tr("no number");
    if (kind == NodeKind::target)
        return own->active ? LiveFormulaModel::tr("there") : LiveFormulaModel::tr("no target");
    return own->used     ? LiveFormulaModel::tr("used")
           : own->active ? LiveFormulaModel::tr("active, but skipped")
                         : LiveFormulaModel::tr("inactive");
}

} // namespace

void LiveFormulaModel::setSimulation(SimulationController* simulation) {
    m_simulation = simulation;
    connect(simulation, &SimulationController::frameChanged, this, &LiveFormulaModel::fill);
    connect(simulation, &SimulationController::pickedChanged, this, &LiveFormulaModel::fill);
    fill();
}

std::vector<LiveFormulaModel::Row> LiveFormulaModel::rowsOf(const Node& node,
                                                            const Explanation& explanation) const {
    std::vector<Row> rows;
    for (const LinkExplanation& link : explanation.links) {
        const Link* wire = project().link(link.link);
        const Node* from = wire ? project().node(wire->from.node) : nullptr;
        if (!from || wire->to.node != node.id || !link.used)
            continue;
        const double weight = wire->weight;
        rows.push_back(
            {QString::fromStdString(displayName(*from)), tr("weight * force"),
             QStringLiteral("%1 * %2").arg(liveNumber(weight),
                                           textOf(weight > 0 ? link.force / weight : link.force)),
             outcomeOf(link.force)});
    }
    Terms terms = termsOf(node, explanation);
    for (const WorkedStep& step : terms.steps) {
        const auto term = Expression::parse(step.term);
        const QString value = !step.value            ? QString()
                              : isPlace(step.symbol) ? textOf(*step.value)
                                                     : outcomeOf(*step.value);
        QString written = QString::fromStdString(term->written(
            [&](const std::string& symbol) { return writtenOf(terms.known, symbol); }));
        const QString symbol = QString::fromStdString(step.symbol);
        const QString symbols = QString::fromStdString(step.term);
        if (step.value && (written == textOf(*step.value) || written == symbols))
            written.clear();
        rows.push_back({symbol, symbols == symbol ? QString() : symbols, written, value});
    }
    return rows;
}

void LiveFormulaModel::fill() {
    const Node* node = project().node(id());
    const Explanation* explanation = nullptr;
    QString agent;
    if (node && m_simulation) {
        const Frame& frame = m_simulation->frame();
        const Explanation* picked = m_simulation->explanation();
        if (picked && isOn(*picked, *node, m_simulation->picked())) {
            explanation = picked;
            agent = m_simulation->pickedAgent();
        } else if (frame.sample && isOn(*frame.sample, *node, frame.sampled)) {
            explanation = &*frame.sample;
            agent = m_simulation->nameOf(*frame.sampled);
        }
    }
    const QString outcome =
        explanation ? stateOf(*node, find(*explanation, node->id), countsTicks(project()))
                    : QString();
    const QString line =
        explanation ? infiniteLine(*node, termsOf(*node, *explanation)) : QString();
    const QString trouble =
        line.isEmpty() ? QString()
        : findNodeType(node->type)->kind == NodeKind::number
            ? tr("“%1” is not finite here, so this agent gets no number from the card.").arg(line)
            : tr("“%1” is not finite here, so this agent gets no force from the card.").arg(line);
    m_rows.show(explanation ? rowsOf(*node, *explanation) : std::vector<Row>());
    if (agent == m_agent && outcome == m_outcome && trouble == m_trouble)
        return;
    m_agent = agent;
    m_outcome = outcome;
    m_trouble = trouble;
    emit agentChanged();
}

} // namespace tiller
