#include "app/editor/canvas/canvas_view.h"

#include "app/editor/canvas/canvas_box.h"
#include "app/editor/canvas/card.h"

#include <QtMath>

#include <algorithm>
#include <cmath>

namespace tiller {

namespace {

constexpr double canvasMargin = 24;

} // namespace

QRectF CanvasView::preparedArea() const {
    const QRectF area = seen();
    const double around = 0.06 * std::max(area.width(), area.height());
    return zoom() >= minNameZoom ? area.adjusted(-around, -around, around, around) : QRectF();
}

bool CanvasView::detailed() const {
    return zoom() >= minDetailZoom;
}

bool CanvasView::marked() const {
    return zoom() >= minMarkZoom;
}

bool CanvasView::named() const {
    return zoom() >= minNameZoom;
}

double CanvasView::markScale() const {
    return markScaleAt(zoom());
}

double CanvasView::titleScale() const {
    constexpr double titleSize = 15; // of the theme
    return std::max(1.0, 13 / titleSize / zoom());
}

double CanvasView::frameTitleHeight(double scale, double above) {
    return titleHeight(scale, above);
}

int CanvasView::textSize() const {
    return qCeil(smallestText / zoom() - 1e-9);
}

double CanvasView::portScale() const {
    constexpr double smallestPort = 11; // in canvas units
    return std::max(1.0, 10 / smallestPort / zoom());
}

void CanvasView::wheel(double x, double y, double dx, double dy, int modifiers) {
    if (modifiers & Qt::ShiftModifier)
        panBy(QPointF(dx + dy, 0) / 2);
    else if (dx != 0) // two fingers
        panBy(QPointF(dx, dy) / 2);
    else
        zoomAround({x, y}, zoom() * std::pow(1.2, dy / 120));
}

void CanvasView::zoomAround(QPointF screen, double zoom) {
    ViewTransform view = m_view;
    view.zoomTo(zoom, screen);
    moveTo(view);
}

void CanvasView::panBy(QPointF pixels) {
    moveTo(m_view.at(zoom(), pan() + pixels));
}

void CanvasView::setSize(QSizeF size) {
    m_size = size;
    emit changed();
}

void CanvasView::fit(const QRectF& area) {
    m_fitsAll = false;
    show(area, minZoom);
}

void CanvasView::fitAll(const QRectF& content) {
    m_fitsAll = true;
    m_nearEnough = false;
    show(content, minZoom);
}

void CanvasView::showAll(const QRectF& content) {
    constexpr double somewhat = 0.2; // what is smaller when it fits is shown whole
    m_fitsAll = true;
    m_nearEnough = true;
    const double fitting = fittingZoom(content);
    show(content, fitting < somewhat * minDetailZoom ? minZoom : minDetailZoom);
}

void CanvasView::fitAgain(const QRectF& content) {
    if (m_nearEnough)
        showAll(content);
    else
        fitAll(content);
}

double CanvasView::fittingZoom(const QRectF& area) const {
    const double across = (m_size.width() - 2 * canvasMargin) / area.width();
    const double down = (m_size.height() - 2 * canvasMargin) / area.height();
    return std::clamp(std::min(across, down), minZoom, 1.0);
}

void CanvasView::show(const QRectF& area, double least) {
    if (m_size.width() <= 2 * canvasMargin || m_size.height() <= 2 * canvasMargin)
        return;
    if (area.isNull()) {
        set(m_view.at(1, middle()));
        return;
    }
    const double zoom = std::max(fittingZoom(area), least);
    const auto begin = [zoom](double room, double from, double length) {
        return std::max((room - length * zoom) / 2, canvasMargin) - from * zoom;
    };
    set(m_view.at(zoom, {begin(m_size.width(), area.x(), area.width()),
                         begin(m_size.height(), area.y(), area.height())}));
}

void CanvasView::center(const QRectF& area, double covered) {
    const double zoom = std::max(this->zoom(), 0.6);
    const QSizeF shown = area.size() * zoom;
    const bool hasRoom = shown.width() <= m_size.width() - covered;
    const double below = (m_size.height() - shown.height()) / 2 - canvasMargin / 2;
    const QPointF aside = hasRoom ? QPointF(-covered / 2, 0) : QPointF(0, std::max(below, 0.0));
    moveTo(m_view.at(zoom, middle() + aside - area.center() * zoom));
}

void CanvasView::reveal(const QRectF& area) {
    constexpr double margin = canvasMargin / 2;
    const QRectF room =
        QRectF(QPointF(), m_size).adjusted(margin, margin, -margin, -margin); // on the screen
    if (room.width() <= 0 || room.height() <= 0)
        return;
    const double fitting = std::min(room.width() / area.width(), room.height() / area.height());
    if (const double zoom = std::max(fitting, minDetailZoom); zoom < this->zoom())
        moveTo(m_view.at(zoom, room.center() - area.center() * zoom));
    const QRectF onScreen = toScreen(area);
    const auto shift = [](double low, double high, double roomLow, double roomHigh) {
        return low < roomLow ? roomLow - low
                             : std::min(0.0, std::max(roomHigh - high, roomLow - low));
    };
    panBy({shift(onScreen.left(), onScreen.right(), room.left(), room.right()),
           shift(onScreen.top(), onScreen.bottom(), room.top(), room.bottom())});
}

void CanvasView::moveTo(const ViewTransform& view) {
    m_fitsAll = false;
    set(view);
}

void CanvasView::set(const ViewTransform& view) {
    if (view == m_view)
        return;
    m_view = view;
    emit changed();
}

} // namespace tiller
