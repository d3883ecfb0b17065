#pragma once

#include "app/editor/viewport/scene_shapes.h"
#include "app/editor/viewport/view_transform.h"

#include <QCursor>

#include <optional>
#include <set>

namespace tiller {

struct WorldPicture;
class DrawTarget;

/// A handle of the frame around the selected geometry: eight that scale it, and one that turns it.
enum class FrameGrip { topLeft, top, topRight, right, bottomRight, bottom, bottomLeft, left, turn };

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
    /// The grip at a place of the view.
    [[nodiscard]] std::optional<FrameGrip> gripAt(const ViewTransform& view, QPointF place) const;

    bool operator==(const SelectionFrame&) const = default;
};

/// Which sides a grip moves: -1 the left or upper one, 1 the right or lower one, 0 none.
[[nodiscard]] QPoint sidesOf(FrameGrip grip);

[[nodiscard]] QCursor cursorOf(FrameGrip grip);

/// @param hovered is drawn larger
void paintFrame(DrawTarget& target, const WorldPicture& picture, const SelectionFrame& frame,
                std::optional<FrameGrip> hovered);

} // namespace tiller
