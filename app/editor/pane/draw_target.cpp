#include "app/editor/pane/draw_target.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

namespace tiller {

SpriteImage::SpriteImage(QImage image) {
    constexpr int smallest = 16; // pixels
    sizes.push_back(image.convertToFormat(QImage::Format_ARGB32_Premultiplied));
    const QImage& all = sizes[0];
    QRect box;
    for (int y = 0; y < all.height(); ++y)
        for (int x = 0; x < all.width(); ++x)
            if (qAlpha(reinterpret_cast<const QRgb*>(all.constScanLine(y))[x]) > 0)
                box |= QRect(x, y, 1, 1);
    seen = QRectF(static_cast<double>(box.x()) / all.width(),
                  static_cast<double>(box.y()) / all.height(),
                  static_cast<double>(box.width()) / all.width(),
                  static_cast<double>(box.height()) / all.height());
    while (std::min(sizes.back().width(), sizes.back().height()) >= 2 * smallest)
        sizes.push_back(sizes.back().scaled(sizes.back().size() / 2, Qt::IgnoreAspectRatio,
                                            Qt::SmoothTransformation));
}

void PainterTarget::fill(QRgb color, bool smooth) {
    m_painter.setRenderHint(QPainter::Antialiasing, smooth);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(QColor::fromRgba(color));
}

void PainterTarget::outline(QRgb color, double width, Qt::PenCapStyle cap) {
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setPen(QPen(QColor::fromRgba(color), width, Qt::SolidLine, cap));
    m_painter.setBrush(Qt::NoBrush);
}

void PainterTarget::fan(std::span<const QPointF> corners, QRgb color) {
    fill(color);
    m_painter.drawPolygon(corners.data(), static_cast<int>(corners.size()));
}

void PainterTarget::area(std::span<const QPointF> corners, QRgb color) {
    fill(color, false); // smooth edges would show where triangles meet
    for (std::size_t i = 0; i + 2 < corners.size(); i += 3)
        m_painter.drawConvexPolygon(&corners[i], 3);
}

void PainterTarget::rect(const QRectF& rect, QRgb color) {
    fill(color, false);
    m_painter.drawRect(rect);
}

void PainterTarget::line(QPointF from, QPointF to, double width, QRgb color) {
    outline(color, width, Qt::FlatCap);
    m_painter.drawLine(from, to);
}

void PainterTarget::curve(const QPainterPath& curve, double width, QRgb color) {
    outline(color, width);
    m_painter.drawPath(curve);
}

void PainterTarget::disc(QPointF center, double radius, QRgb color) {
    fill(color);
    m_painter.drawEllipse(center, radius, radius);
}

void PainterTarget::ring(QPointF center, double radius, double width, QRgb color) {
    outline(color, width);
    m_painter.drawEllipse(center, radius, radius);
}

void PainterTarget::sprite(const SpriteImage& image, QPointF center, QPointF along, int alpha) {
    const double half = lengthOf(along);
    const double pixels = 2 * half * m_painter.device()->devicePixelRatio();
    auto size = image.sizes.begin(); // the smallest one that has as many pixels
    while (std::next(size) != image.sizes.end() && std::next(size)->width() >= pixels)
        ++size;
    const QTransform before = m_painter.transform();
    m_painter.setTransform(
        QTransform(along.x(), along.y(), -along.y(), along.x(), center.x(), center.y()), true);
    m_painter.setRenderHints(QPainter::SmoothPixmapTransform | QPainter::Antialiasing);
    m_painter.setOpacity(alpha / 255.0);
    m_painter.drawImage(QRectF(-1, -image.aspect(), 2, 2 * image.aspect()), *size);
    m_painter.setOpacity(1);
    m_painter.setTransform(before);
}

namespace {

constexpr std::size_t finest = 48;
constexpr std::size_t mostCorners = 8;
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

/// The step through the points of circle() for a radius: lines stay within a third of a pixel of
/// the circle.
std::size_t TriangleTarget::strideFor(double radius) const {
    const double pixels = radius / m_pixel;
    return pixels < 3 ? 6 : pixels < 8 ? 4 : pixels < 20 ? 2 : 1;
}

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
        inner[i] = {corners[i] - miter * fringe()};
        outer[i] = {corners[i] + miter * fringe(), false};
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

void TriangleTarget::rect(const QRectF& rect, QRgb color) {
    setColor(color);
    quad({rect.topLeft()}, {rect.topRight()}, {rect.bottomRight()}, {rect.bottomLeft()});
}

void TriangleTarget::line(QPointF from, QPointF to, double width, QRgb color) {
    if (from == to)
        return;
    setColor(color);
    const QPointF side = normal(from, to);
    const double half = width / 2;
    const bool isSharp = from.x() == to.x() || from.y() == to.y(); // the caller put it on pixels
    if (!m_smooth || isSharp)
        band(from, to, side, side, half, half);
    else
        band(from, to, side, side, std::max(0.0, half - fringe()), half + fringe());
}

void TriangleTarget::curve(const QPainterPath& curve, double width, QRgb color) {
    constexpr double finer = 3; // the lines that Qt makes of it are half a pixel away at most
    setColor(color);
    const double scale = finer / m_pixel;
    const double inner = m_smooth ? std::max(0.0, width / 2 - fringe()) : width / 2;
    const double outer = inner + (m_smooth ? m_pixel : 0);
    for (const QPolygonF& line : curve.toSubpathPolygons(QTransform::fromScale(scale, scale))) {
        const auto sideAt = [&line](qsizetype i) {
            return normal(line[std::max<qsizetype>(i - 1, 0)],
                          line[std::min(i + 1, line.size() - 1)]);
        };
        for (qsizetype i = 0; i + 1 < line.size(); ++i)
            band(line[i] / scale, line[i + 1] / scale, sideAt(i), sideAt(i + 1), inner, outer);
    }
}

/// A line that is solid up to @p inner on both sides, and fades out up to @p outer.
void TriangleTarget::band(QPointF from, QPointF to, QPointF fromSide, QPointF toSide, double inner,
                          double outer) {
    quad({from + fromSide * inner}, {to + toSide * inner}, {to - toSide * inner},
         {from - fromSide * inner});
    if (outer <= inner)
        return;
    for (const double sign : {1.0, -1.0})
        quad({from + fromSide * (sign * inner)}, {to + toSide * (sign * inner)},
             {to + toSide * (sign * outer), false}, {from + fromSide * (sign * outer), false});
}

void TriangleTarget::disc(QPointF center, double radius, QRgb color) {
    setColor(color);
    const double solid = m_smooth ? std::max(0.0, radius - fringe()) : radius;
    const std::size_t stride = strideFor(radius);
    const auto& unit = circle();
    const QPointF first = center + unit[0] * solid;
    for (std::size_t i = stride; i + stride < finest; i += stride)
        triangle({first}, {center + unit[i] * solid}, {center + unit[i + stride] * solid});
    if (m_smooth)
        arc(center, {solid, true}, {radius + fringe(), false}, stride);
}

void TriangleTarget::ring(QPointF center, double radius, double width, QRgb color) {
    setColor(color);
    const std::size_t stride = strideFor(radius);
    const double soft = m_smooth ? fringe() : 0;
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

void TriangleTarget::clear() {
    m_vertices.clear();
    std::erase_if(m_sprites, [](const Sprites& each) { return each.corners.empty(); });
    for (Sprites& each : m_sprites)
        each.corners.clear(); // it keeps its memory for the next frame
    m_belowSprites = 0;
    m_hasSprites = false;
}

void TriangleTarget::sprite(const SpriteImage& image, QPointF center, QPointF along, int alpha) {
    if (!std::exchange(m_hasSprites, true))
        m_belowSprites = m_vertices.size();
    const qint64 key = image.sizes[0].cacheKey();
    auto to = std::ranges::find_if(m_sprites, [&](const Sprites& each) {
        return each.alpha == alpha && each.image.cacheKey() == key;
    });
    if (to == m_sprites.end())
        to = m_sprites.insert(to, {image.sizes[0], alpha});
    const QPointF across = QPointF(-along.y(), along.x()) * image.aspect();
    const auto corner = [&](QPointF share) {
        const QPointF at = center + along * (2 * share.x() - 1) + across * (2 * share.y() - 1);
        to->corners.push_back({static_cast<float>(at.x()), static_cast<float>(at.y()),
                               static_cast<float>(share.x()), static_cast<float>(share.y())});
    };
    corner(image.seen.topLeft());
    corner(image.seen.topRight());
    corner(image.seen.bottomRight());
    corner(image.seen.bottomLeft());
}

} // namespace tiller
