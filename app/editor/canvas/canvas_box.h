#pragma once

#include "core/base/result.h"
#include "core/model/change.h"

#include <QRectF>

namespace tiller {

/// What one holds of a frame or a comment with the mouse.
enum class Grip { none, move, topLeft, topRight, bottomLeft, bottomRight };

[[nodiscard]] inline bool resizes(Grip grip) {
    return grip != Grip::none && grip != Grip::move;
}

inline constexpr double frameHead = 32;     ///< the bar with a frame's title
inline constexpr double leastBoxWidth = 80; ///< that a corner can be dragged to
inline constexpr double leastBoxHeight = 48;

/// Where a frame or a comment is. @pre standsOnCanvas(annotation)
[[nodiscard]] QRectF boxOf(const Annotation& annotation);

/// What of it is at a place. A comment is held anywhere, a frame by its title bar and its border;
/// both by their corners. @param reach of corners and border, on the canvas
[[nodiscard]] Grip gripAt(const Annotation& annotation, QPointF place, double reach);

/// A box with a corner moved, no smaller than the least size; the opposite corner stays.
[[nodiscard]] QRectF resized(const QRectF& box, Grip corner, QPointF by);

[[nodiscard]] Result<Change> setBox(const Project& project, std::string_view annotation,
                                    const QRectF& box);

} // namespace tiller
