#pragma once

#include <QPointF>
#include <QRgb>

#include <span>

namespace tiller {

/// What the world is drawn on: triangles for the scene graph, or a painter where that draws in
/// software. Coordinates and widths are pixels of the view; colors are not premultiplied.
class DrawTarget {
public:
    virtual ~DrawTarget() = default;

    /// A polygon that is seen whole from its first corner.
    virtual void fan(std::span<const QPointF> corners, QRgb color) = 0;
    /// An area in triangles, three corners each, that share their sides: these are not seen.
    virtual void area(std::span<const QPointF> corners, QRgb color) = 0;
    virtual void line(QPointF from, QPointF to, double width, QRgb color) = 0;
    virtual void disc(QPointF center, double radius, QRgb color) = 0;
    virtual void ring(QPointF center, double radius, double width, QRgb color) = 0;
};

} // namespace tiller
