#include "app/editor/viewport/draw_target.h"

#include <QPainter>

namespace tiller {

PainterTarget::PainterTarget(QPainter& painter) : m_painter(painter) {
    m_painter.setRenderHint(QPainter::Antialiasing);
}

void PainterTarget::fan(std::span<const QPointF> corners, QRgb color) {
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(QColor::fromRgba(color));
    m_painter.drawPolygon(corners.data(), static_cast<int>(corners.size()));
}

void PainterTarget::area(std::span<const QPointF> corners, QRgb color) {
    // Smooth edges would show where triangles meet.
    m_painter.setRenderHint(QPainter::Antialiasing, false);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(QColor::fromRgba(color));
    for (std::size_t i = 0; i + 2 < corners.size(); i += 3)
        m_painter.drawConvexPolygon(&corners[i], 3);
    m_painter.setRenderHint(QPainter::Antialiasing);
}

void PainterTarget::line(QPointF from, QPointF to, double width, QRgb color) {
    m_painter.setPen(QPen(QColor::fromRgba(color), width, Qt::SolidLine, Qt::FlatCap));
    m_painter.drawLine(from, to);
}

void PainterTarget::disc(QPointF center, double radius, QRgb color) {
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(QColor::fromRgba(color));
    m_painter.drawEllipse(center, radius, radius);
}

void PainterTarget::ring(QPointF center, double radius, double width, QRgb color) {
    m_painter.setPen(QPen(QColor::fromRgba(color), width));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawEllipse(center, radius, radius);
}

} // namespace tiller
