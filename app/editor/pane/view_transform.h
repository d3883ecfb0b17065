#pragma once

#include "core/base/vec2.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace tiller {

/// Maps places of the world, or of the canvas, to pixels of the view, and back: the same scale in x
/// and y, y down in both.
class ViewTransform {
public:
    static constexpr double minScale = 1e-4; ///< pixels per world unit
    static constexpr double maxScale = 200;
    static constexpr double fitMargin = 24; ///< pixels

    ViewTransform() = default;
    ViewTransform(double least, double most) : m_least(least), m_most(most) {} ///< scales

    [[nodiscard]] double scale() const { return m_scale; }
    [[nodiscard]] QPointF origin() const { return m_origin; } ///< of the world, in the view

    [[nodiscard]] QPointF toView(Vec2 world) const {
        return {m_origin.x() + world.x * m_scale, m_origin.y() + world.y * m_scale};
    }
    [[nodiscard]] Vec2 toWorld(QPointF view) const {
        return {(view.x() - m_origin.x()) / m_scale, (view.y() - m_origin.y()) / m_scale};
    }
    [[nodiscard]] QPointF toView(QPointF world) const { return m_origin + world * m_scale; }
    [[nodiscard]] QRectF toView(const QRectF& world) const;
    [[nodiscard]] QPointF placeAt(QPointF view) const { return (view - m_origin) / m_scale; }
    [[nodiscard]] QRectF toWorld(const QRectF& view) const {
        return {placeAt(view.topLeft()), view.size() / m_scale};
    }

    void pan(QPointF byPixels) { m_origin += byPixels; }

    /// The place of the world at @p fixed stays there.
    void zoom(double factor, QPointF fixed) { zoomTo(m_scale * factor, fixed); }
    void zoomTo(double scale, QPointF fixed);
    /// The same with another scale and origin.
    [[nodiscard]] ViewTransform at(double scale, QPointF origin) const;

    /// Shows all of @p world in the middle, with a margin in pixels. Changes nothing if the world
    /// or the view is empty.
    void fit(const QRectF& world, const QSizeF& view, double margin);

    friend bool operator==(const ViewTransform&, const ViewTransform&) = default;

private:
    double m_least = minScale;
    double m_most = maxScale;
    double m_scale = 1;
    QPointF m_origin;
};

/// The smallest number of at least @p least that is 1, 2 or 5 times a power of ten.
[[nodiscard]] double roundStep(double least);

/// The nearest multiple of a step, as the decimal number that a person would write.
[[nodiscard]] double roundTo(double value, double step);

/// The distance between two lines of the grid, in the world.
[[nodiscard]] double gridDistance(const ViewTransform& view);

/// A direction, or a way in the world, as so many pixels.
[[nodiscard]] inline QPointF toPixels(Vec2 way) {
    return {way.x, way.y};
}

} // namespace tiller
