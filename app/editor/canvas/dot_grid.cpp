#include "app/editor/canvas/dot_grid.h"

#include <QPainter>

namespace tiller {

double DotGrid::cell() const {
    double cell = 24 * m_zoom;
    while (cell < 16)
        cell *= 2;
    return cell;
}

void DotGrid::setZoom(double zoom) {
    if (m_zoom == zoom)
        return;
    m_zoom = zoom;
    update();
    emit zoomChanged();
}

void DotGrid::setColor(const QColor& color) {
    if (m_color == color)
        return;
    m_color = color;
    update();
    emit colorChanged();
}

void DotGrid::paint(QPainter* painter) {
    const double step = cell();
    for (double y = 0; y < height(); y += step)
        for (double x = 0; x < width(); x += step)
            painter->fillRect(QRectF(x - 1, y - 1, 2, 2), m_color);
}

} // namespace tiller
