#include "app/editor/canvas/canvas_controller.h"
#include "app/editor/canvas/canvas_walk.h"
#include "app/editor/canvas/frame_edits.h"

#include <algorithm>

/// Going over the canvas by keyboard, and typing what is selected.
namespace tiller {

void CanvasController::selectAll() {
    QStringList ids;
    for (const Id& id : itemsOnCanvas(m_scene.project()))
        ids.append(QString::fromStdString(id));
    m_document.selection()->set(ids);
}

void CanvasController::selectNeighbor(int dx, int dy, bool extend) {
    const std::vector<Id> ids = m_document.selection()->asIds();
    const auto last = std::ranges::find_if(ids.rbegin(), ids.rend(),
                                           [this](const Id& id) { return !areaOf(id).isNull(); });
    if (last == ids.rend()) {
        selectNext(1);
        return;
    }
    const auto next = m_scene.project().link(*last) ? nextWire(m_scene, *last, dx + dy)
                                                    : neighborOnCanvas(m_scene, *last, dx, dy);
    if (!next)
        return;
    const QString id = QString::fromStdString(*next);
    if (extend && !m_document.selection()->contains(id))
        m_document.selection()->toggle(id);
    else
        m_document.selection()->select(id);
    show(*next);
}

void CanvasController::selectNext(int by) {
    const std::vector<Id> all = itemsOnCanvas(m_scene.project());
    if (all.empty())
        return;
    const std::vector<Id> selected = m_document.selection()->asIds();
    const auto count = static_cast<std::ptrdiff_t>(all.size());
    std::ptrdiff_t at = by > 0 ? -1 : 0;
    if (!selected.empty())
        if (const auto found = std::ranges::find(all, selected.back()); found != all.end())
            at = found - all.begin();
    const Id& next = all[static_cast<std::size_t>((at + by + count) % count)];
    m_document.selection()->select(QString::fromStdString(next));
    show(next);
}

void CanvasController::followWire(int direction) {
    const std::vector<Id> ids = m_document.selection()->asIds();
    if (ids.empty())
        return;
    const auto next = alongWire(m_scene, ids.back(), direction);
    if (!next)
        return;
    m_document.selection()->select(QString::fromStdString(*next));
    show(*next);
}

void CanvasController::editSelected() {
    const std::vector<Id> ids = m_document.selection()->asIds();
    if (ids.empty()) {
        emit m_document.refused(tr("Select what you want to edit: a card, a wire, a frame or a "
                                   "comment."));
        return;
    }
    if (m_scene.project().node(ids.back())) {
        emit inspectorRequested();
        return;
    }
    const Id& id = ids.back();
    if (m_scene.project().link(id)) {
        editWeight(id);
    } else if (const Annotation* box = m_scene.project().annotation(id);
               box && !areaOf(id).isNull()) {
        show(id);
        const bool isTitle = box->type == "frame";
        QRectF place = boxOf(*box);
        if (isTitle)
            place.setHeight(frameHead);
        const QString name = QString::fromStdString(id);
        emit textEditRequested(name,
                               QRectF(m_pan + place.topLeft() * m_zoom, place.size() * m_zoom),
                               m_annotations.textOf(name), isTitle);
    }
}

void CanvasController::requestMenu() {
    const std::vector<Id> ids = m_document.selection()->asIds();
    const QRectF area = ids.empty() ? QRectF() : areaOf(ids.back());
    if (area.isNull()) {
        emit paletteRequested(m_viewSize.width() / 2, m_viewSize.height() / 2, {}, false);
        return;
    }
    show(ids.back());
    const Id& id = ids.back();
    const Wire* wire = m_scene.wire(id);
    const Annotation* box = m_scene.project().annotation(id);
    const QPointF place = wire ? weightPlace(QString::fromStdString(id))
                               : m_pan + (area.topLeft() + QPointF(24, 24)) * m_zoom;
    if (wire)
        emit linkMenuRequested(place.x(), place.y(), wire->place > 0);
    else if (box)
        emit boxMenuRequested(place.x(), place.y(), box->type == "frame");
    else
        emit nodeMenuRequested(place.x(), place.y());
}

void CanvasController::editWeight(const Id& link) {
    const Wire* wire = m_scene.wire(link);
    if (!wire || wire->type != PortType::force) {
        emit m_document.refused(tr("Only a wire that carries a force has a weight."));
        return;
    }
    show(link);
    const QString id = QString::fromStdString(link);
    const QPointF at = weightPlace(id);
    emit weightEditRequested(id, at.x(), at.y(), wire->weight);
}

} // namespace tiller
