#pragma once

#include <QSGRenderNode>

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

} // namespace tiller
