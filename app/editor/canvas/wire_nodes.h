#pragma once

#include "app/editor/canvas/painting_node.h"
#include "app/editor/canvas/wire.h"

#include <QColor>
#include <QSGGeometryNode>

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

/// Wires as triangles with soft edges, for the scene graph. It makes them in groups, and keeps a
/// group as long as its wires are the same.
class WireTriangles final : public QSGNode {
public:
    /// @param pixel the size of a pixel in canvas units; it sets how fine the curves are
    void show(const std::vector<WireStroke>& strokes, double pixel);

private:
    struct Group {
        QSGGeometryNode* node = nullptr; ///< a child of this node, which owns it
        std::vector<WireStroke> strokes;
    };

    void addGroup();
    void dropGroup();

    std::vector<Group> m_groups;
    double m_pixel = 0;
};

/// Wires for the software renderer.
class WirePainting final : public PaintingNode {
public:
    WirePainting(QQuickWindow* window, std::vector<WireStroke> strokes);

    [[nodiscard]] QRectF rect() const override { return m_bounds; }

protected:
    void paint(QPainter& painter) override;

private:
    std::vector<WireStroke> m_strokes;
    QRectF m_bounds;
};

} // namespace tiller
