#include "app/editor/canvas/canvas_controller.h"
#include "app/editor/canvas/fitting_port.h"
#include "app/editor/canvas/splice.h"
#include "core/model/macros.h"
#include "core/model/registry.h"

#include <algorithm>
#include <cmath>

/// What is added to the canvas.
namespace tiller {

namespace {

constexpr double pasteStep = 3 * gridStep;
constexpr qsizetype mostRecent = 5;

Vec2 worldCenter(const Project& project) {
    return {std::floor(project.worldNumber("width") / 2),
            std::floor(project.worldNumber("height") / 2)};
}

Vec2 onGrid(QPointF place) {
    return {std::round(place.x() / gridStep) * gridStep,
            std::round(place.y() / gridStep) * gridStep};
}

/// Of a node that is not there yet.
Card cardOf(const NodeType& type, const Project& project) {
    return layOutCard(Node{.id = "new", .type = type.id, .values = type.suggestions()}, project);
}

} // namespace

bool CanvasController::addNode(const QString& type, double x, double y) {
    const NodeType* found = findNodeType(type.toStdString());
    const bool added =
        found ? addSingle(*found, toCanvas({x, y})) : addGroup(type, toCanvas({x, y}));
    if (added)
        remember(type);
    return added;
}

bool CanvasController::addSingle(const NodeType& type, QPointF place) {
    const std::optional<Id> into = std::exchange(m_splice, {});
    const Port* port = nullptr;
    if (m_from)
        port = fittingPort(type, draftType(), isInput(*m_from));
    const Card card = cardOf(type, m_scene.project());
    if (port)
        place = freePlace({place - card.spot(port->id)->center, card.rect.size()});
    else if (into)
        place -= card.rect.center();
    auto change = tiller::addNode(m_scene.project(), m_document.ids(), type.id, onGrid(place),
                                  worldCenter(m_scene.project()));
    if (change && port)
        change = wired(change, {change.value().nodes.back().id(), port->id});
    else if (change && into)
        change = spliced(change, *into);
    dropDraft();
    if (!m_document.push(change, tr("Add %1").arg(QString::fromStdString(type.title))))
        return false;
    m_document.selection()->select(QString::fromStdString(change.value().nodes.back().id()));
    return true;
}

/// The nearest above or below where a card covers no other; where it is, if all is full.
QPointF CanvasController::freePlace(const QRectF& card) const {
    return nearestFree(card, {{0, 1}, {0, -1}});
}

/// As above, to all sides, and with room for what stands on the wires between.
QPointF CanvasController::roomNear(const QRectF& card) const {
    constexpr double room = 2 * gridStep;
    const QRectF wide = card.adjusted(-room, -room, room, room);
    return nearestFree(wide,
                       {{0, 1}, {1, 0}, {0, -1}, {-1, 0}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}}) +
           QPointF(room, room);
}

QPointF CanvasController::nearestFree(const QRectF& card,
                                      std::initializer_list<QPointF> ways) const {
    constexpr int mostSteps = 60;
    for (int step = 0; step <= mostSteps; ++step)
        for (const QPointF& way : ways) {
            const QRectF there = card.translated(way * gridStep * step);
            if (m_scene.nodesIn(there.adjusted(-gridStep, -gridStep, gridStep, gridStep)).empty())
                return there.topLeft();
        }
    return card.topLeft();
}

Result<Change> CanvasController::spliced(const Result<Change>& added, const Id& link) {
    Project with = m_scene.project();
    apply(added.value(), with);
    const auto joined = splice(with, m_document.ids(), added.value().nodes.back().id(), link);
    return joined ? Result<Change>(merged(added.value(), joined.value())) : joined;
}

void CanvasController::remember(const QString& type) {
    m_recentTypes.removeOne(type);
    m_recentTypes.prepend(type);
    m_recentTypes.resize(std::min(m_recentTypes.size(), mostRecent));
    emit recentTypesChanged();
}

