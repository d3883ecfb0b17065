#include "app/editor/canvas/canvas_controller.h"
#include "app/editor/canvas/frame_edits.h"

#include <algorithm>
#include <cmath>

/// What is seen of the canvas.
namespace tiller {

namespace {

constexpr double leastZoom = 0.1;
constexpr double mostZoom = 4;
constexpr double margin = 24;

} // namespace

void CanvasController::wheel(double x, double y, double dx, double dy, int modifiers) {
    if (modifiers & Qt::ShiftModifier) {
        moveView(m_pan + QPointF(dx + dy, 0) / 2, m_zoom);
        return;
    }
    if (dx != 0) { // two fingers
        moveView(m_pan + QPointF(dx, dy) / 2, m_zoom);
        return;
    }
    const double zoom = std::clamp(m_zoom * std::pow(1.2, dy / 120), leastZoom, mostZoom);
    const QPointF still(x, y);
    moveView(still - (still - m_pan) * (zoom / m_zoom), zoom);
}

QRectF CanvasController::seen() const {
    return {-m_pan / m_zoom, m_viewSize / m_zoom};
}

void CanvasController::setViewSize(double width, double height) {
    m_viewSize = {width, height};
    emit viewChanged();
    if (m_followsSize)
        fitAll();
}

void CanvasController::zoomBy(double factor) {
    zoomTo(m_zoom * factor);
}

void CanvasController::zoomTo(double wanted) {
    const double zoom = std::clamp(wanted, leastZoom, mostZoom);
    const QPointF middle(m_viewSize.width() / 2, m_viewSize.height() / 2);
    moveView(middle - (middle - m_pan) * (zoom / m_zoom), zoom);
}

void CanvasController::fitAll() {
    m_followsSize = true;
    fit(bounds());
}

void CanvasController::fitSelected() {
    QRectF area;
    for (const Id& id : m_document.selection()->asIds())
        area |= areaOf(id);
    if (area.isNull()) {
        fitAll();
        return;
    }
    m_followsSize = false;
    fit(area);
}

void CanvasController::fit(const QRectF& area) {
    if (m_viewSize.width() <= 2 * margin || m_viewSize.height() <= 2 * margin)
        return;
    const QPointF middle(m_viewSize.width() / 2, m_viewSize.height() / 2);
    if (area.isNull()) {
        setView(middle, 1);
        return;
    }
    const double across = (m_viewSize.width() - 2 * margin) / area.width();
    const double down = (m_viewSize.height() - 2 * margin) / area.height();
    const double zoom = std::clamp(std::min(across, down), leastZoom, 1.0);
    setView(middle - area.center() * zoom, zoom);
}

QRectF CanvasController::bounds() const {
    return m_scene.bounds() | m_annotations.bounds();
}

QRectF CanvasController::areaOf(const Id& id) const {
    if (const Wire* wire = m_scene.wire(id))
        return wire->curve.bounds();
    const Card* card = m_scene.card(id);
    return card ? card->rect : canvasRect(m_scene.project(), id);
}

void CanvasController::centerOn(const QString& id) {
    const QRectF area = areaOf(id.toStdString());
    if (area.isNull())
        return;
    const QPointF middle(m_viewSize.width() / 2, m_viewSize.height() / 2);
    const double zoom = std::max(m_zoom, 0.6);
    moveView(middle - area.center() * zoom, zoom);
}

void CanvasController::show(const Id& id) {
    if (const QRectF area = areaOf(id); !area.isNull())
        showArea(area);
}

void CanvasController::showArea(const QRectF& area) {
    const QRectF room(margin / 2, margin / 2, m_viewSize.width() - margin,
                      m_viewSize.height() - margin);
    if (room.width() <= 0 || room.height() <= 0)
        return;
    const double fitting = std::min(room.width() / area.width(), room.height() / area.height());
    // Not so far off that ports cannot be seen.
    if (const double zoom = std::max(fitting, leastDetailZoom); zoom < m_zoom)
        moveView(room.center() - area.center() * zoom, zoom);
    const QRectF seen(m_pan + area.topLeft() * m_zoom, area.size() * m_zoom);
    const auto shift = [](double low, double high, double size) {
        return low < margin / 2
                   ? margin / 2 - low
                   : std::min(0.0, std::max(size - margin / 2 - high, margin / 2 - low));
    };
    moveView(m_pan + QPointF(shift(seen.left(), seen.right(), m_viewSize.width()),
                             shift(seen.top(), seen.bottom(), m_viewSize.height())),
             m_zoom);
}

void CanvasController::moveView(QPointF pan, double zoom) {
    m_followsSize = false;
    setView(pan, zoom);
}

void CanvasController::setView(QPointF pan, double zoom) {
    if (pan == m_pan && zoom == m_zoom)
        return;
    m_pan = pan;
    m_zoom = zoom;
    emit viewChanged();
}

QPointF CanvasController::portPlace(const QString& node, const QString& port) const {
    const Card* card = m_scene.card(node.toStdString());
    return card && card->spot(port.toStdString()) ? m_pan + card->place(port.toStdString()) * m_zoom
                                                  : QPointF();
}

QPointF CanvasController::weightPlace(const QString& link) const {
    const Wire* wire = m_scene.wire(link.toStdString());
    return wire ? m_pan + wire->curve.at(0.5) * m_zoom : QPointF();
}

} // namespace tiller
