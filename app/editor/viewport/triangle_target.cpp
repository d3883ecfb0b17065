#include "app/editor/viewport/triangle_target.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace tiller {

namespace {

constexpr std::size_t finest = 48;
constexpr std::size_t mostCorners = 8;
constexpr double fringe = 0.5;     // pixels to each side of an edge
constexpr double longestMiter = 2; // cuts the fringe of a sharp corner

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

/// The step through the points of circle() for a radius: lines stay within a third of a pixel of
/// the circle.
std::size_t strideFor(double radius) {
    return radius < 3 ? 6 : radius < 8 ? 4 : radius < 20 ? 2 : 1;
}

unsigned char premultiplied(int channel, int alpha) {
    return static_cast<unsigned char>((channel * alpha + 127) / 255);
}

/// The direction across the edge from a to b, to its left on the screen, of length 1.
QPointF normal(QPointF a, QPointF b) {
    const QPointF along = b - a;
    const double size = std::max(lengthOf(along), 1e-9);
    return {along.y() / size, -along.x() / size};
}

double doubleArea(std::span<const QPointF> corners) {
    double area = 0;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const QPointF& a = corners[i];
        const QPointF& b = corners[(i + 1) % corners.size()];
        area += a.x() * b.y() - b.x() * a.y();
    }
    return area;
}

} // namespace

void TriangleTarget::setColor(QRgb color) {
    const int alpha = qAlpha(color);
    m_solid.r = premultiplied(qRed(color), alpha);
    m_solid.g = premultiplied(qGreen(color), alpha);
    m_solid.b = premultiplied(qBlue(color), alpha);
    m_solid.a = static_cast<unsigned char>(alpha);
}

void TriangleTarget::triangle(const Corner& a, const Corner& b, const Corner& c) {
    for (const Corner* corner : {&a, &b, &c}) {
        Vertex vertex = corner->solid ? m_solid : Vertex{};
        vertex.x = static_cast<float>(corner->at.x());
        vertex.y = static_cast<float>(corner->at.y());
        m_vertices.push_back(vertex);
    }
}

void TriangleTarget::quad(const Corner& a, const Corner& b, const Corner& c, const Corner& d) {
    triangle(a, b, c);
    triangle(a, c, d);
}

void TriangleTarget::fan(std::span<const QPointF> corners, QRgb color) {
    setColor(color);
    if (m_smooth && corners.size() <= mostCorners) {
        smoothFan(corners);
        return;
    }
    for (std::size_t i = 2; i < corners.size(); ++i)
        triangle({corners[0]}, {corners[i - 1]}, {corners[i]});
}

/// Draws the polygon half a pixel smaller, and a fringe that ends half a pixel outside.
void TriangleTarget::smoothFan(std::span<const QPointF> corners) {
    const std::size_t count = corners.size();
    const double outward = doubleArea(corners) > 0 ? 1 : -1;
    std::array<Corner, mostCorners> inner;
    std::array<Corner, mostCorners> outer;
    QPointF previous = normal(corners[count - 1], corners[0]) * outward;
    for (std::size_t i = 0; i < count; ++i) {
        const QPointF next = normal(corners[i], corners[(i + 1) % count]) * outward;
        const double bend = std::max(1 + QPointF::dotProduct(previous, next), 1e-3);
        QPointF miter = (previous + next) / bend;
        if (const double size = lengthOf(miter); size > longestMiter)
            miter *= longestMiter / size;
        inner[i] = {corners[i] - miter * fringe};
        outer[i] = {corners[i] + miter * fringe, false};
        previous = next;
    }
    for (std::size_t i = 2; i < count; ++i)
        triangle(inner[0], inner[i - 1], inner[i]);
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t next = (i + 1) % count;
        quad(inner[i], inner[next], outer[next], outer[i]);
    }
}

void TriangleTarget::area(std::span<const QPointF> corners, QRgb color) {
    setColor(color);
    for (std::size_t i = 0; i + 2 < corners.size(); i += 3)
        triangle({corners[i]}, {corners[i + 1]}, {corners[i + 2]});
}

void TriangleTarget::line(QPointF from, QPointF to, double width, QRgb color) {
    if (from == to)
        return;
    setColor(color);
    const QPointF side = normal(from, to);
    const double half = width / 2;
    const bool isSharp = from.x() == to.x() || from.y() == to.y(); // the caller put it on pixels
    if (!m_smooth || isSharp) {
        band(from, to, side, half, half);
        return;
    }
    band(from, to, side, std::max(0.0, half - fringe), half + fringe);
}

/// A line that is solid up to @p inner on both sides, and fades out up to @p outer.
void TriangleTarget::band(QPointF from, QPointF to, QPointF side, double inner, double outer) {
    quad({from + side * inner}, {to + side * inner}, {to - side * inner}, {from - side * inner});
    if (outer <= inner)
        return;
    for (const double sign : {1.0, -1.0})
        quad({from + side * (sign * inner)}, {to + side * (sign * inner)},
             {to + side * (sign * outer), false}, {from + side * (sign * outer), false});
}

void TriangleTarget::disc(QPointF center, double radius, QRgb color) {
    setColor(color);
    const double solid = m_smooth ? std::max(0.0, radius - fringe) : radius;
    const std::size_t stride = strideFor(radius);
    const auto& unit = circle();
    const QPointF first = center + unit[0] * solid;
    for (std::size_t i = stride; i + stride < finest; i += stride)
        triangle({first}, {center + unit[i] * solid}, {center + unit[i + stride] * solid});
    if (m_smooth)
        arc(center, {solid, true}, {radius + fringe, false}, stride);
}

void TriangleTarget::ring(QPointF center, double radius, double width, QRgb color) {
    setColor(color);
    const std::size_t stride = strideFor(radius);
    const double soft = m_smooth ? fringe : 0;
    const double low = std::max(0.0, radius - width / 2 + soft);
    const double high = std::max(low, radius + width / 2 - soft);
    if (high > low)
        arc(center, {low, true}, {high, true}, stride);
    if (!m_smooth)
        return;
    arc(center, {std::max(0.0, low - 2 * soft), false}, {low, true}, stride);
    arc(center, {high, true}, {high + 2 * soft, false}, stride);
}

void TriangleTarget::arc(QPointF center, const Rim& inner, const Rim& outer, std::size_t stride) {
    const auto& unit = circle();
    for (std::size_t i = 0; i < finest; i += stride) {
        const QPointF& a = unit[i];
        const QPointF& b = unit[i + stride];
        quad({center + a * inner.radius, inner.solid}, {center + b * inner.radius, inner.solid},
             {center + b * outer.radius, outer.solid}, {center + a * outer.radius, outer.solid});
    }
}

} // namespace tiller
