#include "app/editor/viewport/triangle_target.h"

#include <array>
#include <cmath>
#include <numbers>

namespace tiller {

namespace {

constexpr std::size_t finest = 48;

const std::array<QPointF, finest + 1>& circle() {
    static const auto points = [] {
        std::array<QPointF, finest + 1> result;
        for (std::size_t i = 0; i <= finest; ++i) {
            const double angle =
                2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(finest);
            result[i] = {std::cos(angle), std::sin(angle)};
        }
        return result;
    }();
    return points;
}

/// How many of the circle's points to go on by: corners stay within a third of a pixel of it.
std::size_t strideFor(double radius) {
    return radius < 3 ? 6 : radius < 8 ? 4 : radius < 20 ? 2 : 1;
}

unsigned char premultiplied(int channel, int alpha) {
    return static_cast<unsigned char>((channel * alpha + 127) / 255);
}

} // namespace

void TriangleTarget::setColor(QRgb color) {
    const int alpha = qAlpha(color);
    m_next.r = premultiplied(qRed(color), alpha);
    m_next.g = premultiplied(qGreen(color), alpha);
    m_next.b = premultiplied(qBlue(color), alpha);
    m_next.a = static_cast<unsigned char>(alpha);
}

void TriangleTarget::triangle(QPointF a, QPointF b, QPointF c) {
    for (const QPointF& corner : {a, b, c}) {
        m_next.x = static_cast<float>(corner.x());
        m_next.y = static_cast<float>(corner.y());
        m_vertices.push_back(m_next);
    }
}

void TriangleTarget::fan(std::span<const QPointF> corners, QRgb color) {
    setColor(color);
    for (std::size_t i = 2; i < corners.size(); ++i)
        triangle(corners[0], corners[i - 1], corners[i]);
}

void TriangleTarget::line(QPointF from, QPointF to, double width, QRgb color) {
    const QPointF along = to - from;
    const double size = std::sqrt(QPointF::dotProduct(along, along));
    if (size == 0)
        return;
    const QPointF side = QPointF(-along.y(), along.x()) * (width / 2 / size);
    setColor(color);
    triangle(from + side, from - side, to + side);
    triangle(to + side, from - side, to - side);
}

void TriangleTarget::disc(QPointF center, double radius, QRgb color) {
    setColor(color);
    const std::size_t stride = strideFor(radius);
    const auto& unit = circle();
    const QPointF first = center + unit[0] * radius;
    for (std::size_t i = stride; i + stride < finest; i += stride)
        triangle(first, center + unit[i] * radius, center + unit[i + stride] * radius);
}

void TriangleTarget::ring(QPointF center, double radius, double width, QRgb color) {
    setColor(color);
    const double inner = std::max(0.0, radius - width / 2);
    const double outer = radius + width / 2;
    const std::size_t stride = strideFor(radius);
    const auto& unit = circle();
    for (std::size_t i = 0; i < finest; i += stride) {
        const QPointF& a = unit[i];
        const QPointF& b = unit[i + stride];
        triangle(center + a * inner, center + a * outer, center + b * inner);
        triangle(center + b * inner, center + a * outer, center + b * outer);
    }
}

} // namespace tiller
