#pragma once

#include <QColor>
#include <QImage>
#include <QPainterPath>
#include <QPointF>
#include <QRectF>
#include <QSGGeometry>

#include <cmath>
#include <span>
#include <vector>

class QPainter;

namespace tiller {

/// A picture that is drawn many times, in several sizes: each is half as large as the one before.
struct SpriteImage {
    std::vector<QImage> sizes; ///< at least one; premultiplied
    QRectF seen;               ///< the part that is not transparent, from 0 to 1

    SpriteImage() = default;
    explicit SpriteImage(QImage image);
    [[nodiscard]] double aspect() const { ///< height for each width
        return static_cast<double>(sizes[0].height()) / sizes[0].width();
    }
};

/// What canvas and world are drawn on: triangles for the scene graph, or a painter where the scene
/// graph draws in software. Edges are smooth, apart from those of rect() and area(). Coordinates
/// and widths are pixels of the view, or units of the item. Colors are not premultiplied.
class DrawTarget {
public:
    virtual ~DrawTarget() = default;

    /// A polygon; its first corner must see every other one.
    virtual void fan(std::span<const QPointF> corners, QRgb color) = 0;
    /// An area in triangles, three corners each. The sides that they share do not show.
    virtual void area(std::span<const QPointF> corners, QRgb color) = 0;
    virtual void rect(const QRectF& rect, QRgb color) = 0;
    virtual void line(QPointF from, QPointF to, double width, QRgb color) = 0;
    virtual void curve(const QPainterPath& curve, double width, QRgb color) = 0;
    virtual void disc(QPointF center, double radius, QRgb color) = 0;
    virtual void ring(QPointF center, double radius, double width, QRgb color) = 0;
    /// A small picture. @param along from the center to the middle of its right edge
    virtual void sprite(const SpriteImage& image, QPointF center, QPointF along, int alpha) = 0;
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

class PainterTarget final : public DrawTarget {
public:
    explicit PainterTarget(QPainter& painter) : m_painter(painter) {}

    void fan(std::span<const QPointF> corners, QRgb color) override;
    void area(std::span<const QPointF> corners, QRgb color) override;
    void rect(const QRectF& rect, QRgb color) override;
    void line(QPointF from, QPointF to, double width, QRgb color) override;
    void curve(const QPainterPath& curve, double width, QRgb color) override;
    void disc(QPointF center, double radius, QRgb color) override;
    void ring(QPointF center, double radius, double width, QRgb color) override;
    void sprite(const SpriteImage& image, QPointF center, QPointF along, int alpha) override;

private:
    void fill(QRgb color, bool smooth = true);
    void outline(QRgb color, double width, Qt::PenCapStyle cap = Qt::SquareCap);

    QPainter& m_painter;
};

/// Draws into a list of triangles with a color per corner. A fringe of one pixel that fades out
/// makes the edges smooth. It costs some triangles; multisampling would cost every pixel of the
/// window, and not every surface has it. clear() keeps the memory of the list.
class TriangleTarget final : public DrawTarget {
public:
    using Vertex = QSGGeometry::ColoredPoint2D;

    void clear();
    void setSmooth(bool smooth) { m_smooth = smooth; }
    /// @param size of a pixel of the screen, in the coordinates that are drawn
    void setPixel(double size) { m_pixel = size; }
    [[nodiscard]] const std::vector<Vertex>& vertices() const { return m_vertices; }

    /// All drawings of a sprite, four corners each. They lie between the triangles that were drawn
    /// before the first sprite, and all others.
    struct Sprites {
        QImage image;
        int alpha = 255;
        std::vector<QSGGeometry::TexturedPoint2D> corners = {};
    };
    [[nodiscard]] const std::vector<Sprites>& sprites() const { return m_sprites; }
    [[nodiscard]] std::span<const Vertex> belowSprites() const {
        return std::span(m_vertices).first(m_hasSprites ? m_belowSprites : m_vertices.size());
    }
    [[nodiscard]] std::span<const Vertex> aboveSprites() const {
        return std::span(m_vertices).subspan(belowSprites().size());
    }

    void fan(std::span<const QPointF> corners, QRgb color) override;
    void area(std::span<const QPointF> corners, QRgb color) override;
    void rect(const QRectF& rect, QRgb color) override;
    void line(QPointF from, QPointF to, double width, QRgb color) override;
    void curve(const QPainterPath& curve, double width, QRgb color) override;
    void disc(QPointF center, double radius, QRgb color) override;
    void ring(QPointF center, double radius, double width, QRgb color) override;
    void sprite(const SpriteImage& image, QPointF center, QPointF along, int alpha) override;

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
    void band(QPointF from, QPointF to, QPointF fromSide, QPointF toSide, double inner,
              double outer);
    /// Half the width of the fringe, to each side of an edge.
    [[nodiscard]] double fringe() const { return m_pixel / 2; }
    [[nodiscard]] std::size_t strideFor(double radius) const;
    void arc(QPointF center, const Rim& inner, const Rim& outer, std::size_t stride);
    void smoothFan(std::span<const QPointF> corners);
    void setColor(QRgb color);

    std::vector<Vertex> m_vertices;
    std::vector<Sprites> m_sprites;
    std::size_t m_belowSprites = 0;
    bool m_hasSprites = false;
    Vertex m_solid{}; // has the current color
    bool m_smooth = true;
    double m_pixel = 1;
};

} // namespace tiller
