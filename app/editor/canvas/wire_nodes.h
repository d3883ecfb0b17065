#pragma once

#include "app/editor/canvas/wire.h"

#include <QColor>
#include <QSGGeometryNode>
#include <QSGRenderNode>

class QQuickWindow;

namespace tiller {

/// A wire ready to draw, in canvas units.
struct WireStroke {
    WireCurve curve;
    QColor color;
    double width = 2;
    bool hasArrow = false; ///< in the middle, along the wire

    friend bool operator==(const WireStroke& a, const WireStroke& b) {
        return a.curve.points == b.curve.points && a.color == b.color && a.width == b.width &&
               a.hasArrow == b.hasArrow;
    }
};

/// Wires as triangles with soft edges, for the scene graph. Made in groups: a group of which
/// nothing has changed stays as it is.
class WireTriangles final : public QSGNode {
public:
    /// @param pixel how large one is on the canvas; curves are as fine as that needs
    void show(const std::vector<WireStroke>& strokes, double pixel);

private:
    struct Group {
        QSGGeometryNode* node = nullptr; ///< owned by the scene graph, as a child of this
        std::vector<WireStroke> strokes;
    };

    void addGroup();
    void dropGroup();

    std::vector<Group> m_groups;
    double m_pixel = 0;
};

/// Wires by the painter of the software renderer.
class WirePainting final : public QSGRenderNode {
public:
    WirePainting(QQuickWindow* window, std::vector<WireStroke> strokes);

    void render(const RenderState* state) override;
    RenderingFlags flags() const override { return BoundedRectRendering; }
    QRectF rect() const override { return m_rect; }

private:
    QQuickWindow* m_window;
    std::vector<WireStroke> m_strokes;
    QRectF m_rect;
};

} // namespace tiller
