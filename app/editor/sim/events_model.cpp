#include "app/editor/sim/events_model.h"

#include <algorithm>

namespace tiller {

namespace {

QString nameOf(const Project& project, const Id& id) {
    const Node* node = project.node(id);
    return QString::fromStdString(node ? displayName(*node) : id);
}

} // namespace

int EventsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant EventsModel::data(const QModelIndex& index, int role) const {
    const Row& row = m_rows.at(static_cast<std::size_t>(index.row()));
    switch (role) {
    case TextRole:
        return row.text;
    case KindRole:
        return row.kind;
    case CountRole:
        return static_cast<double>(row.count);
    case NodeRole:
        return QString::fromStdString(row.node);
    default:
        return {};
    }
}

QHash<int, QByteArray> EventsModel::roleNames() const {
    return {{TextRole, "text"}, {KindRole, "kind"}, {CountRole, "count"}, {NodeRole, "node"}};
}

std::vector<EventsModel::Row> EventsModel::rowsOf(const std::vector<ContactCount>& contacts,
                                                  const std::vector<EventCount>& events,
                                                  const Project& project) {
    std::vector<Row> rows;
    for (const ContactCount& each : contacts)
        if (project.node(each.first) && project.node(each.second))
            rows.push_back(
                {QStringLiteral("contact"), each.first,
                 tr("%1 touched %2").arg(nameOf(project, each.first), nameOf(project, each.second)),
                 each.count});
    for (const EventKind wanted : {EventKind::arrival, EventKind::mode, EventKind::action})
        for (const EventCount& each : events) {
            if (kindOf(project, each) != wanted)
                continue;
            const QString text = wanted == EventKind::mode     ? tr("%1 entered %2")
                                 : wanted == EventKind::action ? tr("%1: %2")
                                                               : tr("%1 arrived: %2");
            rows.push_back({QString::fromStdString(toString(wanted)), each.node,
                            text.arg(nameOf(project, each.agentType), nameOf(project, each.node)),
                            each.count});
        }
    return rows;
}

QString EventsModel::contactsText() const {
    QStringList all;
    for (const Row& row : m_rows)
        if (row.kind == QStringLiteral("contact"))
            all += QStringLiteral("%1 %2").arg(row.text).arg(row.count);
    return all.join(QStringLiteral(", "));
}

void EventsModel::show(const std::vector<ContactCount>& contacts,
                       const std::vector<EventCount>& events, const Project& project) {
    std::vector<Row> rows = rowsOf(contacts, events, project);
    if (rows == m_rows)
        return;
    const bool sameEvents = std::ranges::equal(rows, m_rows, {}, &Row::text, &Row::text);
    if (!sameEvents)
        beginResetModel();
    m_rows = std::move(rows);
    if (!sameEvents) {
        endResetModel();
        emit countChanged();
    } else {
        emit dataChanged(index(0), index(rowCount() - 1), {CountRole, KindRole, NodeRole});
    }
}

} // namespace tiller
