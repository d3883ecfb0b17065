#include "app/editor/canvas/live_model.h"

#include "app/editor/canvas/live_numbers.h"
#include "app/editor/sim/edit_marks.h"
#include "app/editor/words/setting_text.h"
#include "core/model/registry.h"
#include "core/sim/terms.h"

#include <algorithm>
#include <cmath>

namespace tiller {

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
                                            row.kind == QLatin1String("target"));
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

} // namespace tiller
