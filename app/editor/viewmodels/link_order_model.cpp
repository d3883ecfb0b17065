#include "app/editor/viewmodels/link_order_model.h"

#include "app/editor/canvas/card.h"
#include "core/model/registry.h"

#include <algorithm>

namespace tiller {

void LinkOrderModel::followDocument() {
    if (m_document) {
        connect(m_document, &Document::changed, this, &LinkOrderModel::fill);
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

void LinkOrderModel::fill() {
    std::vector<Row> rows;
    if (const Port* port = input()) {
        const Project& project = m_document->project();
        for (const Link* link : project.linksInto(m_node.toStdString(), port->id))
            if (const Node* from = project.node(link->from.node))
                rows.push_back({link->id, from->id, QString::fromStdString(displayName(*from))});
    }
    if (!rows.empty()) {
        rows.front().isFirst = true;
        rows.back().isLast = true;
    }
    m_rows.show(rows, &Row::link);
    emit inputChanged();
}

void LinkOrderModel::move(int row, int by) {
    if (const Row* moved = m_rows.at(row))
        m_document->push(reorder(m_document->project(), Id(moved->link), by),
                         by < 0 ? tr("Move wire earlier") : tr("Move wire later"));
}

} // namespace tiller
