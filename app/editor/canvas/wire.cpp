#include "app/editor/canvas/wire.h"

#include <algorithm>
#include <cmath>

namespace tiller {

namespace {

double squared(QPointF p) {
    return QPointF::dotProduct(p, p);
}

double distanceToSegment(QPointF point, QPointF a, QPointF b) {
    const QPointF along = b - a;
    const double length = squared(along);
    const double t =
        length > 0 ? std::clamp(QPointF::dotProduct(point - a, along) / length, 0.0, 1.0) : 0;
    return std::sqrt(squared(point - (a + t * along)));
}

} // namespace

QPointF WireCurve::at(double t) const {
    const double s = 1 - t;
    return points[0] * (s * s * s) + points[1] * (3 * s * s * t) + points[2] * (3 * s * t * t) +
           points[3] * (t * t * t);
}

QRectF WireCurve::bounds() const {
    const auto [left, right] =
        std::minmax({points[0].x(), points[1].x(), points[2].x(), points[3].x()});
    const auto [top, bottom] =
        std::minmax({points[0].y(), points[1].y(), points[2].y(), points[3].y()});
    return {QPointF(left, top), QPointF(right, bottom)};
}

double WireCurve::distanceTo(QPointF point) const {
    constexpr int pieces = 64;
    double best = 0;
    double nearest = INFINITY;
    for (int i = 0; i <= pieces; ++i) {
        const double t = static_cast<double>(i) / pieces;
        if (const double away = squared(point - at(t)); away < nearest) {
            nearest = away;
            best = t;
        }
    }
    // The nearest point lies within a piece of the nearest sample; look there more closely.
    constexpr int parts = 32;
    const double from = std::max(0.0, best - 1.0 / pieces);
    const double to = std::min(1.0, best + 1.0 / pieces);
    nearest = INFINITY;
    for (int i = 0; i < parts; ++i)
        nearest = std::min(nearest, distanceToSegment(point, at(from + (to - from) * i / parts),
                                                      at(from + (to - from) * (i + 1) / parts)));
    return nearest;
}

WireCurve wireBetween(QPointF output, QPointF input) {
    const double across = input.x() - output.x();
    const double down = std::abs(input.y() - output.y());
    const double reach = across >= 0 ? std::clamp(across / 2, 24.0, 160.0)
                                     : std::clamp(64 - across / 4 + down / 8, 64.0, 280.0);
    return {{output, output + QPointF(reach, 0), input - QPointF(reach, 0), input}};
}

} // namespace tiller
