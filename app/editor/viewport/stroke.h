#pragma once

#include "app/editor/viewport/draw_target.h"
#include "app/editor/viewport/view_transform.h"
#include "core/nodes/setting.h"

namespace tiller {

/// Draws lines, areas and circles of the world: only the parts in sight, and not finer than one can
/// see at this scale.
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
    /// The circle as a line with so many points that it looks round.
    [[nodiscard]] Points circle(Vec2 center, double radius) const;

    DrawTarget& m_target;
    const ViewTransform& m_view;
    QRectF m_sight; ///< in the view
};

/// @name Boxes of the view
/// @{
void fillRect(DrawTarget& target, const QRectF& box, QRgb color);
void strokeRect(DrawTarget& target, const QRectF& box, double width, QRgb color);
/// @}

} // namespace tiller
