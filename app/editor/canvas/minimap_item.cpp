#include "app/editor/canvas/minimap_item.h"

#include "app/editor/canvas/canvas_box.h"

#include <QQuickWindow>

#include <algorithm>
#include <set>

namespace tiller {

MinimapItem::MinimapItem(QQuickItem* parent) : QQuickItem(parent) {
    setFlag(ItemHasContents);
    connect(this, &MinimapItem::colorsChanged, this, &QQuickItem::update);
}

void MinimapItem::setCanvas(CanvasController* canvas) {
    if (m_canvas == canvas)
        return;
    m_canvas = canvas;
    connect(canvas, &CanvasController::contentChanged, this, &QQuickItem::update);
    connect(canvas->view(), &CanvasView::changed, this, &QQuickItem::update);
    connect(canvas->view(), &CanvasView::changed, this, &MinimapItem::usefulChanged);
    connect(canvas->document().selection(), &Selection::changed, this, &QQuickItem::update);
    connect(canvas, &CanvasController::contentChanged, this, &MinimapItem::usefulChanged);
    emit canvasChanged();
    emit usefulChanged();
}

bool MinimapItem::useful() const {
    constexpr std::size_t many = 60;
    constexpr std::size_t some = 20;
    const std::size_t count = m_canvas ? m_canvas->document().project().nodes.size() : 0;
    return count > many ||
           (count > some && !m_canvas->view()->seen().contains(m_canvas->content()));
}

QRectF MinimapItem::area() const {
    QRectF all = m_canvas->scene().bounds() | m_canvas->annotations()->bounds();
    if (all.isEmpty())
        all = m_canvas->view()->seen();
    const double scale = std::min(width() / all.width(), height() / all.height());
    const QSizeF size(width() / scale, height() / scale);
    return {all.center() - QPointF(size.width(), size.height()) / 2, size};
}

QPointF MinimapItem::toMap(QPointF place) const {
    const QRectF shown = area();
    return (place - shown.topLeft()) * (width() / shown.width());
}

void MinimapItem::showPlace(double x, double y) {
    const QRectF shown = area();
    const double scale = shown.width() / width();
    const QPointF place =
        shown.topLeft() +
        QPointF(std::clamp(x, 0.0, width()), std::clamp(y, 0.0, height())) * scale;
    CanvasView& view = *m_canvas->view();
    view.panBy(view.middle() - view.toScreen(place));
}

std::vector<ColoredRect> MinimapItem::rects() const {
    const QRectF shown = area();
    const double scale = width() / shown.width();
    const auto onMap = [&](const QRectF& box) {
        return QRectF((box.topLeft() - shown.topLeft()) * scale, box.size() * scale);
    };
    const CanvasScene& scene = m_canvas->scene();
    const std::vector<Id> ids = m_canvas->document().selection()->asIds();
    const std::set<Id> selected(ids.begin(), ids.end());
    std::vector<ColoredRect> rects;
    for (const Annotation* annotation : scene.boxes())
        rects.push_back({onMap(boxOf(*annotation)), m_frameColor});
    for (const Node& node : scene.project().nodes) {
        const Card& card = *scene.card(node.id);
        rects.push_back({onMap(card.rect), selected.contains(node.id)         ? m_selectedColor
                                           : card.kind == NodeKind::agentType ? m_agentTypeColor
                                                                              : m_cardColor});
    }
    const QRectF seen = onMap(m_canvas->view()->seen()) & QRectF(0, 0, width(), height());
    if (seen.isEmpty())
        return rects;
    constexpr double line = 1.5;
    rects.push_back({{seen.topLeft(), QSizeF(seen.width(), line)}, m_selectedColor});
    rects.push_back({{seen.left(), seen.bottom() - line, seen.width(), line}, m_selectedColor});
    rects.push_back({{seen.topLeft(), QSizeF(line, seen.height())}, m_selectedColor});
    rects.push_back({{seen.right() - line, seen.top(), line, seen.height()}, m_selectedColor});
    return rects;
}

QSGNode* MinimapItem::updatePaintNode(QSGNode* old, UpdatePaintNodeData*) {
    if (isRenderedInSoftware(*window())) {
        delete old;
        return new RectPainting(window(), rects());
    }
    auto* node = old ? static_cast<RectTriangles*>(old) : new RectTriangles;
    node->show(rects());
    return node;
}

} // namespace tiller
