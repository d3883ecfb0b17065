#include "app/editor/canvas/live_cards.h"

#include "app/editor/canvas/live_numbers.h"
#include "app/editor/sim/action_text.h"
#include "app/editor/words/setting_text.h"
#include "core/model/registry.h"
#include "core/sim/terms.h"

#include <algorithm>
#include <cmath>

namespace tiller {

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

LiveCards::Row LiveCards::rowOf(const Node& node, const Explanation& explanation) const {
    const Card* card = m_canvas->scene().card(node.id);
    Row row{node.id,
            card ? card->rect : QRectF(),
            QStringLiteral("elsewhere"),
            {},
            QString::fromStdString(toString(findNodeType(node.type)->kind)),
            QString::fromStdString(displayName(node))};
    if (node.id == m_simulation->picked()->type) {
        row.state = QStringLiteral("used");
        row.number = liveNumber(length(explanation.steering));
    } else if (const NodeExplanation* own = find(explanation, node.id)) {
        row.state = own->used     ? QStringLiteral("used")
                    : own->active ? QStringLiteral("active")
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
    if (current)
        for (const Node& node : m_canvas->document().project().nodes)
            if (!m_canvas->scene().isHidden(node.id))
                rows.push_back(rowOf(node, *current));
    showRows(m_rows, std::move(rows), &Row::node);
}

int LiveCards::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant LiveCards::data(const QModelIndex& index, int role) const {
    const Row& row = m_rows.at(static_cast<std::size_t>(index.row()));
    switch (role) {
    case NodeIdRole:
        return QString::fromStdString(row.node);
    case BoxRole:
        return row.box;
    case StateRole:
        return row.state;
    case NumberRole:
        return row.number;
    case KindRole:
        return row.kind;
    case TitleRole:
        return row.title;
    default:
        return {};
    }
}

QHash<int, QByteArray> LiveCards::roleNames() const {
    return {{NodeIdRole, "nodeId"}, {BoxRole, "box"},   {StateRole, "liveState"},
            {NumberRole, "number"}, {KindRole, "kind"}, {TitleRole, "title"}};
}

} // namespace tiller
