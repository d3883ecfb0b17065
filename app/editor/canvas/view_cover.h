#pragma once

#include <QRectF>

#include <algorithm>

namespace tiller {

/// What of the canvas something was drawn for: the view and some of what is around it, at a zoom.
/// While that covers what is seen, nothing needs to be drawn anew to pan, or to zoom a little.
struct ViewCover {
    QRectF area;
    double zoom = 0;

    [[nodiscard]] bool covers(const QRectF& seen, double seenZoom) const {
        constexpr double noticed = 1.15; // of the width of a pixel
        return area.contains(seen) && seenZoom < zoom * noticed && seenZoom > zoom / noticed;
    }
    void renew(const QRectF& seen, double seenZoom) {
        const double around = 0.25 * std::max(seen.width(), seen.height());
        area = seen.adjusted(-around, -around, around, around);
        zoom = seenZoom;
    }
};

} // namespace tiller
