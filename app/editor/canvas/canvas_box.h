#pragma once

#include "core/base/result.h"
#include "core/model/annotations.h"
#include "core/model/change.h"
#include "core/model/groups.h"

#include <QRectF>

#include <limits>

namespace tiller {

/// The part of a frame or comment that the mouse holds.
enum class Grip { none, move, topLeft, topRight, bottomLeft, bottomRight };

[[nodiscard]] inline bool resizes(Grip grip) {
    return grip != Grip::none && grip != Grip::move;
}

inline constexpr double frameHead = 32;   ///< the height of the bar with a frame's title
inline constexpr double minBoxWidth = 80; ///< after a resize
inline constexpr double minBoxHeight = 48;

/// The frames, comments and cards of groups that the canvas shows while a group is open; empty: the
/// project. They live as long as the project stays as it is.
[[nodiscard]] std::vector<const Annotation*>
boxesOnCanvas(const Project& project, const NodeGroups& groups, std::string_view open = {});

/// How far it is from the bottom of a frame's title up to a frame above it, and up to the title of
/// a frame around it. From far away the title is large, and must cover neither.
struct TitleRoom {
    double above = std::numeric_limits<double>::infinity();
    double around = std::numeric_limits<double>::infinity();
};
[[nodiscard]] TitleRoom titleRoom(const QRectF& frame, const std::vector<QRectF>& frames);

/// The height of a frame's title, which grows upward. Below another frame it is lower, but still
/// large enough to read. @param scale by which it is enlarged: CanvasView::titleScale()
[[nodiscard]] double titleHeight(double scale, double above);

/// The area of a frame or comment on the canvas. @pre standsOnCanvas(annotation)
[[nodiscard]] QRectF boxOf(const Annotation& annotation);

/// The areas of the frames among these.
[[nodiscard]] std::vector<QRectF> frameBoxes(const std::vector<const Annotation*>& boxes);

/// The part of a frame, comment or group at a place. Comments and groups are held anywhere, a frame
/// by its title bar and border; frames and comments by their corners, too. @param reach of corners
/// and border, on the canvas
[[nodiscard]] Grip gripAt(const Annotation& annotation, QPointF place, double reach);

/// A box with one corner moved. The opposite corner stays; the box keeps the minimum size.
[[nodiscard]] QRectF resized(const QRectF& box, Grip corner, QPointF by);

[[nodiscard]] Result<Change> setBox(const Project& project, std::string_view annotation,
                                    const QRectF& box);

} // namespace tiller