void CanvasController::insertInWire() {
    const std::vector<Id> ids = m_document.selection()->asIds();
    const Link* link = ids.size() == 1 ? m_scene.project().link(ids.front()) : nullptr;
    if (!link) {
        emit m_document.refused(
            tr("Select the wire that the node is to go into: click it, or Alt and an arrow from "
               "its card."));
        return;
    }
    const auto typeOf = [this](const PortRef& port) {
        const NodeType* type = findNodeType(m_scene.project().node(port.node)->type);
        return QString::fromStdString(toString(type->port(port.port)->type));
    };
    const QString id = QString::fromStdString(link->id);
    show(link->id);
    m_splice = link->id;
    emit gestureChanged();
    const QPointF place = weightPlace(id);
    emit insertRequested(place.x(), place.y(), typeOf(link->from), typeOf(link->to));
}

void CanvasController::frameSelected() {
    if (m_annotations.frameSelected())
        editSelected();
}

void CanvasController::addComment() {
    QPointF place = m_cursor ? toCanvas(*m_cursor) : seen().center() - QPointF(112, 48);
    const auto isTaken = [this](const QRectF& area) {
        return !m_scene.nodesIn(area).empty() ||
               std::ranges::any_of(m_scene.project().annotations, [&](const Annotation& each) {
                   return each.type == "comment" && boxOf(each).intersects(area);
               });
    };
    while (isTaken(QRectF(place, QSizeF(224, 96))) || m_annotations.at(place + QPointF(40, 40), 1))
        place += QPointF(pasteStep, pasteStep);
    if (const auto id = m_annotations.addComment(place)) {
        show(*id);
        editSelected();
    }
}

Result<Change> CanvasController::wired(const Result<Change>& added, const PortRef& wireEnd) {
    Project with = m_scene.project();
    apply(added.value(), with);
    const bool backward = isInput(*m_from);
    const auto joined = tiller::connect(with, m_document.ids(), backward ? wireEnd : *m_from,
                                        backward ? *m_from : wireEnd);
    return joined ? Result<Change>(merged(added.value(), joined.value())) : joined;
}

bool CanvasController::addGroup(const QString& macro, QPointF place) {
    const Macro* found = findMacro(macro.toStdString());
    if (!found)
        return false;
    dropDraft();
    const auto change = addMacro(
        m_scene.project(), m_document.ids(), found->id,
        Vec2{std::round(place.x() / gridStep), std::round(place.y() / gridStep)} * gridStep);
    if (!m_document.push(change, tr("Add %1").arg(QString::fromStdString(found->title))))
        return false;
    selectAdded(change.value());
    QRectF area;
    for (const auto& step : change.value().nodes)
        area |= m_scene.card(step.id())->rect;
    showArea(area);
    return true;
}

/// In the middle of the view, or below all there is where that would cover something.
bool CanvasController::addGroupInView(const Macro& macro) {
    QRectF area;
    Project alone;
    if (const auto change = addMacro({}, m_document.ids(), macro.id, {})) {
        apply(change.value(), alone);
        for (const Node& node : alone.nodes)
            area |= layOutCard(node, alone).rect;
    }
    const QPointF middle = toCanvas({m_viewSize.width() / 2, m_viewSize.height() / 2});
    area.moveCenter(middle);
    if (!m_scene.nodesIn(area.adjusted(-pasteStep, -pasteStep, pasteStep, pasteStep)).empty()) {
        const QRectF all = m_scene.bounds();
        area.moveTopLeft({all.left(), all.bottom() + 2 * pasteStep});
    }
    return addGroup(QString::fromStdString(macro.id), area.topLeft());
}

bool CanvasController::addNodeInView(const QString& type) {
    if (const Macro* macro = findMacro(type.toStdString()))
        return addGroupInView(*macro);
    const NodeType* found = findNodeType(type.toStdString());
    if (!found)
        return false;
    QRectF card = cardOf(*found, m_scene.project()).rect;
    card.moveTopLeft(toCanvas({m_viewSize.width() / 2, m_viewSize.height() / 2}) - QPointF(92, 48));
    const QPointF place = m_pan + roomNear(card) * m_zoom;
    if (!addNode(type, place.x(), place.y()))
        return false;
    show(m_scene.project().nodes.back().id);
    return true;
}

} // namespace tiller
