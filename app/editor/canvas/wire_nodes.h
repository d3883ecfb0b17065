#pragma once

#include "app/editor/canvas/rect_nodes.h"
#include "app/editor/canvas/wire.h"

#include <QColor>
#include <QSGGeometry>
#include <QSGGeometryNode>

#include <array>

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

/// A point of a curve, and a vector of length 1 across the curve there.
struct CurvePoint {
    QPointF at;
    QPointF across;
};

/// Finds points along a curve, so many that the lines between them differ from the curve by at most
/// @p tolerance.
void flatten(const WireCurve& curve, double tolerance, std::vector<CurvePoint>& points);

/// The triangles of many wires. A wire is a ribbon: solid in the middle, and transparent at a
/// distance of a pixel on both sides. This gives soft edges without multisampling.
class WireRibbons {
public:
    using Vertex = QSGGeometry::ColoredPoint2D;

    explicit WireRibbons(double pixel) : m_pixel(pixel) {}

    void add(const WireStroke& stroke);

    [[nodiscard]] const std::vector<Vertex>& vertices() const { return m_vertices; }
    [[nodiscard]] const std::vector<quint16>& indices() const { return m_indices; }

private:
    double m_pixel;
    std::vector<CurvePoint> m_points;
    std::vector<Vertex> m_vertices;
    std::vector<quint16> m_indices;
};

/// The tip, left and right corner of the arrow in the middle of a wire.
[[nodiscard]] std::array<QPointF, 3> arrowOf(const WireStroke& stroke);

} // namespace tiller
