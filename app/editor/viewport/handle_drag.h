#pragma once

#include "app/editor/viewport/shown_world.h"
#include "app/editor/viewport/snapping.h"
#include "app/editor/viewport/world_camera.h"
#include "core/model/change.h"

namespace tiller {

/// The drag of a handle of the scene. It remembers the item at the start of the drag. Its changes
/// fit the project as it is now.
class HandleDrag {
public:
    /// @param step numbers are rounded to multiples of it
    /// @param pressed where the mouse took the handle, in the world
    /// @param copies of a placed agent: drags a copy of it
    HandleDrag(const Project& project, Handle handle, double step, Vec2 pressed = {},
               bool copies = false);

    [[nodiscard]] const Handle& handle() const { return m_handle; }
    /// The places that move with the mouse and may snap to others, at the start of the drag.
    [[nodiscard]] const Points& anchors() const { return m_anchors; }

    /// The change that moves the handle so far from its start. Empty if the item no longer exists.
    /// A coordinate that snapped is not rounded.
    [[nodiscard]] Change movedBy(const Project& project, const Snapped& snapped) const;
    [[nodiscard]] Change movedBy(const Project& project, Vec2 by) const {
        return movedBy(project, Snapped{.by = by});
    }

private:
    Handle m_handle;
    double m_step;
    SceneItem m_item; ///< at the start of the drag
    SceneShape m_shape;
    std::size_t m_copied = 0; ///< the index of the placed agent whose copy is dragged
    Vec2 m_start;             ///< the place of a placed agent, or where the mouse holds a rim
    Points m_anchors;
};

/// The point of a polygon, wall or path that the mouse held last: the arrow keys move it, and
/// Delete removes it. Without a held point, the arrow keys move the selected geometry.
class HeldPoint : public QObject {
    Q_OBJECT

public:
    HeldPoint(ShownWorld& world, const WorldCamera& camera, QObject* parent = nullptr);

    [[nodiscard]] const std::optional<Handle>& handle() const { return m_handle; }
    /// Holds a corner. Any other handle is not held.
    void hold(const Handle& handle);
    void letGo();

    /// Moves the point, or else the geometry that is selected. @param gesture of the undo step
    void moveBy(Vec2 by, int gesture);
    /// Adds a point to a piece of a line. Returns its handle; nothing if that is refused.
    std::optional<Handle> insertAt(const Handle& line, QPointF place, int gesture);
    bool remove(const Handle& corner);

signals:
    void changed();

private:
    void check();

    ShownWorld& m_world;
    const WorldCamera& m_camera;
    std::optional<Handle> m_handle;
};

/// What undo calls the drag of a handle: "Move point of Obstacle 1".
[[nodiscard]] QString dragText(const Project& project, const Handle& handle);

} // namespace tiller
