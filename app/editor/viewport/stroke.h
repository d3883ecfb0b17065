#pragma once

#include "app/editor/viewport/draw_target.h"
#include "app/editor/viewport/view_transform.h"
#include "core/nodes/setting.h"

namespace tiller {

/// Draws lines, areas and circles of the world: only what is in sight, and no more of it than can
/// be seen from this far.
class Stroke {
public:
    Stroke(DrawTarget& target, const ViewTransform& view, QSizeF size)
        : m_target(target), m_view(view), m_sight(QPointF(), size) {}

    /// From place to place, with round joints.
    void line(const Points& places, double width, QRgb color) const;
    /// Triangles, three corners each.
    void area(const Points& corners, QRgb color) const;
    /// Small arrowheads along a line, a distance in pixels apart.
    void arrows(const Points& places, double distance, double size, QRgb color) const;
    void disc(Vec2 center, double radius, QRgb color) const;
    void ring(Vec2 center, double radius, double width, QRgb color) const;
    /// An arrowhead at a place of the view. @param forward of length 1
    void arrowhead(QPointF at, QPointF forward, double size, QRgb color) const;

    [[nodiscard]] bool isInSight(const QRectF& world) const;
    [[nodiscard]] const QRectF& sight() const { return m_sight; }

private:
    void piece(QPointF from, QPointF to, double width, QRgb color) const;
    /// So many points of a circle that its corners cannot be seen.
    [[nodiscard]] Points circle(Vec2 center, double radius) const;

    DrawTarget& m_target;
    const ViewTransform& m_view;
    QRectF m_sight; ///< of the view
};

} // namespace tiller
