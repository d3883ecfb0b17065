#include "app/editor/canvas/dot_grid.h"

#include "app/editor/canvas/rect_nodes.h"

#include <QQuickWindow>

namespace tiller {

DotGrid::DotGrid(QQuickItem* parent) : QQuickItem(parent) {
    setFlag(ItemHasContents);
}

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

void DotGrid::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickItem::geometryChange(now, before);
    if (now.size() != before.size())
        update();
}

QSGNode* DotGrid::updatePaintNode(QSGNode* old, UpdatePaintNodeData*) {
    const double step = cell();
    std::vector<ColoredRect> dots;
    for (double y = 0; y < height(); y += step)
        for (double x = 0; x < width(); x += step)
            dots.push_back({{x - 1, y - 1, 2, 2}, m_color});
    if (isRenderedInSoftware(*window())) {
        delete old;
        return new RectPainting(window(), std::move(dots));
    }
    auto* node = old ? static_cast<RectTriangles*>(old) : new RectTriangles;
    node->show(dots);
    return node;
}

} // namespace tiller
