#pragma once

#include "app/editor/viewport/draw_target.h"

#include <QSGGeometry>

#include <vector>

namespace tiller {

/// Draws into a list of triangles with a color per corner. The list keeps its memory.
class TriangleTarget final : public DrawTarget {
public:
    using Vertex = QSGGeometry::ColoredPoint2D;

    void clear() { m_vertices.clear(); }
    [[nodiscard]] const std::vector<Vertex>& vertices() const { return m_vertices; }

    void fan(std::span<const QPointF> corners, QRgb color) override;
    void line(QPointF from, QPointF to, double width, QRgb color) override;
    void disc(QPointF center, double radius, QRgb color) override;
    void ring(QPointF center, double radius, double width, QRgb color) override;

private:
    void triangle(QPointF a, QPointF b, QPointF c);
    void setColor(QRgb color);

    std::vector<Vertex> m_vertices;
    Vertex m_next{}; // has the color of what is drawn now
};

} // namespace tiller
