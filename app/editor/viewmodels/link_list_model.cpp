#include "app/editor/viewmodels/link_list_model.h"

#include "app/editor/document/document.h"
#include "core/model/registry.h"

#include <algorithm>

namespace tiller {

namespace {

QString portSentence(const Project& project, const PortRef& ref) {
    const Node* node = project.node(ref.node);
    const Port* port = node ? findNodeType(node->type)->port(ref.port) : nullptr;
    return port ? QStringLiteral("%1, %2").arg(QString::fromStdString(displayName(*node)),
                                               QString::fromStdString(port->title))
                : QString();
}

} // namespace

LinkListModel::LinkListModel(Document& document, CanvasScene& scene, QObject* parent)
    : QAbstractListModel(parent), m_document(document), m_scene(scene) {
    connect(&scene, &CanvasScene::replaced, this, &LinkListModel::follow);
    connect(&scene, &CanvasScene::changed, this, &LinkListModel::follow);
    connect(document.selection(), &Selection::changed, this, &LinkListModel::followSelection);
    follow();
    followSelection();
}

int LinkListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant LinkListModel::data(const QModelIndex& index, int role) const {
    const Wire& wire = m_rows.at(static_cast<std::size_t>(index.row()));
    switch (role) {
    case LinkIdRole:
        return QString::fromStdString(wire.link);
    case MiddleXRole:
        return wire.curve.at(0.5).x();
    case MiddleYRole:
        return wire.curve.at(0.5).y();
    case IsForceRole:
        return wire.type == PortType::force;
    case WeightRole:
        return wire.weight;
    case PlaceRole:
        return wire.place;
    case SelectedRole:
        return m_selected.contains(QString::fromStdString(wire.link));
    case SentenceRole: {
        const Link* link = m_scene.project().link(wire.link);
        if (!link)
            return {};
        QString sentence = tr("%1 to %2")
                               .arg(portSentence(m_scene.project(), link->from),
                                    portSentence(m_scene.project(), link->to));
        if (wire.type == PortType::force)
            sentence += tr("; weight %1").arg(QString::fromStdString(toText(wire.weight)));
        if (wire.place > 0)
            sentence += tr("; number %1 in the order").arg(wire.place);
        return sentence;
    }
    default:
        return {};
    }
}

QHash<int, QByteArray> LinkListModel::roleNames() const {
    return {{LinkIdRole, "linkId"},     {MiddleXRole, "middleX"},  {MiddleYRole, "middleY"},
            {IsForceRole, "isForce"},   {WeightRole, "weight"},    {PlaceRole, "place"},
            {SelectedRole, "selected"}, {SentenceRole, "sentence"}};
}

void LinkListModel::follow() {
    const std::vector<Wire>& wires = m_scene.wires();
    const bool sameLinks = std::ranges::equal(m_rows, wires, {}, &Wire::link, &Wire::link);
    if (!sameLinks) {
        beginResetModel(); // links are few and light; their wires are not rows
        m_rows = wires;
        endResetModel();
        return;
    }
    for (std::size_t i = 0; i < wires.size(); ++i)
        if (m_rows[i] != wires[i]) {
            m_rows[i] = wires[i];
            emit dataChanged(index(static_cast<int>(i)), index(static_cast<int>(i)));
        }
}

void LinkListModel::followSelection() {
    m_selected = m_document.selection()->ids();
    if (!m_rows.empty())
        emit dataChanged(index(0), index(rowCount() - 1), {SelectedRole});
}

} // namespace tiller
