#pragma once

#include "core/base/vec2.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace tiller {

/// Between the world and the view's pixels: the same scale in x and y, y down in both.
class ViewTransform {
public:
    static constexpr double minScale = 1e-4; ///< pixels per world unit
    static constexpr double maxScale = 200;

    [[nodiscard]] double scale() const { return m_scale; }
    [[nodiscard]] QPointF origin() const { return m_origin; } ///< of the world, in the view

    [[nodiscard]] QPointF toView(Vec2 world) const {
        return {m_origin.x() + world.x * m_scale, m_origin.y() + world.y * m_scale};
    }
    [[nodiscard]] Vec2 toWorld(QPointF view) const {
        return {(view.x() - m_origin.x()) / m_scale, (view.y() - m_origin.y()) / m_scale};
    }
    [[nodiscard]] QRectF toView(const QRectF& world) const;

    void pan(QPointF byPixels) { m_origin += byPixels; }

    /// What is at @p fixed stays there.
    void zoom(double factor, QPointF fixed);

    /// Shows all of @p world, centered, with a margin in pixels. Nothing if either is empty.
    void fit(const QRectF& world, const QSizeF& view, double margin);

    friend bool operator==(const ViewTransform&, const ViewTransform&) = default;

private:
    double m_scale = 1;
    QPointF m_origin;
};

/// The step of 1, 2 or 5 times a power of ten that is at least @p least: for grids, and for the
/// numbers that a drag gives.
[[nodiscard]] double roundStep(double least);

/// How far apart the lines of the grid are, in the world.
[[nodiscard]] double gridDistance(const ViewTransform& view);

} // namespace tiller
