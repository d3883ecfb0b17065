#pragma once

#include "app/editor/canvas/wire_nodes.h"

#include <QSGGeometry>

#include <array>

namespace tiller {

/// A point of a curve and the direction across it there, of length 1.
struct CurvePoint {
    QPointF at;
    QPointF across;
};

/// Points along a curve, so many that lines between them stay within @p off of it.
void flatten(const WireCurve& curve, double off, std::vector<CurvePoint>& points);

/// Triangles of many wires, their corners numbered through. A ribbon is solid in the middle and
/// fades out over a pixel to each side: soft edges without multisampling.
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

/// Tip, left and right of the arrow in the middle of a wire.
[[nodiscard]] std::array<QPointF, 3> arrowOf(const WireStroke& stroke);

} // namespace tiller
