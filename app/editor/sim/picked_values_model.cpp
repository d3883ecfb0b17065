#include "app/editor/sim/picked_values_model.h"

#include "core/model/registry.h"

#include <algorithm>

namespace tiller {

namespace {

QString memoryText(const std::vector<double>& memory) {
    QStringList parts;
    for (const double value : memory)
        parts.append(QString::number(value, 'g', 4));
    return parts.join(", ");
}

} // namespace

int PickedValuesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant PickedValuesModel::data(const QModelIndex& index, int role) const {
    const Row& row = m_rows.at(static_cast<std::size_t>(index.row()));
    switch (role) {
    case NodeRole:
        return QString::fromStdString(row.node);
    case TitleRole:
        return row.title;
    case TypeRole:
        return row.type;
    case KindRole:
        return row.kind;
    case ActiveRole:
        return row.active;
    case UsedRole:
        return row.used;
    case WeightRole:
        return row.weight;
    case ForceRole:
        return row.force;
    case ShareRole:
        return row.share;
    case MemoryRole:
        return row.memory;
    default:
        return {};
    }
}

QHash<int, QByteArray> PickedValuesModel::roleNames() const {
    return {{NodeRole, "node"},         {TitleRole, "title"},   {TypeRole, "type"},
            {KindRole, "kind"},         {ActiveRole, "active"}, {UsedRole, "used"},
            {WeightRole, "nodeWeight"}, {ForceRole, "force"},   {ShareRole, "share"},
            {MemoryRole, "memory"}};
}

std::vector<PickedValuesModel::Row> PickedValuesModel::rowsOf(const Explanation& explanation,
                                                              const Project& project) {
    std::vector<Row> rows;
    double total = 0;
    for (const NodeExplanation& each : explanation.nodes) {
        const Node* node = project.node(each.node);
        const NodeType* type = node ? findNodeType(node->type) : nullptr;
        if (!type)
            continue; // deleted a moment ago
        const double force = length(each.force);
        const bool contributes = each.used && type->kind == NodeKind::behavior;
        const double part = contributes ? force * each.weight : 0;
        total += part;
        rows.push_back({each.node, QString::fromStdString(displayName(*node)),
                        QString::fromStdString(type->id),
                        QString::fromStdString(toString(type->kind)), each.active, each.used,
                        each.weight, force, part, memoryText(each.memory)});
    }
    for (Row& row : rows)
        row.share = total > 0 ? row.share / total : 0;
    std::stable_partition(rows.begin(), rows.end(),
                          [](const Row& row) { return row.kind == QLatin1String("behavior"); });
    return rows;
}

void PickedValuesModel::show(const std::optional<Explanation>& explanation,
                             const Project& project) {
    std::vector<Row> rows = explanation ? rowsOf(*explanation, project) : std::vector<Row>();
    const bool sameNodes = std::equal(rows.begin(), rows.end(), m_rows.begin(), m_rows.end(),
                                      [](const Row& a, const Row& b) { return a.node == b.node; });
    if (!sameNodes)
        beginResetModel();
    m_rows = std::move(rows);
    if (!sameNodes)
        endResetModel();
    else if (!m_rows.empty())
        emit dataChanged(index(0), index(rowCount() - 1));
}

} // namespace tiller
