#include "app/editor/pane/view_transform.h"

#include <algorithm>
#include <cmath>

namespace tiller {

QRectF ViewTransform::toView(const QRectF& world) const {
    return {toView(Vec2{world.left(), world.top()}), world.size() * m_scale};
}

void ViewTransform::zoomTo(double scale, QPointF fixed) {
    const QPointF place = placeAt(fixed);
    m_scale = std::clamp(scale, m_least, m_most);
    m_origin += fixed - toView(place);
}

ViewTransform ViewTransform::at(double scale, QPointF origin) const {
    ViewTransform view = *this;
    view.m_scale = std::clamp(scale, m_least, m_most);
    view.m_origin = origin;
    return view;
}

void ViewTransform::fit(const QRectF& world, const QSizeF& view, double margin) {
    const double width = view.width() - 2 * margin;
    const double height = view.height() - 2 * margin;
    if (world.isEmpty() || width <= 0 || height <= 0)
        return;
    m_scale = std::clamp(std::min(width / world.width(), height / world.height()), m_least, m_most);
    m_origin = QPointF(view.width() / 2, view.height() / 2) - world.center() * m_scale;
}

double roundStep(double least) {
    const double power = std::pow(10, std::floor(std::log10(least)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= least * (1 - 1e-9))
            return factor * power;
    return 10 * power;
}

double roundTo(double value, double step) {
    // 1 / step is a whole number for steps below 1, and n / 10 is the number that "0.1" reads as.
    // n * 0.1 is not.
    return step < 1 ? std::round(value * std::round(1 / step)) / std::round(1 / step)
                    : std::round(value / step) * step;
}

double gridDistance(const ViewTransform& view) {
    constexpr double least = 48; // pixels
    return roundStep(least / view.scale());
}

} // namespace tiller
