#pragma once

#include "app/editor/canvas/painting_node.h"

#include <QColor>
#include <QRectF>
#include <QSGNode>

#include <vector>

namespace tiller {

struct ColoredRect {
    QRectF rect;
    QColor color;
};

/// Rectangles as triangles for the scene graph. The last one lies on top.
class RectTriangles final : public QSGNode {
public:
    void show(const std::vector<ColoredRect>& rects);
};

/// Rectangles for the software renderer.
class RectPainting final : public PaintingNode {
public:
    RectPainting(QQuickWindow* window, std::vector<ColoredRect> rects);

    [[nodiscard]] QRectF rect() const override { return m_bounds; }

protected:
    void paint(QPainter& painter) override;

private:
    std::vector<ColoredRect> m_rects;
    QRectF m_bounds;
};

} // namespace tiller
