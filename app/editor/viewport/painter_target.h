#pragma once

#include "app/editor/viewport/draw_target.h"

class QPainter;

namespace tiller {

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
