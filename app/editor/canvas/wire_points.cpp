#include "app/editor/canvas/wire_points.h"

#include "core/model/reroute.h"

#include <QLineF>

#include <algorithm>
#include <set>

namespace tiller {

WirePoints::WirePoints(CanvasParts& parts) : m_parts(parts) {
    connect(&parts.scene, &CanvasScene::replaced, this, &WirePoints::update);
    connect(&parts.scene, &CanvasScene::changed, this, &WirePoints::update);
    connect(parts.document.selection(), &Selection::changed, this, &WirePoints::update);
    update();
}

void WirePoints::update() {
    const auto nameOfNode = [this](const Id& id) {
        const Node* node = m_parts.project().node(id);
        return node ? QString::fromStdString(displayName(*node)) : QString();
    };
    std::vector<Row> rows;
    for (const Wire& wire : m_parts.scene.wires())
        for (const WirePoint& point : wire.points)
            rows.push_back({point.id, point.place,
                            m_parts.selection().contains(QString::fromStdString(point.id)),
                            tr("Point of the wire from %1 to %2")
                                .arg(nameOfNode(wire.from.node), nameOfNode(wire.to.node))});
    m_rows.show(rows, &Row::id);
}

/// Of the selected wire, or of the selected point.
std::optional<Id> WirePoints::selectedLink() const {
    const std::vector<Id> ids = m_parts.selection().asIds();
    if (ids.size() != 1)
        return {};
    const Annotation* point = m_parts.project().annotation(ids.front());
    const Id& link = point && isReroute(*point) ? linkOfReroute(*point) : ids.front();
    return m_parts.scene.wire(link) ? std::optional(link) : std::nullopt;
}

void WirePoints::addToSelected() {
    const auto link = selectedLink();
    if (!link) {
        m_parts.document.refuse(tr("Select the wire that the point is for."));
        return;
    }
    const WireCurve& curve = m_parts.scene.wire(*link)->curve;
    std::size_t longest = 0;
    double length = -1;
    for (std::size_t i = 0; i < curve.pieces(); ++i)
        if (const double chord = QLineF(curve.points[3 * i], curve.points[3 * i + 3]).length();
            chord > length) {
            length = chord;
            longest = i;
        }
    const double share = (static_cast<double>(longest) + 0.5) / static_cast<double>(curve.pieces());
    addWirePoint(m_parts, *link, curve.at(share));
}

void WirePoints::removeOfSelected() {
    const auto link = selectedLink();
    const Wire* wire = link ? m_parts.scene.wire(*link) : nullptr;
    if (!wire || wire->points.empty()) {
        m_parts.document.refuse(tr("Select a wire with points."));
        return;
    }
    std::vector<Id> points;
    for (const WirePoint& point : wire->points)
        points.push_back(point.id);
    if (m_parts.document.push(tiller::remove(m_parts.project(), points),
                              tr("Remove the points of the wire")))
        m_parts.selection().select(QString::fromStdString(*link));
}

void WirePoints::remove(const Id& point) {
    m_parts.document.push(tiller::remove(m_parts.project(), std::vector{point}),
                          tr("Remove a point of the wire"));
}

std::optional<Id> addWirePoint(CanvasParts& parts, const Id& link, QPointF place) {
    const Wire* wire = parts.scene.wire(link);
    if (!wire || wire->tag) {
        parts.document.refuse(
            WirePoints::tr("This reference is shown as a tag. Show references as wires first."));
        return {};
    }
    const std::size_t before = wire->points.empty() ? 0 : wire->curve.nearestPiece(place);
    const auto change =
        addReroute(parts.project(), parts.document.ids(), link, before, onGrid(place));
    if (!parts.document.push(change, WirePoints::tr("Add a point to the wire")))
        return {};
    const Id point = change.value().annotations.back().id();
    parts.selection().select(QString::fromStdString(point));
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
