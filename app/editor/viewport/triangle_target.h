#pragma once

#include "app/editor/viewport/draw_target.h"

#include <QSGGeometry>

#include <vector>

namespace tiller {

/// Draws into a list of triangles with a color per corner. A fringe of one pixel that fades out
/// makes the edges smooth. It costs some triangles; multisampling would cost every pixel of the
/// window, and not every surface has it. clear() keeps the memory of the list.
class TriangleTarget final : public DrawTarget {
public:
    using Vertex = QSGGeometry::ColoredPoint2D;

    void clear() { m_vertices.clear(); }
    void setSmooth(bool smooth) { m_smooth = smooth; }
    [[nodiscard]] const std::vector<Vertex>& vertices() const { return m_vertices; }

    void fan(std::span<const QPointF> corners, QRgb color) override;
    void area(std::span<const QPointF> corners, QRgb color) override;
    void line(QPointF from, QPointF to, double width, QRgb color) override;
    void disc(QPointF center, double radius, QRgb color) override;
    void ring(QPointF center, double radius, double width, QRgb color) override;

private:
    /// A point, solid or at the clear end of the fringe.
    struct Corner {
        QPointF at;
        bool solid = true;
    };

    struct Rim {
        double radius;
        bool solid;
    };

    void triangle(const Corner& a, const Corner& b, const Corner& c);
    void quad(const Corner& a, const Corner& b, const Corner& c, const Corner& d);
    void band(QPointF from, QPointF to, QPointF side, double inner, double outer);
    void arc(QPointF center, const Rim& inner, const Rim& outer, std::size_t stride);
    void smoothFan(std::span<const QPointF> corners);
    void setColor(QRgb color);

    std::vector<Vertex> m_vertices;
    Vertex m_solid{}; // has the current color
    bool m_smooth = true;
};

} // namespace tiller
