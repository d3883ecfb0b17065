#pragma once

#include <QColor>
#include <QPointF>

#include <cmath>
#include <span>

class QPainter;

namespace tiller {

/// What the world is drawn on: triangles for the scene graph, or a painter where the scene graph
/// draws in software. Coordinates and widths are pixels of the view. Colors are not premultiplied.
class DrawTarget {
public:
    virtual ~DrawTarget() = default;

    /// A polygon; its first corner must see every other one.
    virtual void fan(std::span<const QPointF> corners, QRgb color) = 0;
    /// An area in triangles, three corners each. The sides that they share do not show.
    virtual void area(std::span<const QPointF> corners, QRgb color) = 0;
    virtual void line(QPointF from, QPointF to, double width, QRgb color) = 0;
    virtual void disc(QPointF center, double radius, QRgb color) = 0;
    virtual void ring(QPointF center, double radius, double width, QRgb color) = 0;
};

[[nodiscard]] inline double lengthOf(QPointF way) {
    return std::hypot(way.x(), way.y());
}

/// @name The same color, but transparent
/// @{
[[nodiscard]] inline QRgb withAlpha(QRgb color, int alpha) { ///< 0 to 255
    return qRgba(qRed(color), qGreen(color), qBlue(color), alpha);
}
[[nodiscard]] inline QRgb faded(QColor color, double share) { ///< 0 to 1
    color.setAlphaF(static_cast<float>(share));
    return color.rgba();
}
/// @}

/// The color, mixed with a share of the ground: paler, and still opaque.
[[nodiscard]] inline QColor paler(const QColor& color, const QColor& ground, double share) {
    const auto mix = [share](int a, int b) { return qRound(a + (b - a) * share); };
    return {mix(color.red(), ground.red()), mix(color.green(), ground.green()),
            mix(color.blue(), ground.blue())};
}

/// Draws with a painter, with smooth edges.
class PainterTarget final : public DrawTarget {
public:
    explicit PainterTarget(QPainter& painter);

    void fan(std::span<const QPointF> corners, QRgb color) override;
    void area(std::span<const QPointF> corners, QRgb color) override;
    void line(QPointF from, QPointF to, double width, QRgb color) override;
    void disc(QPointF center, double radius, QRgb color) override;
    void ring(QPointF center, double radius, double width, QRgb color) override;

private:
    QPainter& m_painter;
};

} // namespace tiller
