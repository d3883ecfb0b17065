#pragma once

#include <QColor>
#include <QRectF>
#include <QSGNode>
#include <QSGRenderNode>

#include <vector>

class QQuickWindow;

namespace tiller {

struct ColoredRect {
    QRectF rect;
    QColor color;
};

/// Rectangles as triangles, for the scene graph; the later lies on top.
class RectTriangles final : public QSGNode {
public:
    void show(const std::vector<ColoredRect>& rects);
};

/// Rectangles by the painter of the software renderer.
class RectPainting final : public QSGRenderNode {
public:
    RectPainting(QQuickWindow* window, std::vector<ColoredRect> rects);

    void render(const RenderState* state) override;
    RenderingFlags flags() const override { return BoundedRectRendering; }
    QRectF rect() const override { return m_bounds; }

private:
    QQuickWindow* m_window;
    std::vector<ColoredRect> m_rects;
    QRectF m_bounds;
};

} // namespace tiller
