#pragma once

#include "app/editor/canvas/card.h"
#include "app/editor/pane/box_grip.h"
#include "core/base/result.h"
#include "core/model/annotations.h"
#include "core/model/change.h"
#include "core/model/edits.h"
#include "core/model/groups.h"

#include <QRectF>

#include <limits>
#include <span>

namespace tiller {

/// The part of a frame or comment that the mouse holds: all of it, or a corner.
using Grip = BoxGrip;

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

/// @name Edits of frames and comments, alone and together with cards
/// @{

/// Adds a frame around an area of the canvas, with room for its title.
[[nodiscard]] Result<Change> frameAround(const Project& project, IdSource& ids, const QRectF& area);

[[nodiscard]] Result<Change> addComment(const Project& project, IdSource& ids, QPointF place);

/// Moves nodes, frames and comments together.
[[nodiscard]] Change moveOnCanvas(const Project& project, std::span<const Id> ids, Vec2 by);
/// @}

/// The items that a drag moves: the nodes, frames and comments among the ids, and all that lies
/// wholly in one of these frames. Each id comes once.
[[nodiscard]] std::vector<Id> withCarried(const Project& project, std::span<const Id> ids);

/// The nodes, frames and comments that lie wholly in an area.
[[nodiscard]] std::vector<Id> whollyIn(const Project& project, const QRectF& area);

/// The area of a node's card, a frame or a comment; null for other ids.
[[nodiscard]] QRectF canvasRect(const Project& project, std::string_view id);

/// A line on the card of a group: a port or a setting.
struct GroupRow {
    PortRef ref; ///< the node of the group, and its port or setting
    QString name;
    QString value;              ///< of a setting
    const Port* port = nullptr; ///< null of a setting; lives as long as the registry
    double top = 0;             ///< from the top of the card
};

/// The lines of a group's card, from the top.
[[nodiscard]] std::vector<GroupRow> groupRows(const Project& project, const NodeGroups& groups,
                                              const NodeGroup& group);

/// The card of a hidden node: the box of its group's card, with those of its ports that stand on
/// it. @param group null, or of another canvas: then it has no ports
[[nodiscard]] Card standIn(const Project& project, const NodeGroups& groups, const NodeGroup* group,
                           Card card);

/// The change, and what makes room where it makes cards higher: cards, groups and comments that
/// such a card would cover move down.
[[nodiscard]] Change withRoom(const Project& project, const Change& change);

/// Whether a link joins two nodes of one group's card, while the canvas shows the group @p open.
[[nodiscard]] bool isInner(const NodeGroups& groups, const Link& link, std::string_view open);

} // namespace tiller
