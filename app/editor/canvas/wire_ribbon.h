#pragma once

#include "app/editor/canvas/wire_nodes.h"

#include <QSGGeometry>

#include <array>

namespace tiller {

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
