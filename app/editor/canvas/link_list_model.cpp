#include "app/editor/canvas/link_list_model.h"

#include "app/editor/canvas/canvas_view.h"
#include "app/editor/canvas/id_sets.h"
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
    connect(&scene, &CanvasScene::replaced, this, &LinkListModel::reset);
    connect(&scene, &CanvasScene::changed, this, &LinkListModel::follow);
    connect(document.selection(), &Selection::changed, this, &LinkListModel::followSelection);
    reset();
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
        return wire.middle().x();
    case MiddleYRole:
        return wire.middle().y();
    case IsForceRole:
        return wire.type == PortType::force;
    case WeightRole:
        return wire.weight;
    case PlaceRole:
        return wire.place;
    case SelectedRole:
        return m_selected.contains(wire.link);
    case MarkedRole:
        return m_marked.contains(wire.link);
    case IsTagRole:
        return wire.tag.has_value();
    case TagBoxRole:
        return wire.tag ? wire.tag->box : QRectF();
    case TagNameRole:
        return wire.tag ? QString::fromStdString(wire.tag->name) : QString();
    case TagColorRole:
        return wire.tag ? QString::fromStdString(wire.tag->color) : QString();
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
    return {{LinkIdRole, "linkId"},     {MiddleXRole, "middleX"},   {MiddleYRole, "middleY"},
            {IsForceRole, "isForce"},   {WeightRole, "weight"},     {PlaceRole, "place"},
            {SelectedRole, "selected"}, {SentenceRole, "sentence"}, {MarkedRole, "marked"},
            {IsTagRole, "isTag"},       {TagBoxRole, "tagBox"},     {TagNameRole, "tagName"},
            {TagColorRole, "tagColor"}};
}

void LinkListModel::reset() {
    beginResetModel();
    m_rows = m_scene.wires();
    m_marked.clear();
    endResetModel();
    look();
}

void LinkListModel::follow() {
    const std::vector<Wire>& wires = m_scene.wires();
    followRows(wires);
    for (std::size_t i = 0; i < wires.size(); ++i) {
        if (m_rows[i] == wires[i])
            continue;
        const bool onlyMoved =
            m_rows[i].weight == wires[i].weight && m_rows[i].place == wires[i].place;
        m_rows[i] = wires[i];
        const QModelIndex row = index(static_cast<int>(i));
        emit dataChanged(row, row,
                         onlyMoved ? QList<int>{MiddleXRole, MiddleYRole, IsTagRole, TagBoxRole,
                                                TagNameRole, TagColorRole}
                                   : QList<int>{});
    }
    look();
}

/// Removes and inserts rows between those at both ends that stay.
void LinkListModel::followRows(const std::vector<Wire>& wires) {
    const auto sameLink = [](const Wire& a, const Wire& b) { return a.link == b.link; };
    const auto first = std::ranges::mismatch(m_rows, wires, sameLink).in1 - m_rows.begin();
    const auto room = static_cast<std::ptrdiff_t>(std::min(m_rows.size(), wires.size())) - first;
    std::ptrdiff_t same = 0; // rows at the end that stay
    while (same < room && sameLink(*(m_rows.end() - same - 1), *(wires.end() - same - 1)))
        ++same;
    const auto old = static_cast<std::ptrdiff_t>(m_rows.size()) - same;
    const auto now = static_cast<std::ptrdiff_t>(wires.size()) - same;
    if (first < old) {
        beginRemoveRows({}, static_cast<int>(first), static_cast<int>(old - 1));
        for (auto row = first; row < old; ++row)
            m_marked.forget(m_rows[static_cast<std::size_t>(row)].link);
        m_rows.erase(m_rows.begin() + first, m_rows.begin() + old);
        endRemoveRows();
    }
    if (first < now) {
        beginInsertRows({}, static_cast<int>(first), static_cast<int>(now - 1));
        m_rows.insert(m_rows.begin() + first, wires.begin() + first, wires.begin() + now);
        endInsertRows();
    }
}

void LinkListModel::followView(const CanvasView& view) {
    m_zoom = view.zoom();
    m_area = view.preparedArea();
    look();
}

/// Finds the wires in view that show their weight; views make items for these only.
void LinkListModel::look() {
    std::set<Id, std::less<>> marked;
    if (!m_area.isNull())
        for (const std::size_t number : m_scene.wiresIn(m_area)) {
            const Wire& wire = m_scene.wires()[number];
            const bool hasMarks = wire.type == PortType::force || wire.place > 0;
            const bool shows =
                wire.tag ? m_zoom >= minMarkZoom : hasMarks && showsMarks(m_scene, wire, m_zoom);
            if (shows && m_area.contains(wire.middle()))
                marked.insert(wire.link);
        }
    m_marked.become(std::move(marked));
}

void LinkListModel::followSelection() {
    const std::vector<Id> ids = m_document.selection()->asIds();
    const std::set<Id> before = std::exchange(m_selected, std::set<Id>(ids.begin(), ids.end()));
    for (const Id& link : idsInOne(before, m_selected))
        announce(link, SelectedRole);
}

void LinkListModel::announce(const Id& link, int role) {
    if (const Wire* wire = m_scene.wire(link)) {
        const QModelIndex row = index(static_cast<int>(wire - m_scene.wires().data()));
        emit dataChanged(row, row, {role});
    }
}

} // namespace tiller
