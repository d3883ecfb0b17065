#include "app/editor/viewmodels/link_order_model.h"

#include "app/editor/canvas/card.h"
#include "core/model/registry.h"

#include <algorithm>

namespace tiller {

void LinkOrderModel::followDocument() {
    if (m_document) {
        connect(m_document, &Document::changed, this, &LinkOrderModel::follow);
        connect(m_document, &Document::opened, this, &LinkOrderModel::fill);
    }
    fill();
    emit documentChanged();
}

void LinkOrderModel::setNode(const QString& node) {
    if (m_node == node)
        return;
    m_node = node;
    fill();
    emit nodeChanged();
}

const Port* LinkOrderModel::input() const {
    const Node* node = m_document ? m_document->project().node(m_node.toStdString()) : nullptr;
    const NodeType* type = node ? findNodeType(node->type) : nullptr;
    if (!type)
        return nullptr;
    const auto found = std::ranges::find_if(
        type->ports, [&](const Port& port) { return port.isInput && ordersItsLinks(*type, port); });
    return found == type->ports.end() ? nullptr : &*found;
}

QString LinkOrderModel::title() const {
    const Port* port = input();
    return port ? QString::fromStdString(port->title) : QString();
}

QString LinkOrderModel::help() const {
    const Port* port = input();
    return port ? QString::fromStdString(port->help) : QString();
}

QString LinkOrderModel::kind() const {
    const Port* port = input();
    const NodeKind kind =
        port && port->type == PortType::mode ? NodeKind::mode : NodeKind::combiner;
    return QString::fromStdString(toString(kind));
}

std::vector<LinkOrderModel::Row> LinkOrderModel::rowsNow() const {
    std::vector<Row> rows;
    const Port* port = input();
    if (!port)
        return rows;
    const Project& project = m_document->project();
    for (const Link* link : project.linksInto(m_node.toStdString(), port->id))
        if (const Node* from = project.node(link->from.node))
            rows.push_back({link->id, from->id, QString::fromStdString(displayName(*from))});
    return rows;
}

void LinkOrderModel::fill() {
    beginResetModel();
    m_rows = rowsNow();
    endResetModel();
    emit inputChanged();
}

/// Keeps the rows that stay, so that the focus stays.
void LinkOrderModel::follow() {
    const std::vector<Row> rows = rowsNow();
    if (rows == m_rows)
        return;
    if (!moveOne(rows))
        fill();
}

/// Moves one row up or down. False if that is not the only change.
bool LinkOrderModel::moveOne(const std::vector<Row>& rows) {
    if (rows.size() != m_rows.size())
        return false;
    const auto at = std::ranges::mismatch(rows, m_rows).in1 - rows.begin();
    std::vector<Row> moved = m_rows;
    if (at + 1 >= static_cast<std::ptrdiff_t>(rows.size()))
        return false;
    std::swap(moved[static_cast<std::size_t>(at)], moved[static_cast<std::size_t>(at) + 1]);
    if (moved != rows)
        return false;
    const int row = static_cast<int>(at);
    beginMoveRows({}, row + 1, row + 1, {}, row);
    m_rows = std::move(moved);
    endMoveRows();
    emit dataChanged(index(0), index(rowCount() - 1), {FirstRole, LastRole});
    return true;
}

void LinkOrderModel::move(int row, int by) {
    if (row < 0 || row >= rowCount())
        return;
    const Id link = m_rows[static_cast<std::size_t>(row)].link;
    m_document->push(reorder(m_document->project(), link, by),
                     by < 0 ? tr("Move wire earlier") : tr("Move wire later"));
}

int LinkOrderModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant LinkOrderModel::data(const QModelIndex& index, int role) const {
    const Row& row = m_rows.at(static_cast<std::size_t>(index.row()));
    switch (role) {
    case LinkIdRole:
        return QString::fromStdString(row.link);
    case NameRole:
        return row.name;
    case FromRole:
        return QString::fromStdString(row.from);
    case FirstRole:
        return index.row() == 0;
    case LastRole:
        return index.row() + 1 == rowCount();
    default:
        return {};
    }
}

QHash<int, QByteArray> LinkOrderModel::roleNames() const {
    return {{LinkIdRole, "linkId"},
            {NameRole, "name"},
            {FromRole, "from"},
            {FirstRole, "first"},
            {LastRole, "last"}};
}

} // namespace tiller
