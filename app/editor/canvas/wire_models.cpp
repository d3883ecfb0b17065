#include "app/editor/canvas/wire_models.h"

#include "app/editor/canvas/canvas_view.h"
#include "app/editor/canvas/card.h"
#include "app/editor/document/document.h"
#include "app/editor/words/setting_text.h"
#include "core/model/registry.h"
#include "core/model/reroute.h"

#include <QLineF>

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
    : RowsModel(parent), m_document(document), m_scene(scene) {
    connect(&scene, &CanvasScene::replaced, this, &LinkListModel::reset);
    connect(&scene, &CanvasScene::changed, this, &LinkListModel::follow);
    connect(document.selection(), &Selection::changed, this, &LinkListModel::followSelection);
    reset();
    followSelection();
}

std::vector<Role<Wire>> LinkListModel::roles() {
    return {
        {"linkId", &Wire::link},
        {"middleX", [](const Wire& wire) { return wire.middle().x(); }}, // where its weight is
        {"middleY", [](const Wire& wire) { return wire.middle().y(); }},
        {"isForce", [](const Wire& wire) { return wire.type == PortType::force; }},
        {"weight", &Wire::weight},
        {"place", &Wire::place},
        {"selected", [this](const Wire& wire) { return m_selected.contains(wire.link); }},
        // In view, near enough to show its weight, and with room for it.
        {"marked", [this](const Wire& wire) { return m_marked.contains(wire.link); }},
        {"isTag", [](const Wire& wire) { return wire.tag.has_value(); }},
        {"tagBox", [](const Wire& wire) { return wire.tag ? wire.tag->box : QRectF(); }},
        {"tagName", [](const Wire& wire) { return wire.tag ? wire.tag->name : std::string(); }},
        {"tagColor", [](const Wire& wire) { return wire.tag ? wire.tag->color : std::string(); }},
        {"sentence", [this](const Wire& wire) { return sentence(wire); }}};
}

/// "Evade, force, to Prey, steering; weight 2; number 1 in the order", for screen readers.
QString LinkListModel::sentence(const Wire& wire) const {
    QString sentence = tr("%1 to %2")
                           .arg(portSentence(m_scene.project(), wire.from),
                                portSentence(m_scene.project(), wire.to));
    if (wire.type == PortType::force)
        sentence += tr("; weight %1").arg(shownNumber(wire.weight));
    if (wire.place > 0)
        sentence += tr("; number %1 in the order").arg(wire.place);
    return sentence;
}

void LinkListModel::reset() {
    m_marked.clear();
    m_rows.reset(m_scene.wires());
    look();
}

void LinkListModel::follow() {
    for (const Wire& row : m_rows)
        if (!m_scene.wire(row.link))
            m_marked.forget(row.link);
    m_rows.show(m_scene.wires(), &Wire::link);
    look();
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
        announce(link, "selected");
}

void LinkListModel::announce(const Id& link, const char* role) {
    if (const Wire* wire = m_scene.wire(link))
        m_rows.announce(static_cast<int>(wire - m_scene.wires().data()), {role});
}

WirePoints::WirePoints(Document& document, CanvasScene& scene, QObject* parent)
    : RowsModel(parent), m_document(document), m_scene(scene) {
    connect(&scene, &CanvasScene::replaced, this, &WirePoints::update);
    connect(&scene, &CanvasScene::changed, this, &WirePoints::update);
    connect(document.selection(), &Selection::changed, this, &WirePoints::update);
    update();
}

void WirePoints::update() {
    const auto nameOfNode = [this](const Id& id) {
        const Node* node = m_document.project().node(id);
        return node ? QString::fromStdString(displayName(*node)) : QString();
    };
    std::vector<Row> rows;
    for (const Wire& wire : m_scene.wires())
        for (const WirePoint& point : wire.points)
            rows.push_back({point.id, point.place,
                            m_document.selection()->contains(QString::fromStdString(point.id)),
                            tr("Point of the wire from %1 to %2")
                                .arg(nameOfNode(wire.from.node), nameOfNode(wire.to.node))});
    m_rows.show(rows, &Row::id);
}

/// Of the selected wire, or of the selected point.
std::optional<Id> WirePoints::selectedLink() const {
    const std::vector<Id> ids = m_document.selection()->asIds();
    if (ids.size() != 1)
        return {};
    const Annotation* point = m_document.project().annotation(ids.front());
    const Id& link = point && isReroute(*point) ? linkOfReroute(*point) : ids.front();
    return m_scene.wire(link) ? std::optional(link) : std::nullopt;
}

void WirePoints::addToSelected() {
    const auto link = selectedLink();
    if (!link) {
        m_document.refuse(tr("Select the wire that the point is for."));
        return;
    }
    const WireCurve& curve = m_scene.wire(*link)->curve;
    std::size_t longest = 0;
    double length = -1;
    for (std::size_t i = 0; i < curve.pieces(); ++i)
        if (const double chord = QLineF(curve.points[3 * i], curve.points[3 * i + 3]).length();
            chord > length) {
            length = chord;
            longest = i;
        }
    const double share = (static_cast<double>(longest) + 0.5) / static_cast<double>(curve.pieces());
    add(*link, curve.at(share));
}

void WirePoints::removeOfSelected() {
    const auto link = selectedLink();
    const Wire* wire = link ? m_scene.wire(*link) : nullptr;
    if (!wire || wire->points.empty()) {
        m_document.refuse(tr("Select a wire with points."));
        return;
    }
    std::vector<Id> points;
    for (const WirePoint& point : wire->points)
        points.push_back(point.id);
    if (m_document.push(tiller::remove(m_document.project(), points),
                        tr("Remove the points of the wire")))
        m_document.selection()->select(QString::fromStdString(*link));
}

void WirePoints::remove(const Id& point) {
    m_document.push(tiller::remove(m_document.project(), std::vector{point}),
                    tr("Remove a point of the wire"));
}

std::optional<Id> WirePoints::add(const Id& link, QPointF place) {
    const Wire* wire = m_scene.wire(link);
    if (!wire || wire->tag) {
        m_document.refuse(tr("This reference is shown as a tag. Show references as wires first."));
        return {};
    }
    const std::size_t before = wire->points.empty() ? 0 : wire->curve.nearestPiece(place);
    const auto change =
        addReroute(m_document.project(), m_document.ids(), link, before, onGrid(place));
    if (!m_document.push(change, tr("Add a point to the wire")))
        return {};
    const Id point = change.value().annotations.back().id();
    m_document.selection()->select(QString::fromStdString(point));
    return point;
}

std::vector<Id> wirePointsAtMoved(const Project& project, const Change& change) {
    std::set<Id> moved;
    for (const Replacement<Node>& step : change.nodes)
        moved.insert(step.id());
    std::vector<Id> points;
    for (const Annotation& each : project.annotations) {
        const Link* link = isReroute(each) ? project.link(linkOfReroute(each)) : nullptr;
        if (link && (moved.contains(link->from.node) || moved.contains(link->to.node)))
            points.push_back(each.id);
    }
    return points;
}

} // namespace tiller
