#pragma once

#include "app/editor/canvas/canvas_view.h"

#include <algorithm>

namespace tiller {

/// What a layer has drawn: the view and a margin around it, and the zoom. While this covers the
/// view, the layer pans and zooms without drawing again.
struct ViewCover {
    QRectF area;
    double zoom = 0;

    [[nodiscard]] bool covers(const CanvasView& view) const {
        constexpr double visible = 1.15; // a pixel that is so much wider or narrower can be seen
        return area.contains(view.seen()) && view.zoom() < zoom * visible &&
               view.zoom() > zoom / visible;
    }
    void renew(const CanvasView& view) {
        const QRectF seen = view.seen();
        const double around = 0.25 * std::max(seen.width(), seen.height());
        area = seen.adjusted(-around, -around, around, around);
        zoom = view.zoom();
    }
};

} // namespace tiller
