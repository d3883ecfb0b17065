#pragma once

#include <QColor>
#include <QRectF>
#include <QSGNode>
#include <QSGRenderNode>

#include <vector>

class QPainter;
class QQuickWindow;

namespace tiller {

/// Whether Qt renders a window in software: then the layers of the canvas paint, and make no
/// triangles.
[[nodiscard]] bool isRenderedInSoftware(const QQuickWindow& window);

/// A node of the scene graph that paints with the painter of the software renderer.
class PaintingNode : public QSGRenderNode {
public:
    explicit PaintingNode(QQuickWindow* window) : m_window(window) {}

    void render(const RenderState* state) final;
    [[nodiscard]] RenderingFlags flags() const final { return BoundedRectRendering; }

protected:
    /// Paints in the coordinates of the item.
    virtual void paint(QPainter& painter) = 0;

private:
    QQuickWindow* m_window;
};

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
