#pragma once

#include "app/editor/pane/draw_target.h"
#include "app/editor/theme/theme.h"

#include <QQuickItem>
#include <QSGGeometryNode>

#include <functional>

namespace tiller {

/// Whether Qt renders a window in software: then a painter draws, and no triangles are made.
[[nodiscard]] bool drawsInSoftware(const QQuickWindow& window);

/// Shows triangles as children of a node: as many as necessary, because a geometry has 16-bit
/// indices.
void showTriangles(QSGNode& layer, std::span<const TriangleTarget::Vertex> vertices);

/// An item that a DrawTarget draws: as triangles on a GPU, with a painter in software. It draws
/// again when the theme changes, or when update() is called.
class DrawnItem : public QQuickItem {
    Q_OBJECT
    QML_ANONYMOUS

public:
    explicit DrawnItem(QQuickItem* parent = nullptr);

protected:
    using Drawing = std::function<void(DrawTarget&)>;

    struct ColoredRect {
        QRectF rect;
        QColor color;
    };
    /// The last rectangle lies on top.
    [[nodiscard]] static Drawing drawingOf(std::vector<ColoredRect> rects);

    /// What the item shows now, in its coordinates. It holds copies of all that it draws: in
    /// software, it is drawn later and in another thread.
    [[nodiscard]] virtual Drawing drawing() = 0;
    [[nodiscard]] virtual QRectF drawnArea() const { return boundingRect(); }
    /// The size of a pixel of the screen in units of the item: how fine edges and curves are.
    [[nodiscard]] virtual double pixel() const;
    [[nodiscard]] const Theme& theme() const { return *m_theme; }

    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData* data) final;

private:
    Theme* m_theme;
    TriangleTarget m_triangles;
};

} // namespace tiller
