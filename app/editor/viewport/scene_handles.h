#pragma once

#include "app/editor/pane/box_grip.h"
#include "app/editor/pane/view_transform.h"
#include "app/editor/viewport/scene_shapes.h"

#include <QCursor>

#include <optional>
#include <set>

namespace tiller {

/// A part of the scene that the mouse can drag.
struct Handle {
    enum class Part {
        topLeft = static_cast<int>(BoxGrip::topLeft), ///< this and the next seven as BoxGrip
        top,
        topRight,
        right,
        bottomRight,
        bottom,
        bottomLeft,
        left,
        point,
        corner, ///< one of the points of a polygon, wall or path
        center, ///< of a region or field; moves it
        rim,    ///< of a circle; changes its radius
        line,   ///< a piece of a polygon, wall or path; moves all of it
        inside, ///< moves all of the item
        start,  ///< where a placed agent starts
    };

    Id id; ///< of the scene item; of the agent type for `start`
    Part part = Part::point;
    std::size_t index = 0; ///< of the corner, the piece of the line, or the placed agent

    friend bool operator==(const Handle&, const Handle&) = default;
};

using HandlePart = Handle::Part;

/// The handle of a box that a part is; none for other parts.
[[nodiscard]] inline BoxGrip boxGripOf(Handle::Part part) {
    return part <= Handle::Part::left ? static_cast<BoxGrip>(part) : BoxGrip::none;
}

/// Whether a drag of the part moves the whole item.
[[nodiscard]] bool movesAll(Handle::Part part);

/// Whether the node is an agent type whose agents start at placed positions.
[[nodiscard]] bool startsPlaced(const Node& node);

/// The handle that moves the whole item.
[[nodiscard]] Handle wholeOf(const SceneShape& shape);

/// The handle at a place of the view. Points and corners come before edges and lines, and these
/// before insides; selected items come before others, and later items before earlier ones. The
/// inside of a region is a handle only if the region is selected. Hidden and locked items have
/// none.
/// @param withStarts also the starts of placed agents  @param selected scene items
[[nodiscard]] std::optional<Handle> handleAt(const Project& project, const SceneShapes& scene,
                                             const ViewTransform& view, QPointF place,
                                             bool withStarts, const std::set<Id>& selected);

/// The scene items that are selected, or that selected nodes use.
[[nodiscard]] std::set<Id> sceneOf(const Project& project, const std::vector<Id>& selection);

/// What to select for a handle: the node that uses its item, or else the item itself.
[[nodiscard]] Id ownerOf(const Project& project, const Handle& handle);

/// A handle of the frame around the selected geometry: eight scale it, and one turns it.
using FrameGrip = BoxGrip;

/// The frame around the selected geometry.
struct SelectionFrame {
    QRectF box;            ///< around the geometry, in the world
    std::size_t count = 0; ///< of the shapes in it
    bool tight = false;    ///< drawn on the box and not around it: its grips are those of one box

    /// The frame around selected shapes that the mouse can take. Nothing if there is nothing to
    /// scale: no shape, points alone, or a circle, which has a handle of its own.
    [[nodiscard]] static std::optional<SelectionFrame> around(const SceneShapes& scene,
                                                              const std::set<Id>& selected);

    [[nodiscard]] QRectF inView(const ViewTransform& view) const;
    /// Where a grip is on the box, in the world; of `turn` the middle.
    [[nodiscard]] Vec2 anchorOf(FrameGrip grip) const;
    /// The grips that have room, with their places in the view. The last one turns it.
    [[nodiscard]] std::vector<std::pair<FrameGrip, QPointF>>
    gripsIn(const ViewTransform& view) const;
    /// The grip at a place of the view.
    [[nodiscard]] std::optional<FrameGrip> gripAt(const ViewTransform& view, QPointF place) const;

    bool operator==(const SelectionFrame&) const = default;
};

/// Also of the grip that turns.
[[nodiscard]] QCursor frameCursor(FrameGrip grip);

} // namespace tiller
